import { analysisColumns, mostColumns } from '@prumo/contracts/analysis/analysisChoice'
import { mostInstallments, mostOriginItems } from '@prumo/contracts/finance/kinds'
import { mostUnlinked } from '@prumo/contracts/imports/imports'
import { type CommandType, commands, refusals as refusalCodes } from '@prumo/contracts/index'
import { longestLag } from '@prumo/contracts/tasks/dependency'
import { appendSize, largestAppend } from '@prumo/platform/eventLog/appendSize'
import { eventStoreLog } from '@prumo/platform/eventLog/eventStore/eventStoreLog'
import { largestBody } from '@prumo/platform/http/jsonBody'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { aBilling } from '../given/aSubscription'
import { sampled } from '../run/sampled'
import { aPassword, type Person, personAt } from '../world/person'
import { world } from '../world/world'
import { examples } from './examples'
import { enlarge, largeSectionId, largeTextId, tagIds, taskIds } from './largeState'
import { costly, largestWithin } from './largestInput'
import { type Ids, scene } from './scene'

const double = await startEventStoreDouble()
afterAll(() => double.down())
const theWorld = await world({ EVENTSTORE_URL: double.connectionString }, undefined, { comparing: false })

let founder: Person
let ids: Ids

beforeAll(async () => {
  const before = await theWorld.founder()
  const somebody = await theWorld.colleague(before, 'viewer')
  ids = await scene(theWorld, before, somebody, [])
  await theWorld.restart(async () => {
    const log = await eventStoreLog({ connectionString: double.connectionString, now: () => new Date() })
    await enlarge(log, { organizationId: before.organizationId, founderId: before.userId, ids })
    await log.close()
  })
  const { userId, organizationId, email } = before
  founder = personAt(theWorld.prumo.url, { userId, organizationId, email })
  await founder.signIn()
  projectPitch = ids.pitch
  // A plan of thousands is folded once. On a busy machine that takes longer than a log is waited for.
  const unfolded = { projectId: ids.projectId, taskId: crypto.randomUUID() }
  let status = 500
  while (status >= 500) status = (await founder.attempt('DeleteTask', unfolded)).status
})

/** What comes after all others: it takes away what these need. */
const last: readonly CommandType[] = [
  ...(['RemoveStep', 'RemoveTag', 'RemoveArea', 'RemoveDocumentSection', 'DeleteDocument', 'DeleteTask'] as const),
  ...(['DeleteCard', 'UnshareProject', 'DeleteAccessProfile', 'EraseUser', 'DeleteProject', 'SignOut'] as const),
]
/** What others would make impossible. */
const first: readonly CommandType[] = [
  'RecoverPassword',
  'ProveEmail',
  'FillDocumentField',
  'RequestSignOff',
  'PlaceLegalHold',
  'UndoPartnerAction',
]
const inOrder: readonly CommandType[] = [...first, ...last]
const all = [...first, ...(Object.keys(commands) as CommandType[]).filter((type) => !inOrder.includes(type)), ...last]
/** What has to be done before, lest there be nothing to take back, or the project be somebody else's. */
const needed: Partial<Record<CommandType, readonly CommandType[]>> = {
  LiftLegalHold: ['PlaceLegalHold'],
  TransferProject: ['AssignAccessProfile', 'ChangeAccessProfile'],
  ApproveDocument: ['Reauthenticate'],
}
const inTurn = sampled(all)
const types = all.filter((type) => inTurn.includes(type) || inTurn.some((later) => needed[later]?.includes(type)))

type Input = Record<string, unknown>

/** What no schema says: that these are there, fit each other, or stand nowhere else. */
const fitting = (type: CommandType, of: string): Input => {
  const { userId } = founder
  const tagged = { assigneeId: userId, predecessorIds: taskIds.slice(0, 100), tagIds, isMilestone: false }
  const name = crypto.randomUUID().padEnd(50, of)
  const changes: Partial<Record<CommandType, Input>> = {
    CreateDocument: { copyFrom: { projectId: ids.projectId, documentId: ids.askedDocumentId } },
    // A copy is made in parts, which has tests of its own: all but the source stays.
    CreateProject: {
      copyFrom: null,
      internalCode: crypto.randomUUID(),
      sharedWith: [{ email: ids.email, as: ['team', 'stakeholder'] }],
    },
    AddTask: tagged,
    AddOrChangeTask: {
      ...tagged,
      taskId: taskIds[5000],
      dependencies: tagged.predecessorIds.map((predecessorId) => ({ predecessorId, kind: 'SS', lag: longestLag })),
    },
    ChangeTask: { ...tagged, taskId: taskIds[5000] },
    ChangeTasks: {
      taskIds: taskIds.slice(4000, 4200),
      assigneeId: userId,
      addedTagIds: tagIds,
      stepId: ids.freeStepId,
    },
    QuickAddTask: { assigneeId: userId },
    AddStep: { name },
    ChangeStep: { name },
    AddTag: { description: name },
    ChangeTag: { description: name },
    ReschedulePlan: { way: 'push', planStartOn: null, taskIds: null },
    AddHoliday: { holidayOn: '2031-01-01' },
    AddHolidays: { holidays: Array.from({ length: 60 }, (_, nth) => aHoliday(nth, of)) },
    SaveBaseline: { name: name.padEnd(100, of), asOfOn: null },
    AddTaskView: { name, filters: filtersOf(of) },
    ChangeTaskView: { name, filters: filtersOf(of) },
    SaveAnalysisView: { name, choice: choiceOf(of) },
    ChangeAnalysisView: { choice: choiceOf(of) },
    CreateAccessProfile: { name },
    ChangeAccessProfile: { name },
    AddPartner: { types: ['customer'], document: null, postalCode: '01310200' },
    ChangePartner: { types: ['customer'], document: null, postalCode: '01310200' },
    ChangeProjectCustomer: { customerId: ids.customerId },
    MoveCustomersToRegister: { moves: [{ text: of.repeat(200), partnerId: null, projectIds: [ids.projectId] }] },
    UndoCustomerMove: { projectIds: [ids.projectId] },
    RestoreTask: { stepId: ids.stepId },
    AddChecklistItem: { assigneeId: userId, description: name.padEnd(500, of), startOn: null, endOn: null },
    ChangeChecklistItem: { assigneeId: userId, startOn: null, endOn: null },
    AddCard: { memberId: userId, title: name.padEnd(500, of), risk: null, plannedOn: '2026-03-02', plannedCents: 1 },
    ChangeCard: { memberId: userId, title: name.padEnd(500, of) },
    RecordEntry: anEntryOf(of),
    PayInstallment: { rest: null },
    ChangeEntry: anEntryOf(of),
    RepeatEntry: aSeriesOf(of),
    AddArea: { standardArea: null, name: name.padEnd(100, of) },
    AddDocumentField: { fieldKind: 'optionCheck', name: name.padEnd(200, of) },
    ChangeDocumentField: { fieldKind: 'optionCheck' },
    FillDocumentField: { fieldId: largeTextId, seen: filled, value: of.repeat(20_000) },
    RemoveDocumentSection: { documentId: ids.askedDocumentId, sectionId: largeSectionId },
    AddComment: { content: comment(of) },
    UpdateComment: { content: comment(of) },
    ApproveDocument: { attachments: [] },
    ReturnDocument: { attachments: [] },
    SignUp: { password: aPassword },
    AddUser: { password: aPassword },
    Reauthenticate: { password: aPassword },
    ChangePassword: { password: aPassword, currentPassword: aPassword },
    RecoverPassword: { password: aPassword, code: ids.recovery },
    ProveEmail: { code: ids.proof },
    SaveCompany: { document: null },
    SaveBillingData: ofBilling,
    OrderPlan: { seats: 5 },
    AttachFile: { name: '測'.repeat(200) },
    LiftLegalHold: { projectId: ids.projectId },
    DeleteProject: { pitch: projectPitch },
  }
  return changes[type] ?? {}
}
/** Of these only one form is taken. */
const ofBilling: Input = {
  document: aBilling.document,
  responsibleDocument: aBilling.responsibleDocument,
  email: aBilling.email,
  postalCode: aBilling.postalCode,
  areaCode: aBilling.areaCode,
  phone: aBilling.phone,
}

/** An entry in as many installments, and for as many tasks, as it may be. */
const anEntryOf = (of: string): Input => ({
  // Nothing pays it by itself, so that it is as it was when its change is taken back.
  closesWithTasks: false,
  title: of.repeat(500),
  plannedCents: mostInstallments,
  origin: { of: 'tasks', items: taskIds.slice(0, mostOriginItems).map((id) => ({ id, cents: 1 })) },
  installments: Array.from({ length: mostInstallments }, () => ({
    installmentId: crypto.randomUUID(),
    dueOn: '2031-01-01',
    cents: 1,
  })),
})
/** A series of long texts is short: how many entries of short ones fit has a test of its own. */
const aSeriesOf = (of: string): Input => {
  const { installments: _, ...entry } = anEntryOf(of)
  const day = { plannedOn: '2031-01-01', dueOn: '2031-01-01' }
  const each = () => ({ entryId: crypto.randomUUID(), installmentId: crypto.randomUUID(), ...day })
  return { ...entry, seriesId: crypto.randomUUID(), entries: [each(), each()] }
}
const aHoliday = (nth: number, of: string) => ({
  holidayId: crypto.randomUUID(),
  holidayOn: `2030-${String(1 + Math.floor(nth / 28)).padStart(2, '0')}-${String(1 + (nth % 28)).padStart(2, '0')}`,
  description: of.repeat(100),
})
const fifty = <Item>(item: (nth: number) => Item) => Array.from({ length: 50 }, (_, nth) => item(nth))
const filtersOf = (of: string) => ({
  search: of.repeat(200),
  assigneeIds: fifty(() => crypto.randomUUID()),
  tagIds: fifty(() => crypto.randomUUID()),
  deliveryGroups: fifty((nth) => String(nth).padEnd(200, of)),
})
const choiceOf = (of: string) => ({
  columns: analysisColumns.slice(0, mostColumns),
  search: of.repeat(200),
  pivot: { rows: 'customer', columns: 'manager', measure: analysisColumns[0] },
})
const comment = (of: string) => [...Array.from({ length: 199 }, () => ({ text: of })), { text: of.repeat(4801) }]

/** What the rules of the thing itself refuse, however large it is. All others are taken at least once. */
const refusals: Partial<Record<CommandType, string>> = {
  RemoveDocumentSection: '409 document.sectionTooLarge',
  // All of them in every field; in a field or two they fit.
  ChangeTasks: '413 command.tooLarge',
  // Its digest is that of a preview. What a large plan records has tests of its own.
  ReschedulePlan: '409 plan.changedSincePreview',
  StartImport: '404 import.uploadUnknown',
  DeleteDocument: '409 signOff.underWay',
  DeleteMyAccount: '403 account.passwordWrong',
  TransferProject: '409 project.ownershipForbidden',
  ChangeDocumentField: '413 document.tooLarge',
  // Nobody has paid here.
  OrderPlan: '409 subscription.emailUnproven',
  ChangePaymentCard: '409 subscription.notPaid',
  BookPlanChange: '409 subscription.notPaid',
  CancelSubscription: '409 subscription.notPaid',
  ResumeSubscription: '409 subscription.notPaid',
  LeaveProject: '409 project.ownerCannotLeave',
  RemoveDocumentApprover: '409 signOff.underWay',
  ReturnDocument: '409 signOff.alreadyDecided',
}
/** The value of the field that is filled again and again. */
let filled: string | null = null
let projectPitch = ''

describe('Every command at its largest', () => {
  it.each(types)(
    'API-09 is taken by the log in appends of 512 KiB, or refused by name as a whole: %s',
    async (type) => {
      const outcomes: string[] = []
      for (const of of costly) {
        const schema = commands[type]
        const changes = fitting(type, of)
        const example = { ...(examples[type](ids) as Input), ...changes }
        const made = largestWithin(schema, example, of, largestBody - 200 - JSON.stringify(changes).length)
        // What was seen is recorded nowhere, and no invention of it would be true.
        const { seen: _, ...recordable } = made as Input
        const input: Input = { ...recordable, ...changes }
        const id = crypto.randomUUID()
        double.storage.largest = 0
        const before = double.storage.all.length
        const { status, body } = await founder.attempt(type, input, { id })
        const recorded = double.storage.all
          .slice(before)
          .flatMap((event) => (Buffer.from(event.metadata).toString().includes(id) ? [event.type] : []))
        outcomes.push(`${status} ${body.code ?? ''}`.trim())
        if (type === 'FillDocumentField' && status === 200) filled = String(input.value)
        if (type === 'ChangeProjectDetails' && status === 200) projectPitch = String(input.pitch)
        expect(status, JSON.stringify(body)).toBeLessThan(500)
        expect(body.code, JSON.stringify(body.fields)).not.toBe('fields.invalid')
        expect(double.storage.largest).toBeLessThanOrEqual(largestAppend)
        if (status !== 200) expect(recorded.filter((type) => !/^Name(Claimed|Released)$/.test(type))).toEqual([])
      }
      if (!refusals[type]) expect(outcomes).toContain('200')
      // A rule refuses by what was done before, which a part of the commands does not do.
      else if (types.length === all.length) expect(new Set(outcomes)).toEqual(new Set([refusals[type]]))
    },
  )

  it('IMP-04 tells of the largest undo in one append: 5,000 rows failed, and tasks lost predecessors', () => {
    const reason = refusalCodes.reduce((a, b) => (b.length > a.length ? b : a))
    const failed = Array.from({ length: 5000 }, () => ({ taskId: ids.taskId, reason }))
    const unlinked = Array.from({ length: mostUnlinked }, () => ids.taskId)
    const groups = { reversed: [], kept: [], discussed: [], failed, unlinked, unlinkedCount: 99_999 }
    const data = canonicalJson({ projectId: ids.projectId, importId: ids.importId, ...groups })
    const event = { id: ids.taskId, type: 'ImportUndone', organizationId: ids.taskId, projectId: ids.projectId }
    expect(appendSize([{ ...event, data, metadata: 'm'.repeat(1500) }])).toBeLessThanOrEqual(largestAppend)
  })
})
