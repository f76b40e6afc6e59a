import { features } from '@prumo/contracts/access'
import type { CommandOf } from '@prumo/contracts/index'
import { aDocument } from '../documents/aDocument'
import { sendFile } from '../files/sendFile'
import { aField } from '../given/aField'
import { anOutflow } from '../given/anOutflow'
import type { World } from '../world/world'

const days = { startOn: '2027-01-04', endOn: '2027-01-05' }

/** A project and an organization in which every dialog of the product can be opened. */
export async function dialogScene(world: World) {
  const ana = await world.founder()
  const bia = await world.colleague(ana)
  for (const name of ['Leitores', 'Revisores']) await ana.act('CreateAccessProfile', aProfile(name))
  const projectId = await world.project(ana, { pitch: 'Ponte norte' })
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const { steps } = await ana.ask('board', { projectId })
  const [step] = steps
  const { areas } = await ana.ask('canvas', { projectId })
  const area = areas.find(({ name }) => name === 'Produto') ?? areas[0]
  if (!step || !area) throw new Error('a project without a step or an area')
  const { stepId } = step
  const taskIds: string[] = []
  for (const title of ['Fundação', 'Pilares', 'Vigas']) {
    const taskId = crypto.randomUUID()
    await ana.act('AddTask', { projectId, taskId, stepId, title, ...days })
    taskIds.push(taskId)
  }
  const [taskId = '', predecessorId = '', slippedId = ''] = taskIds
  const baselineId = crypto.randomUUID()
  await ana.act('SaveBaseline', { projectId, baselineId, name: 'Contrato', asOfOn: null })
  await ana.act('ChangeTask', { projectId, taskId: slippedId, endOn: '2027-01-07' })
  await ana.act('AddDependency', { projectId, taskId, predecessorId, kind: 'SS', lag: 2 })
  const target = { kind: 'task' as const, id: taskId }
  const item = { itemId: crypto.randomUUID(), description: 'Pedir mapas', assigneeId: null, startOn: null, endOn: null }
  await ana.act('AddChecklistItem', { projectId, taskId, ...item })
  await ana.act('AddTag', { projectId, tagId: crypto.randomUUID(), ...aTag('civil') })
  const taskViewId = crypto.randomUUID()
  const view = { name: 'Tudo', screen: 'board', shared: true, filters: {} } as const
  await ana.act('AddTaskView', { projectId, taskViewId, ...view })
  const analysisViewId = crypto.randomUUID()
  await ana.act('SaveAnalysisView', { analysisViewId, name: 'Prazos', choice: { columns: ['taskCount'] } })
  for (const title of ['Aço', 'Bloco', 'Cimento'])
    await ana.act('AddCard', { projectId, cardId: crypto.randomUUID(), areaId: area.areaId, title })
  await ana.act('RecordEntry', { projectId, ...anOutflow(taskId) })
  await ana.act('AddComment', { projectId, target, commentId: crypto.randomUUID(), content: [{ text: 'Pronto' }] })
  for (const name of ['furo.txt', 'laje.txt']) {
    const fileId = crypto.randomUUID()
    await sendFile(ana, { projectId, fileId, content: name })
    await ana.act('AttachFile', { projectId, target, fileId, name, description: '' })
  }
  const place = { projectId, documentId: crypto.randomUUID() }
  const sectionId = crypto.randomUUID()
  await ana.act('CreateDocument', { ...place, title: 'Diário', number: 'D-1', copyFrom: null })
  for (const [id, name] of [
    [sectionId, 'Hoje'],
    [crypto.randomUUID(), 'Ontem'],
  ] as const)
    await ana.act('AddDocumentSection', { ...place, sectionId: id, name })
  const fieldId = crypto.randomUUID()
  await ana.act('AddDocumentField', { ...place, sectionId, fieldId, ...aField, name: 'Tempo' })
  await ana.act('FillDocumentField', { ...place, fieldId, value: 'Seco', seen: null })
  await ana.act('ChangeProjectDetails', { projectId, customerName: 'Prefeitura' })
  const partnerId = crypto.randomUUID()
  await ana.act('AddPartner', { partnerId, types: ['supplier'], name: 'Betão do Vale' })
  await ana.act('AddGoal', { goalId: crypto.randomUUID(), title: 'Entregar a ponte', dueOn: '2030-06-30' })
  const approval = { projectId, documentId: await aDocument(ana, projectId, 'Laudo') }
  const secondApproval = { projectId, documentId: await aDocument(ana, projectId, 'Alvará') }
  for (const document of [approval, secondApproval]) await ana.act('RequestSignOff', document)
  return {
    ana,
    projectId,
    taskId,
    taskViewId,
    analysisViewId,
    baselineId,
    partnerId,
    approval,
    secondApproval,
    step: step.name,
    ofProject: (path: string) => `/projects/${projectId}/${path}`,
    ofDocument: (view: string) => `/projects/${projectId}/documents/${place.documentId}?view=${view}`,
  }
}

export type DialogScene = Awaited<ReturnType<typeof dialogScene>>

const aTag = (description: string) => ({ description, textColour: '#ffffff', colour: '#0f6c5c' })

const aProfile = (name: string): CommandOf<'CreateAccessProfile'>['data'] => ({
  profileId: crypto.randomUUID(),
  name,
  permissions: Object.fromEntries(features.map((feature) => [feature, 'viewOnly'])) as never,
  mayOwnProjects: false,
})
