import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Level } from '@prumo/contracts/access'
import { wholeLog, wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import { parseCheckpoint, parseNote } from '@prumo/verify/checkpoint'
import { sendFile } from '../files/sendFile'
import { aField } from '../given/aField'
import { anArea } from '../given/anArea'
import { anEntry } from '../given/anEntry'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { aPayment } from '../subscription/aPayment'
import { proofCode, recoveryCode } from '../world/letters'
import { aPassword, type Person } from '../world/person'
import type { World } from '../world/world'

/** One of everything that a command can name, in one organization. */
export type Ids = {
  projectId: string
  pitch: string
  /** Another, whose log is kept for the law. */
  heldProjectId: string
  stepId: string
  freeStepId: string
  tagId: string
  freeTagId: string
  holidayId: string
  baselineId: string
  freeBaselineId: string
  freeHolidayId: string
  taskViewId: string
  freeTaskViewId: string
  /** A view of the analysis that the founder keeps, and one that is shared. */
  analysisViewId: string
  freeAnalysisViewId: string
  /** Goals of the founder. */
  goalId: string
  freeGoalId: string
  taskId: string
  otherTaskId: string
  milestoneTaskId: string
  deletedTaskId: string
  itemId: string
  areaId: string
  freeAreaId: string
  cardId: string
  otherCardId: string
  deletedCardId: string
  entryId: string
  freeEntryId: string
  changedEntryId: string
  /** Installments of the entry: all are open but the one that is paid. */
  toPayId: string
  openId: string
  toCancelId: string
  toPostponeId: string
  paidId: string
  deletedEntryId: string
  /** What the founder did last to the plan, to the canvas, and to the ledger. */
  planActionId: string
  canvasActionId: string
  ledgerActionId: string
  commentId: string
  fileId: string
  /** A file that has been sent, and is attached to nothing yet. */
  sentFileId: string
  documentId: string
  deletedDocumentId: string
  sectionId: string
  otherSectionId: string
  fieldId: string
  otherFieldId: string
  removedSectionId: string
  removedFieldId: string
  /** A document that the founder is asked to approve, and the hash of the content that it is asked about. */
  askedDocumentId: string
  contentHash: string
  importId: string
  uploadId: string
  viewId: string
  /** One of the project's log alone. */
  projectViewId: string
  profileId: string
  partnerId: string
  freePartnerId: string
  /** Who is no project's customer yet. */
  customerId: string
  /** What the founder did last to the partner. */
  partnerActionId: string
  /** The move of a customer to the register that the founder made. */
  moveActionId: string
  /** So many entries the last signed head has. */
  headSize: number
  /** Where the access profile was created in the log. */
  position: number
  /** A payment that was given up. */
  paymentId: string
  /** Somebody of the organization, who takes part in the project. */
  userId: string
  email: string
  /** Somebody of the organization whom nobody will miss. */
  leaverId: string
  /** A code that lets this somebody choose a new password. */
  recovery: string
  /** A code that proves this somebody's address. */
  proof: string
}

export const rightsAt = (level: Level) =>
  Object.fromEntries(Object.keys(everyRight).map((feature) => [feature, level])) as typeof everyRight

/** An access profile that grants this level of everything. */
export async function profileAt(founder: Person, level: Level): Promise<string> {
  const profileId = fresh()
  const name = `${level} ${profileId.slice(0, 8)}`
  await founder.act('CreateAccessProfile', { profileId, name, permissions: rightsAt(level), mayOwnProjects: true })
  return profileId
}

/** A project with one of everything in it; `somebody` takes part, `managers` manage it. */
export async function scene(
  world: World,
  founder: Person,
  somebody: Person,
  managers: readonly Person[],
): Promise<Ids> {
  const pitch = `Obra ${fresh()}`
  const projectId = await world.project(founder, { pitch })
  const { steps } = await founder.ask('board', { projectId })
  const ids: Ids = {
    projectId,
    pitch,
    stepId: steps[0]?.stepId ?? '',
    freeStepId: steps[1]?.stepId ?? '',
    tagId: fresh(),
    freeTagId: fresh(),
    holidayId: fresh(),
    baselineId: fresh(),
    freeBaselineId: fresh(),
    freeHolidayId: fresh(),
    taskViewId: fresh(),
    freeTaskViewId: fresh(),
    analysisViewId: fresh(),
    freeAnalysisViewId: fresh(),
    ...(await goalsOf(founder)),
    taskId: fresh(),
    otherTaskId: fresh(),
    milestoneTaskId: fresh(),
    itemId: fresh(),
    deletedTaskId: fresh(),
    areaId: fresh(),
    freeAreaId: fresh(),
    cardId: fresh(),
    otherCardId: fresh(),
    deletedCardId: fresh(),
    entryId: fresh(),
    freeEntryId: fresh(),
    changedEntryId: fresh(),
    toPayId: fresh(),
    openId: fresh(),
    toCancelId: fresh(),
    toPostponeId: fresh(),
    paidId: fresh(),
    deletedEntryId: fresh(),
    planActionId: fresh(),
    canvasActionId: fresh(),
    ledgerActionId: fresh(),
    commentId: fresh(),
    fileId: fresh(),
    sentFileId: fresh(),
    documentId: fresh(),
    deletedDocumentId: fresh(),
    sectionId: fresh(),
    otherSectionId: fresh(),
    fieldId: fresh(),
    otherFieldId: fresh(),
    removedSectionId: fresh(),
    removedFieldId: fresh(),
    askedDocumentId: fresh(),
    contentHash: '',
    importId: fresh(),
    uploadId: fresh(),
    viewId: fresh(),
    projectViewId: fresh(),
    profileId: await profileAt(founder, 'viewOnly'),
    partnerId: fresh(),
    freePartnerId: fresh(),
    customerId: fresh(),
    partnerActionId: fresh(),
    moveActionId: fresh(),
    paymentId: await paymentOf(world, founder),
    userId: somebody.userId,
    email: somebody.email,
    recovery: '',
    proof: '',
    headSize: 0,
    position: 0,
    leaverId: await leaverOf(founder),
    heldProjectId: await world.project(founder),
  }
  await founder.act('ShareProject', { projectId, email: somebody.email, as: ['stakeholder'] })
  await founder.act('PlaceLegalHold', { projectId: ids.heldProjectId, reason: 'Processo judicial' })
  await partners(founder, ids)
  await analysisViews(founder, ids)
  await customers(founder, ids)
  await plan(founder, ids)
  await canvas(founder, ids)
  await ledger(founder, ids)
  await discussion(founder, ids)
  await documents(founder, ids)
  const contentHash = await askedDocument(founder, ids)
  await finishedImport(world, founder, ids)
  await founder.act('ViewActionLog', { viewId: ids.viewId, filters: wholeLog })
  await founder.act('ViewProjectActionLog', {
    projectId: ids.projectId,
    viewId: ids.projectViewId,
    filters: wholeProjectLog,
  })
  const { items } = await founder.ask('actionLog', { viewId: ids.viewId, limit: 500 })
  await founder.act('SignHead', {})
  await founder.act('RequestPasswordRecovery', { email: ids.email, language: 'en' })
  // Last of all: whoever is given a role sees at least everything up to there.
  for (const { userId, email } of managers) {
    await founder.act('ShareProject', { projectId, email, as: ['team'] })
    await founder.act('AppointManager', { projectId, userId })
  }
  return {
    ...ids,
    contentHash,
    recovery: await recoveryCode(world.folder),
    proof: await proofCode(world.folder, ids.email),
    headSize: await lastHeadSize(world, founder),
    position: items.find(({ kind }) => kind === 'AccessProfileCreated')?.position ?? 0,
  }
}

/** What of a scene names something: whoever may not see it must not read it anywhere. */
export const namesOf = ({ headSize: _, position: __, ...named }: Ids): string[] => Object.values(named)

/** As the folder has it. */
async function lastHeadSize({ folder }: World, { organizationId }: Person): Promise<number> {
  const checkpoint = await readFile(join(folder, 'heads', organizationId, 'latest.checkpoint'), 'utf8')
  return parseCheckpoint(parseNote(checkpoint).text).size
}

/** In all scenes of one founder the same: somebody may begin few of them an hour. */
async function paymentOf(world: World, founder: Person): Promise<string> {
  const [newest] = (await founder.ask('payments', {})).items
  if (newest) return newest.paymentId
  const paymentId = await aPayment(world, founder)
  await founder.act('WithdrawPayment', { paymentId })
  return paymentId
}

/** Likewise: a person has so many goals and no more. */
async function goalsOf(founder: Person): Promise<Pick<Ids, 'goalId' | 'freeGoalId'>> {
  const { goals } = await founder.ask('dashboard', {})
  const [goalId, freeGoalId] = [goals[0]?.goalId ?? fresh(), goals[1]?.goalId ?? fresh()]
  for (const each of [goalId, freeGoalId].slice(goals.length))
    await founder.act('AddGoal', { goalId: each, title: 'Entregar a obra', dueOn: '2026-06-30' })
  return { goalId, freeGoalId }
}

async function leaverOf(founder: Person): Promise<string> {
  const userId = fresh()
  const person = { name: 'Davi', lastName: 'Reis', email: `davi-${userId.slice(0, 8)}@obra.example` }
  const how = { licence: 'viewer', profileId: null, password: aPassword, language: 'en' } as const
  await founder.act('AddUser', { userId, ...person, ...how })
  return userId
}

async function partners(founder: Person, { partnerId, freePartnerId, customerId, partnerActionId }: Ids) {
  for (const each of [partnerId, freePartnerId, customerId])
    await founder.act('AddPartner', { partnerId: each, ...aPartner })
  await founder.act('ChangePartner', { partnerId, phone: '(81) 3333-4444' }, partnerActionId)
}

/** A project whose customer was a text, and is one of the register. */
async function customers(founder: Person, { projectId, partnerId, moveActionId }: Ids) {
  await founder.act('ChangeProjectDetails', { projectId, customerName: 'Prefeitura' })
  const moves = [{ text: 'Prefeitura', partnerId, projectIds: [projectId] }]
  await founder.act('MoveCustomersToRegister', { moves }, moveActionId)
}

async function analysisViews(founder: Person, { analysisViewId, freeAnalysisViewId }: Ids) {
  for (const id of [analysisViewId, freeAnalysisViewId])
    await founder.act('SaveAnalysisView', { analysisViewId: id, name: id, choice: { columns: ['taskCount'] } })
  await founder.act('ShareAnalysisView', { analysisViewId: freeAnalysisViewId })
}

async function plan(founder: Person, { projectId, stepId, ...ids }: Ids) {
  const colours = { textColour: '#ffffff', colour: '#335577' }
  await founder.act('AddTag', { projectId, tagId: ids.tagId, description: 'Urgente', ...colours })
  await founder.act('AddTag', { projectId, tagId: ids.freeTagId, description: 'Adiável', ...colours })
  for (const [holidayId, holidayOn] of [
    [ids.holidayId, '2026-12-08'],
    [ids.freeHolidayId, '2026-12-24'],
  ] as const)
    await founder.act('AddHoliday', { projectId, holidayId, holidayOn, description: 'Feriado local' })
  for (const baselineId of [ids.baselineId, ids.freeBaselineId])
    await founder.act('SaveBaseline', { projectId, baselineId, name: baselineId, asOfOn: null })
  for (const taskViewId of [ids.taskViewId, ids.freeTaskViewId])
    await founder.act('AddTaskView', {
      projectId,
      taskViewId,
      name: taskViewId,
      screen: 'list',
      shared: true,
      filters: {},
    })
  for (const taskId of [ids.taskId, ids.otherTaskId, ids.deletedTaskId]) {
    const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
    await founder.act('AddTask', { projectId, taskId, stepId, title: `Tarefa ${taskId}`, ...dates })
  }
  const opening = { projectId, taskId: ids.milestoneTaskId, stepId, title: 'Entrega', isMilestone: true }
  await founder.act('AddTask', { ...opening, startOn: '2026-03-06', endOn: '2026-03-06' })
  for (const [kind, lag] of [
    ['FS', 3],
    ['SF', 0],
  ] as const) {
    const { taskId, otherTaskId: predecessorId } = ids
    await founder.act('AddDependency', { projectId, taskId, predecessorId, kind, lag })
  }
  await founder.act('DeleteTask', { projectId, taskId: ids.deletedTaskId })
  const item = { description: 'Trena', assigneeId: null, startOn: null, endOn: null }
  await founder.act(
    'AddChecklistItem',
    { projectId, taskId: ids.taskId, itemId: ids.itemId, ...item },
    ids.planActionId,
  )
}

async function canvas(founder: Person, { projectId, areaId, freeAreaId, otherCardId, deletedCardId, ...ids }: Ids) {
  for (const [id, name] of [
    [areaId, 'Impactos'],
    [freeAreaId, 'Lições'],
  ] as const)
    await founder.act('AddArea', { projectId, areaId: id, canvas: 'project', ...anArea, name })
  const { areas } = await founder.ask('canvas', { projectId })
  const groups = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
  await founder.act('AddCard', { projectId, cardId: otherCardId, areaId: groups, title: 'Fundações' })
  await founder.act('AddCard', { projectId, cardId: deletedCardId, areaId, title: 'Poeira' })
  await founder.act('DeleteCard', { projectId, cardId: deletedCardId, reason: 'Repetido' })
  const card = { cardId: ids.cardId, areaId, title: 'Rua fechada' }
  await founder.act('AddCard', { projectId, ...card }, ids.canvasActionId)
}

async function ledger(founder: Person, { projectId, entryId, taskId, ledgerActionId, ...ids }: Ids) {
  await founder.act('RecordEntry', { projectId, entryId: ids.deletedEntryId, ...anEntry(taskId, 120_50) })
  await founder.act('DeleteEntry', { projectId, entryId: ids.deletedEntryId })
  for (const [id, actionId] of [
    [ids.freeEntryId, fresh()],
    [ids.changedEntryId, ledgerActionId],
  ] as const)
    await founder.act('RecordEntry', { projectId, entryId: id, ...anEntry(taskId, 120_50) }, actionId)
  const all = [ids.toPayId, ids.openId, ids.toCancelId, ids.toPostponeId, ids.paidId]
  const installments = all.map((installmentId) => ({ installmentId, dueOn: '2026-03-10', cents: 10_00 }))
  const entry = { ...anEntry(taskId, all.length * 10_00), installments }
  await founder.act('RecordEntry', { projectId, entryId, ...entry })
  const paid = [{ entryId, installmentId: ids.paidId, cents: 10_00 }]
  await founder.act('PayInstallments', { projectId, paidOn: '2026-03-02', installments: paid })
  await founder.act('CloseMonth', { projectId, month: '2025-11', latePostings: 'mark' })
}

async function discussion(founder: Person, { projectId, taskId, commentId, fileId, sentFileId }: Ids) {
  const onTask = { projectId, target: { kind: 'task' as const, id: taskId } }
  await founder.act('AddComment', { ...onTask, commentId, content: [{ text: `Conferido ${taskId}` }] })
  for (const id of [fileId, sentFileId]) await sendFile(founder, { projectId, fileId: id, content: 'planta' })
  await founder.act('AttachFile', { ...onTask, fileId, name: `planta ${fileId}.txt`, description: '' })
}

async function documents(founder: Person, { projectId, documentId, deletedDocumentId, userId, ...ids }: Ids) {
  for (const id of [documentId, deletedDocumentId])
    await founder.act('CreateDocument', { projectId, documentId: id, title: 'Diário', number: null, copyFrom: null })
  await founder.act('DeleteDocument', { projectId, documentId: deletedDocumentId, reason: 'Repetido' })
  const ofDocument = { projectId, documentId }
  const { sectionId, otherSectionId, fieldId, otherFieldId, removedSectionId, removedFieldId } = ids
  await founder.act('AddDocumentSection', { ...ofDocument, sectionId, name: 'Clima' })
  await founder.act('AddDocumentSection', { ...ofDocument, sectionId: otherSectionId, name: 'Equipe' })
  for (const [id, name] of [
    [fieldId, 'Tempo'],
    [otherFieldId, 'Solo'],
    [removedFieldId, 'Vento'],
  ] as const)
    await founder.act('AddDocumentField', { ...ofDocument, sectionId, fieldId: id, ...aField, name })
  await founder.act('RemoveDocumentField', { ...ofDocument, fieldId: removedFieldId })
  await founder.act('AddDocumentSection', { ...ofDocument, sectionId: removedSectionId, name: 'Fotos' })
  await founder.act('RemoveDocumentSection', { ...ofDocument, sectionId: removedSectionId })
  await founder.act('NameDocumentApprover', { ...ofDocument, userId })
}

/** A document that the founder is asked to approve, and has accepted to decide on; its content's hash. */
export async function askedDocument(founder: Person, { projectId, askedDocumentId: documentId }: Ids): Promise<string> {
  const ofDocument = { projectId, documentId }
  const sectionId = fresh()
  await founder.act('CreateDocument', { ...ofDocument, title: 'Laudo', number: null, copyFrom: null })
  await founder.act('AddDocumentSection', { ...ofDocument, sectionId, name: 'Estrutura' })
  await founder.act('AddDocumentField', { ...ofDocument, sectionId, fieldId: fresh(), ...aField, name: 'Solo' })
  await founder.act('NameDocumentApprover', { ...ofDocument, userId: founder.userId })
  await founder.act('RequestSignOff', ofDocument)
  const { rounds } = await founder.ask('signOff', ofDocument)
  const seen = { ...ofDocument, round: 1, contentHash: rounds[0]?.contentHash ?? '' }
  await founder.act('ViewForSignOff', seen)
  await founder.act('AcceptSignOff', { ...seen, consentTextId: 'simple-signature-1' })
  await founder.act('Reauthenticate', { password: aPassword })
  return seen.contentHash
}

/** An import of no rows, reported as its runner would. */
async function finishedImport({ prumo }: World, founder: Person, { projectId, importId, uploadId }: Ids) {
  const { userId, organizationId } = founder
  const by = { kind: 'visitor' as const }
  const actor = { kind: 'user' as const, userId, sessionRef: '' }
  const cause = () => ({ id: fresh(), actor, organizationId, by, origin: null, permissionBasis: 'import' })
  const mapping = { columns: { title: 'a', step: 'b', startOn: 'c', endOn: 'd' }, extra: [], steps: {} }
  const file = { uploadId, fileName: 'tarefas.csv', fileHash: '', rowCount: 0, mapping, formats: {} }
  const { runInternal } = prumo.commands.runner
  await runInternal({ type: 'StartImport', data: { projectId, importId, ...file } }, cause())
  await runInternal({ type: 'FinishImport', data: { projectId, importId } }, cause())
}
