import { expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { world } from '../world/world'

const { founder, project } = await world()

it('TSK-10 a card says what it depends on, and nothing where it has none', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, taskId: first, stepId, title: 'Sondagem', ...dates })
  await ana.act('AddTask', { projectId, taskId: second, stepId, title: 'Fundação', predecessorIds: [first], ...dates })
  const { tasks } = await ana.ask('board', { projectId })
  expect(tasks.map(({ taskId, dependencies }) => [taskId, dependencies])).toEqual([
    [first, undefined],
    [second, [{ predecessorId: first, kind: 'FS', lag: 0 }]],
  ])
})
