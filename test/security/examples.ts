import type { CommandOf, CommandType, QueryInput, QueryName } from '@prumo/contracts/index'
import { aField } from '../aField'
import { anArea } from '../anArea'
import { everyRight } from '../given'
import { aPassword } from '../person'
import { aProject, aSignUp } from '../world'
import type { Ids } from './scene'

const fresh = () => crypto.randomUUID()
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
const inTask = ({ projectId, taskId }: Ids) => ({ projectId, taskId })
const onTask = ({ projectId, taskId }: Ids) => ({ projectId, target: { kind: 'task' as const, id: taskId } })
const viewOnly = Object.fromEntries(
  Object.keys(everyRight).map((feature) => [feature, 'viewOnly']),
) as typeof everyRight
const inRound = ({ projectId, askedDocumentId, contentHash }: Ids) => ({
  ...{ projectId, documentId: askedDocumentId, round: 1, contentHash },
})
const inDocument = ({ projectId, documentId }: Ids) => ({ projectId, documentId })
const filters = ({ userId, taskId }: Ids) => ({ personId: userId, recordId: taskId, kinds: [], from: null, to: null })
const mapping = ({ stepId }: Ids) => ({
  columns: { title: 'Título', step: 'Etapa', startOn: 'Início', endOn: 'Fim' },
  extra: [],
  steps: { Fazer: stepId },
})

/** A valid input of every command, with every reference filled in. The compiler asks for a new command's. */
export const examples: { [Type in CommandType]: (ids: Ids) => CommandOf<Type>['data'] } = {
  SignUp: () => aSignUp(),
  SignOut: () => ({}),
  Reauthenticate: () => ({ password: aPassword }),
  ChangePassword: () => ({ currentPassword: aPassword, password: aPassword }),
  RequestPasswordRecovery: ({ email }) => ({ email, language: 'pt-BR' }),
  // Whoever is asked for must still be there for the next one: it is the password that is refused.
  DeleteMyAccount: () => ({ reason: 'Mudei de empresa', password: 'outra-senha-42' }),
  RecoverPassword: ({ recovery }) => ({ code: recovery, password: aPassword }),

  SaveCompany: () => ({
    ...{ name: 'Construtora Horizonte', size: '10-49', segment: 'services', document: null, website: null },
    ...{ phone: null, city: 'Recife', state: null, subdomain: null, logotipoUrl: null },
  }),
  AddUser: ({ profileId }) => ({
    ...{ userId: fresh(), licence: 'viewer', profileId, name: 'Caio', lastName: 'Lima', password: aPassword },
    ...{ email: `caio-${fresh().slice(0, 8)}@obra.example`, language: 'pt-BR' },
  }),
  EraseUser: ({ leaverId, userId }) => ({ userId: leaverId, reason: 'Saiu da empresa', successorId: userId }),
  ChangeUserLicence: ({ userId }) => ({ userId, licence: 'viewer' }),
  AssignAccessProfile: ({ userId, profileId }) => ({ userId, profileId }),
  CreateAccessProfile: () => ({
    ...{ profileId: fresh(), name: `Fiscal ${fresh().slice(0, 8)}`, permissions: viewOnly, mayOwnProjects: true },
  }),
  ChangeAccessProfile: ({ profileId }) => ({
    ...{ profileId, name: `Fiscal ${fresh().slice(0, 8)}`, permissions: viewOnly, mayOwnProjects: false },
  }),
  DeleteAccessProfile: ({ profileId }) => ({ profileId }),

  CreateProject: ({ projectId, email }) => ({
    ...aProject(fresh()),
    sharedWith: [{ email, as: ['team'] }],
    copyFrom: { projectId, parts: ['steps', 'tags', 'tasks'] },
  }),
  ChangeProjectDetails: ({ projectId }) => ({ projectId, description: 'Cobertura e calçada' }),
  ChangeProjectStatus: ({ projectId }) => ({ projectId, status: 'paused' }),
  ShareProject: ({ projectId, email }) => ({ projectId, email, as: ['team'] }),
  UnshareProject: ({ projectId, userId }) => ({ projectId, userId }),
  AppointManager: ({ projectId, userId }) => ({ projectId, userId }),
  TransferProject: ({ projectId, email }) => ({ projectId, email }),
  LeaveProject: ({ projectId }) => ({ projectId }),
  MarkFavorite: ({ projectId }) => ({ projectId, favorite: true }),
  DeleteProject: ({ projectId, pitch }) => ({ projectId, pitch }),

  AddStep: ({ projectId }) => ({
    ...{
      projectId,
      stepId: fresh(),
      name: `Vistoria ${fresh().slice(0, 8)}`,
      description: '',
      taskLimit: 3,
      finishes: false,
    },
  }),
  ChangeStep: ({ projectId, stepId }) => ({ projectId, stepId, description: 'O que ainda falta' }),
  MoveStep: ({ projectId, freeStepId, stepId }) => ({ projectId, stepId: freeStepId, beforeStepId: stepId }),
  RemoveStep: ({ projectId, freeStepId }) => ({ projectId, stepId: freeStepId }),
  LockStepFields: ({ projectId, freeStepId }) => ({ projectId, stepId: freeStepId, fields: ['title'] }),
  AddTag: ({ projectId }) => ({
    ...{ projectId, tagId: fresh(), description: fresh(), textColour: '#ffffff', colour: '#335577' },
  }),
  ChangeTag: ({ projectId, tagId }) => ({ projectId, tagId, colour: '#224466' }),
  RemoveTag: ({ projectId, freeTagId }) => ({ projectId, tagId: freeTagId }),
  SetTaskBehaviour: ({ projectId }) => ({ projectId, blockUnfinishedPredecessors: true, blockTasksOfOthers: false }),
  AddTask: ({ projectId, stepId, tagId, otherTaskId, userId }) => ({
    ...{ projectId, taskId: fresh(), stepId, title: 'Medir o terreno', ...dates },
    ...{ assigneeId: userId, tagIds: [tagId], predecessorIds: [otherTaskId] },
  }),
  QuickAddTask: ({ projectId, stepId, userId }) => ({
    ...{ projectId, taskId: fresh(), stepId, title: 'Ligar para a prefeitura', ...dates, assigneeId: userId },
  }),
  ChangeTask: ({ tagId, otherTaskId, userId, ...ids }) => ({
    ...{ ...inTask(ids as Ids), assigneeId: userId, tagIds: [tagId], predecessorIds: [otherTaskId], progress: 40 },
  }),
  MoveTask: (ids) => ({ ...inTask(ids), stepId: ids.stepId, beforeTaskId: ids.otherTaskId }),
  DeleteTask: inTask,
  RestoreTask: ({ projectId, deletedTaskId }) => ({ projectId, taskId: deletedTaskId, stepId: null }),
  AddChecklistItem: (ids) => ({
    ...{ ...inTask(ids), itemId: fresh(), description: fresh(), assigneeId: ids.userId, startOn: null, endOn: null },
  }),
  ChangeChecklistItem: (ids) => ({ ...inTask(ids), itemId: ids.itemId, assigneeId: ids.userId }),
  TickChecklistItem: (ids) => ({ ...inTask(ids), itemId: ids.itemId, done: true }),
  RemoveChecklistItem: (ids) => ({ ...inTask(ids), itemId: ids.itemId }),

  LayOutCanvas: ({ projectId }) => ({ projectId, canvas: 'business', language: 'pt-BR' }),
  AddArea: ({ projectId }) => ({ projectId, areaId: fresh(), canvas: 'project', ...anArea, name: fresh() }),
  ChangeArea: ({ projectId, areaId }) => ({ projectId, areaId, quickTip: 'Para quem mora ao lado' }),
  RemoveArea: ({ projectId, freeAreaId }) => ({ projectId, areaId: freeAreaId }),
  AddCard: ({ projectId, areaId, otherCardId, userId, email }) => ({
    ...{ projectId, cardId: fresh(), areaId, title: `Ruído ${fresh()}`, memberId: userId, baseCardId: otherCardId },
    notificationEmail: email,
  }),
  ChangeCard: ({ projectId, cardId, otherCardId, userId }) => ({
    ...{ projectId, cardId, memberId: userId, baseCardId: otherCardId, plannedCents: 120_000 },
  }),
  MoveCard: ({ projectId, cardId, areaId }) => ({ projectId, cardId, areaId, beforeCardId: null }),
  DeleteCard: ({ projectId, cardId }) => ({ projectId, cardId, reason: 'Fora do escopo' }),
  RestoreCard: ({ projectId, deletedCardId, areaId }) => ({ projectId, cardId: deletedCardId, areaId }),
  AddComment: (ids) => ({ ...onTask(ids), commentId: fresh(), content: [{ text: 'Visto ' }, { mention: ids.userId }] }),
  UpdateComment: (ids) => ({ ...onTask(ids), commentId: ids.commentId, content: [{ text: 'Revisto 👷' }] }),
  DeleteComment: (ids) => ({ ...onTask(ids), commentId: ids.commentId }),
  AttachFile: (ids) => ({
    ...{ ...onTask(ids), fileId: ids.sentFileId, name: `${fresh()}.pdf`, description: 'Revisão 2' },
  }),
  DescribeFile: (ids) => ({ ...onTask(ids), fileId: ids.fileId, description: 'Revisão 3' }),
  RemoveFile: (ids) => ({ ...onTask(ids), fileId: ids.fileId }),

  CreateDocument: ({ projectId, documentId }) => ({
    ...{ projectId, documentId: fresh(), title: 'Diário de obra', number: 'RDO-001' },
    copyFrom: { projectId, documentId },
  }),
  RenameDocument: (ids) => ({ ...inDocument(ids), title: `Diário ${fresh()}`, number: null }),
  AddDocumentSection: (ids) => ({ ...inDocument(ids), sectionId: fresh(), name: 'Ocorrências' }),
  RenameDocumentSection: (ids) => ({ ...inDocument(ids), sectionId: ids.sectionId, name: fresh() }),
  MoveDocumentSection: (ids) => ({
    ...{ ...inDocument(ids), sectionId: ids.otherSectionId, beforeSectionId: ids.sectionId },
  }),
  RemoveDocumentSection: (ids) => ({ ...inDocument(ids), sectionId: ids.otherSectionId }),
  AddDocumentField: (ids) => ({
    ...{ ...inDocument(ids), sectionId: ids.sectionId, fieldId: fresh(), ...aField, name: fresh() },
  }),
  ChangeDocumentField: (ids) => ({ ...inDocument(ids), fieldId: ids.fieldId, required: true, fieldSize: 'small' }),
  MoveDocumentField: (ids) => ({
    ...{ ...inDocument(ids), fieldId: ids.otherFieldId, sectionId: ids.sectionId, beforeFieldId: ids.fieldId },
  }),
  RemoveDocumentField: (ids) => ({ ...inDocument(ids), fieldId: ids.otherFieldId }),
  FillDocumentField: (ids) => ({ ...inDocument(ids), fieldId: ids.fieldId, value: 'Chuva à tarde', seen: null }),
  NameDocumentApprover: (ids) => ({ ...inDocument(ids), userId: ids.userId }),
  RemoveDocumentApprover: (ids) => ({ ...inDocument(ids), userId: ids.userId }),
  DeleteDocument: (ids) => ({ ...inDocument(ids), reason: 'Repetido' }),
  RestoreDocument: ({ projectId, deletedDocumentId }) => ({ projectId, documentId: deletedDocumentId }),
  RequestSignOff: inDocument,
  ViewForSignOff: inRound,
  AcceptSignOff: (ids) => ({ ...inRound(ids), consentTextId: 'simple-signature-1' }),
  ApproveDocument: (ids) => ({
    ...{ ...inRound(ids), signatureId: fresh(), language: 'pt-BR', opinion: 'De acordo.', attachments: [] },
  }),
  ReturnDocument: (ids) => ({
    ...{ ...inRound(ids), signatureId: fresh(), language: 'en', reason: 'A drawing is missing', attachments: [] },
  }),
  WithdrawSignOffRequest: ({ projectId, askedDocumentId }) => ({
    ...{ projectId, documentId: askedDocumentId, round: 1, reason: 'Cedo demais' },
  }),

  SaveImportMapping: (ids) => ({ projectId: ids.projectId, mapping: mapping(ids) }),
  StartImport: (ids) => ({
    ...{ projectId: ids.projectId, importId: fresh(), uploadId: ids.uploadId, mapping: mapping(ids), formats: {} },
  }),
  UndoImport: ({ projectId, importId }) => ({ projectId, importId }),
  ViewActionLog: (ids) => ({ viewId: fresh(), filters: { ...filters(ids), projectId: ids.projectId } }),
  ViewProjectActionLog: (ids) => ({ projectId: ids.projectId, viewId: fresh(), filters: filters(ids) }),
  PlaceLegalHold: ({ projectId }) => ({ projectId, reason: 'Processo judicial' }),
  LiftLegalHold: ({ heldProjectId }) => ({ projectId: heldProjectId, reason: 'Processo encerrado' }),
  ExportActionLog: ({ viewId }) => ({ viewId, exportId: fresh(), format: 'csv' }),
  ExportLogProof: ({ viewId }) => ({ viewId, exportId: fresh() }),
  SignHead: () => ({}),
  ChooseHeadPlaces: ({ userId }) => ({ recipientIds: [userId], webhookUrl: null }),
  TakeHead: ({ headSize }) => ({ size: headSize }),
}

/** A valid input of every query. */
export const questions: { [Name in QueryName]: (ids: Ids) => QueryInput<Name> } = {
  me: () => ({}),
  organizationUsers: () => ({}),
  accessProfiles: () => ({}),
  projects: () => ({ scope: 'all' }),
  project: ({ projectId }) => ({ projectId }),
  search: () => ({ text: 'e' }),
  board: ({ projectId }) => ({ projectId }),
  task: inTask,
  tasks: ({ projectId, userId }) => ({ scope: 'all', projectId, assigneeId: userId, today: '2026-03-02' }),
  canvas: ({ projectId }) => ({ projectId }),
  card: ({ projectId, cardId }) => ({ projectId, cardId }),
  deletedCards: ({ projectId }) => ({ projectId }),
  comments: ({ projectId, taskId }) => ({ projectId, kind: 'task', targetId: taskId }),
  files: ({ projectId, taskId, userId }) => ({ projectId, targetId: taskId, uploaderId: userId }),
  storage: () => ({}),
  documents: ({ projectId, userId }) => ({ projectId, approverId: userId, status: 'new' }),
  document: inDocument,
  approvals: () => ({}),
  signOff: ({ projectId, askedDocumentId }) => ({ projectId, documentId: askedDocumentId }),
  imports: ({ projectId }) => ({ projectId }),
  import: ({ projectId, importId }) => ({ projectId, importId }),
  importMapping: ({ projectId }) => ({ projectId }),
  actionLog: ({ viewId }) => ({ viewId }),
  taskHistory: inTask,
  deletedTasks: ({ projectId }) => ({ projectId }),
  projectChanges: ({ projectViewId }) => ({ viewId: projectViewId }),
  logHeads: () => ({}),
  inclusionProof: () => ({ position: 1 }),
  consistencyProof: ({ headSize }) => ({ from: headSize, to: headSize }),
  retention: ({ projectId }) => ({ projectId }),
}
