import { expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { founder, colleague, project } = await world()

it('ORG-09 a listed task says whether its reader may edit it, project by project', async () => {
  const ana = await founder()
  const [bia, caio] = [await colleague(ana), await colleague(ana, 'viewer')]
  const [bridge, road] = [await project(ana, { pitch: 'Ponte' }), await project(ana, { pitch: 'Estrada' })]
  const share = (projectId: string, { email }: Person, as: ('team' | 'stakeholder')[]) =>
    ana.act('ShareProject', { projectId, email, as })
  await share(bridge, bia, ['team'])
  await share(road, bia, ['stakeholder'])
  await share(bridge, caio, ['team'])
  for (const projectId of [bridge, road])
    await ana.act('AddTask', {
      projectId,
      taskId: fresh(),
      stepId: await firstStepOf(ana, projectId),
      title: 'Medir',
      startOn: '2026-03-02',
      endOn: '2026-03-06',
    })
  const mayEdit = async (person: Person) => {
    const { items } = await person.ask('tasks', { scope: 'all', today: '2026-03-02', limit: 10 })
    return Object.fromEntries(items.map((task) => [task.projectPitch, task.mayEdit]))
  }
  expect(await mayEdit(ana)).toEqual({ Ponte: true, Estrada: true })
  expect(await mayEdit(bia)).toEqual({ Ponte: true, Estrada: false })
  expect(await mayEdit(caio)).toEqual({ Ponte: false })
})
