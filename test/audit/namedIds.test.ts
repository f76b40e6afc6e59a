import { wholeLog } from '@prumo/contracts/audit/actionLog'
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

/** Sees the log of what is there for them, and no documents. */
const readingId = fresh()
const reading = { ...permissions, actionLog: 'viewOnly' as const, discussion: 'totalControl' as const }
await ana.act('CreateAccessProfile', {
  profileId: readingId,
  name: 'Leitura',
  permissions: reading,
  mayOwnProjects: true,
})
const caio = await colleague(ana, 'creator', readingId)
const everything = [...hidden, profileId, ana.userId]

it('AUD-01 H3 a view of the log that is narrowed to a hidden record does not tell its name', async () => {
  for (const recordId of everything) {
    await caio.act('ViewActionLog', { viewId: fresh(), filters: { ...wholeLog, recordId } })
    const viewId = fresh()
    await caio.act('ViewActionLog', { viewId, filters: wholeLog })
    const { items } = await caio.ask('actionLog', { viewId, limit: 500 })
    expect(JSON.stringify(items)).toContain(recordId)
    expect(JSON.stringify(items)).not.toMatch(/sigilos|Prazos/)
    expect(JSON.stringify(await caio.ask('actionLogChoices', { viewId, of: 'project' }))).not.toMatch(/sigilos/)
  }
})

it('AUD-01 H3 a field tells the name of a thing only as what the field declares', async () => {
  const projectId = await project(caio, { pitch: 'Praça' })
  const [stepId, tagId, ownId] = [await firstStepOf(caio, projectId), fresh(), fresh()]
  await caio.act('AddTask', { projectId, taskId: ownId, stepId, title: 'Capina', ...days })
  await caio.act('AddTag', { projectId, tagId, description: 'Urgente', textColour: '#ffffff', colour: '#335577' })
  const view = { name: 'Minha', screen: 'board' as const, shared: false }
  const tagIds = [tagId, ownId, stepId, ...everything]
  await caio.act('AddTaskView', { projectId, taskViewId: fresh(), ...view, filters: { tagIds } })
  const viewId = fresh()
  await caio.act('ViewActionLog', { viewId, filters: { ...wholeLog, projectId } })
  const { items } = await caio.ask('actionLog', { viewId, limit: 500 })
  const [added] = items.filter(({ kind }) => kind === 'TaskViewAdded')
  expect(added?.changes.find(({ field }) => field === 'filters')?.after?.names).toEqual({ [tagId]: 'Urgente' })
})

it('AUD-01 H3 a former member is told what was there in the words that they saw, and not of today', async () => {
  const projectId = await project(ana, { pitch: 'Escola' })
  const [stepId, ownId] = [await firstStepOf(ana, projectId), fresh()]
  await ana.act('ShareProject', { projectId, email: caio.email, as: ['team'] })
  await caio.act('AddTask', { projectId, taskId: ownId, stepId, title: 'Cerca', ...days })
  await caio.act('ChangeTask', { projectId, taskId: ownId, progress: 10 })
  await ana.act('UnshareProject', { projectId, userId: caio.userId })
  await ana.act('ChangeTask', { projectId, taskId: ownId, title: 'Muro sigiloso' })
  await ana.act('ChangeProjectDetails', { projectId, pitch: 'Escola sigilosa' })
  await caio.act('ViewActionLog', { viewId: fresh(), filters: { ...wholeLog, recordId: ownId, projectId } })
  const viewId = fresh()
  await caio.act('ViewActionLog', { viewId, filters: wholeLog })
  const { items } = await caio.ask('actionLog', { viewId, limit: 500 })
  expect(JSON.stringify(items)).not.toMatch(/sigilos/)
  const [viewed] = items.filter(({ changes }) => JSON.stringify(changes).includes(ownId))
  expect(viewed?.changes.find(({ field }) => field === 'filters')?.after?.names).toEqual({})
  const [reported] = items.filter(({ kind }) => kind === 'TaskProgressReported')
  expect([reported?.projectPitch, reported?.recordName]).toEqual(['Escola', 'Cerca'])
})
