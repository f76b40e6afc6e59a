import { expect, it } from 'vitest'
import { anOutflow } from '../given/anOutflow'
import { aPartner } from '../given/aPartner'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { rightsAt } from '../security/scene'
import { world } from '../world/world'

const theWorld = await world()
const { founder, colleague, project } = theWorld
const ana = await founder()
const days = { startOn: '2027-02-01', endOn: '2027-02-02' }

/** Things of Ana's that a colleague is not to see, by their ids. */
const hiddenId = await project(ana, { pitch: 'Projeto sigiloso' })
const hiddenStepId = await firstStepOf(ana, hiddenId)
const [taskId, documentId, entryId, partnerId] = [fresh(), fresh(), fresh(), fresh()]
await ana.act('AddTask', { projectId: hiddenId, taskId, stepId: hiddenStepId, title: 'Tarefa sigilosa', ...days })
await ana.act('CreateDocument', {
  projectId: hiddenId,
  documentId,
  title: 'Documento sigiloso',
  number: null,
  copyFrom: null,
})
await ana.act('RecordEntry', { projectId: hiddenId, ...anOutflow(taskId), entryId, description: 'Lançamento sigiloso' })
await ana.act('AddPartner', { ...aPartner, partnerId, name: 'Parceiro sigiloso' })
const hidden = [hiddenId, hiddenStepId, taskId, documentId, entryId, partnerId]

const profileId = fresh()
const permissions = { ...rightsAt('noAccess'), projects: 'totalControl' as const, tasks: 'totalControl' as const }
await ana.act('CreateAccessProfile', { profileId, name: 'Prazos', permissions, mayOwnProjects: true })
const bia = await colleague(ana, 'creator', profileId)

it('AUD-01 H3 nobody is told the name of a hidden thing for writing its id into a text', async () => {
  const projectId = await project(bia, { pitch: 'Quadra' })
  const stepId = await firstStepOf(bia, projectId)
  for (const id of [...hidden, profileId]) {
    const ownId = fresh()
    await bia.act('AddTask', {
      projectId,
      taskId: ownId,
      stepId,
      title: id,
      description: id,
      deliveryGroup: id,
      ...days,
    })
    const { items } = await bia.ask('taskHistory', { projectId, taskId: ownId })
    expect(JSON.stringify(items)).not.toMatch(/sigilos|Prazos/)
    expect(items.flatMap(({ changes }) => changes.map(({ after }) => after?.names ?? {}))).toContainEqual({
      [stepId]: 'A fazer',
    })
  }
})

it('AUD-01 H3 whoever sees the whole log reads a text as it was written, too', async () => {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const ownId = fresh()
  await ana.act('AddTask', { projectId, taskId: ownId, stepId, title: 'Sondagem', description: taskId, ...days })
  const { items } = await ana.ask('taskHistory', { projectId, taskId: ownId })
  const [described] = items.flatMap(({ changes }) => changes.filter(({ field }) => field === 'description'))
  expect(described?.after).toEqual({ value: taskId, names: {} })
})
