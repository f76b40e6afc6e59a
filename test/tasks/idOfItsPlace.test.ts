import { derivedId } from '@prumo/platform/ids'
import { expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const theWorld = await world()
const { founder, project } = theWorld
const ana = await founder()
const days = { startOn: '2027-02-01', endOn: '2027-02-02' }
const plain = { isMilestone: false, predecessorIds: [] }

it('TSK-02 H2 a task under the id of its project is refused, and everybody’s board stays as it was', async () => {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const refused = await ana.attempt('AddTask', { projectId, taskId: projectId, stepId, title: 'Sondagem', ...days })
  expect([refused.status, refused.body.fields]).toEqual([422, [{ path: 'taskId', code: 'id.ofItsPlace' }]])
  expect((await ana.ask('board', { projectId })).tasks).toEqual([])
})

it('TSK-02 H2 one that was added in an older version has its number, as have all that come after it', async () => {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const add = (taskId: string, title: string) => {
    const { userId, organizationId } = ana
    const cause = {
      id: derivedId(fresh(), title),
      actor: { kind: 'system' },
      by: { kind: 'user', userId, organizationId },
      permissionBasis: 'system',
      organizationId,
      origin: null,
    }
    const data = { projectId, taskId, stepId, title, ...days, ...plain }
    return theWorld.prumo.commands.runner.runInternal({ type: 'AddTask', data }, cause as never)
  }
  await add(fresh(), 'Locação')
  await add(projectId, 'Sondagem')
  await add(fresh(), 'Fundação')
  const numbered = async () =>
    (await ana.ask('board', { projectId })).tasks.map(({ number, title }) => `${number} ${title}`).sort()
  await expect.poll(numbered).toEqual(['1 Locação', '2 Sondagem', '3 Fundação'])
  expect((await ana.ask('task', { projectId, taskId: projectId })).number).toBe(2)
})
