import type { RiskAssessment } from '@prumo/contracts/canvas/riskAssessment'
import { openFigureNights } from '@prumo/platform/figures/figureNights'
import pg from 'pg'
import { withOwnPassword } from '../documents/askedDocument'
import { sendFile } from '../files/sendFile'
import { aField } from '../given/aField'
import { anEntry } from '../given/anEntry'
import { anInstantBetween } from '../given/anInstantBetween'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import type { World } from '../world/world'
import { profileWith } from './giveRights'
import { type Ids, scene } from './scene'

const risk: RiskAssessment = {
  riskType: 'opportunity',
  strategy: 'improve',
  probability: 'veryLow',
  impact: 'veryHigh',
  probabilityAfter: 'moderate',
  impactAfter: 'veryLow',
}
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

/** An organization with every kind of amount, hour value and risk, and people with and without the right to see it. */
export type AmountsScene = {
  ids: Ids
  founder: Person
  /** Audits everything, and sees everything. */
  seer: Person
  /** The same, without one right. */
  without: Record<'finance' | 'risks', Person>
  /** Every amount in cents that was ever written: no other number is like one of them. */
  amounts: readonly number[]
  cardIds: readonly string[]
  taskIds: readonly string[]
  entryIds: readonly string[]
  documentIds: readonly string[]
  /** Files on entries, whose names, descriptions and contents hold amounts. */
  fileIds: readonly string[]
  signatureId: string
  /** An instant at which much was other than now. */
  midway: string
}

export async function amountsScene(world: World): Promise<AmountsScene> {
  const founder = await world.founder()
  const colleagueWith = async (changes: Parameters<typeof profileWith>[1]) =>
    world.colleague(founder, 'creator', await profileWith(founder, changes))
  const seer = await withOwnPassword(await colleagueWith({}))
  const without = {
    finance: await colleagueWith({ finance: 'noAccess' }),
    risks: await colleagueWith({ risks: 'noAccess' }),
  }
  const somebody = await world.colleague(founder, 'viewer')
  const ids = await scene(world, founder, somebody, [seer, without.finance, without.risks])
  const amounts: number[] = []
  const amount = () => {
    amounts.push(730_112_233_441 + amounts.length * 1_000_003_017)
    return amounts.at(-1) as number
  }
  const cards = await fillCards(founder, ids, amount)
  const tasks = await fillTasks(founder, ids, amount)
  const entries = await fillEntries(founder, ids, amount)
  const fileIds = await talkOf(founder, ids, entries, amount)
  const midway = await anInstantBetween()
  await changeThem(founder, ids, cards, tasks, amount)
  await changeEntries(founder, ids, entries, amount)
  await settleEntries(founder, ids, amount)
  const { documentIds, signatureId } = await signedDocument(founder, seer, ids)
  await takeNight(world, founder, ids, amount)
  await founder.act('SignHead', {})
  return {
    ids,
    founder,
    seer,
    without,
    amounts,
    midway,
    signatureId,
    cardIds: Object.values(cards),
    taskIds: Object.values(tasks),
    entryIds: Object.values(entries),
    documentIds,
    fileIds,
  }
}

type Amount = () => number

/** What the project came to on a day that is over. */
async function takeNight(world: World, { organizationId }: Person, { projectId }: Ids, amount: Amount): Promise<void> {
  const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 1 })
  const money = { inflow: { openAmount: amount() }, outflow: { openAmount: amount() } }
  const night = {
    projectId,
    statusOn: '2026-03-12',
    unit: null,
    plannedEndOn: null,
    work: { taskCount: 3 },
    money,
    risks: { openThreatCount: 2 },
  }
  await openFigureNights(pool).note(organizationId, [night])
  await pool.end()
  await world.prumo.commands.look()
}
const idsOf = () => ({ kept: fresh(), gone: fresh(), back: fresh() })

async function fillCards(founder: Person, { projectId, areaId }: Ids, amount: Amount) {
  const cards = idsOf()
  for (const [title, cardId] of Object.entries(cards)) {
    const amounts = { plannedCents: amount(), realizedCents: amount() }
    await founder.act('AddCard', { projectId, cardId, areaId, title, risk, ...amounts })
  }
  return cards
}

async function fillTasks(founder: Person, { projectId, stepId }: Ids, amount: Amount) {
  const tasks = idsOf()
  for (const [title, taskId] of Object.entries(tasks))
    await founder.act('AddTask', {
      projectId,
      taskId,
      stepId,
      title,
      ...dates,
      estimatedMinutes: 60,
      hourCents: amount(),
    })
  return tasks
}

/** The one that stays is all that comes in: what it comes to is its amount. */
async function fillEntries(founder: Person, { projectId, taskId }: Ids, amount: Amount) {
  const entries = idsOf()
  for (const [name, entryId] of Object.entries(entries)) {
    const fields = anEntry(taskId, amount(), name === 'kept' ? 'inflow' : 'outflow')
    await founder.act('RecordEntry', { projectId, entryId, ...fields, realizedCents: amount() })
  }
  return entries
}

/** People write of amounts in what they say of an entry and attach to it, and change and take back some of it. */
async function talkOf(founder: Person, { projectId }: Ids, { kept, gone }: ReturnType<typeof idsOf>, amount: Amount) {
  const saying = () => [{ text: `São ${amount()} centavos` }]
  const files = idsOf()
  for (const id of [kept, gone]) {
    const target = { kind: 'entry' as const, id }
    const comments = idsOf()
    for (const commentId of Object.values(comments))
      await founder.act('AddComment', { projectId, target, commentId, content: saying() })
    await founder.act('UpdateComment', { projectId, target, commentId: comments.back, content: saying() })
    await founder.act('DeleteComment', { projectId, target, commentId: comments.gone })
  }
  for (const [name, fileId] of Object.entries(files)) {
    const target = { kind: 'entry' as const, id: name === 'gone' ? gone : kept }
    const about = { name: `nota ${amount()}.txt`, description: `Vale ${amount()}` }
    await sendFile(founder, { projectId, fileId, content: name === 'back' ? 'recibo' : String(amount()) })
    await founder.act('AttachFile', { projectId, target, fileId, ...about })
    await founder.act('DescribeFile', { projectId, target, fileId, description: `Valeu ${amount()}` })
  }
  await founder.act('RemoveFile', { projectId, target: { kind: 'entry', id: kept }, fileId: files.back })
  return Object.values(files)
}

async function changeEntries(
  founder: Person,
  { projectId, otherTaskId }: Ids,
  { kept, gone, back }: ReturnType<typeof idsOf>,
  amount: Amount,
) {
  const fields = { ...anEntry(otherTaskId, amount(), 'inflow'), realizedCents: amount() }
  await founder.act('ChangeEntry', { projectId, entryId: kept, ...fields })
  await founder.act('DeleteEntry', { projectId, entryId: gone })
  const actionId = fresh()
  await founder.act('DeleteEntry', { projectId, entryId: back }, actionId)
  await founder.act('UndoLedgerAction', { projectId, actionId })
}

/** Entries of which installments are paid, one in part, and cancelled, and all of that is taken back. */
async function settleEntries(founder: Person, { projectId, taskId }: Ids, amount: Amount) {
  const besides = { interestCents: 1, fineCents: 2, discountCents: 3 }
  const recorded = async (count: number) => {
    const installments = Array.from({ length: count }, () => {
      return { installmentId: fresh(), dueOn: '2026-03-10', cents: amount() }
    })
    const plannedCents = installments.reduce((sum, { cents }) => sum + cents, 0)
    const entryId = fresh()
    await founder.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, plannedCents), installments })
    return { entryId, installments }
  }
  const pay = async (entryId: string, part: { installmentId: string; cents: number }, changes: object = {}) => {
    const id = fresh()
    const { installmentId, cents } = part
    const payment = { paidOn: '2026-03-09', ...besides, rest: null, installmentId, cents, ...changes }
    await founder.act('PayInstallment', { projectId, entryId, ...payment }, id)
    return id
  }
  const undo = (actionId: string) => founder.act('UndoLedgerAction', { projectId, actionId })
  const reason = 'Engano'
  for (const ends of ['paid', 'cancelled']) {
    const { entryId, installments } = await recorded(2)
    const [first, last] = installments
    if (!first || !last) throw new Error('an entry has two installments')
    const rest = { installmentId: fresh(), dueOn: '2026-04-10' }
    await undo(await pay(entryId, first, { cents: first.cents - 1, rest }))
    await pay(entryId, first)
    const parts = [{ entryId, installmentId: last.installmentId, cents: last.cents }]
    if (ends === 'paid') await pay(entryId, last)
    else await founder.act('CancelInstallments', { projectId, installments: parts, reason })
    const installmentIds = parts.map(({ installmentId }) => ({ entryId, installmentId }))
    await founder.act('ReopenInstallments', { projectId, installments: installmentIds, reason })
  }
}

async function changeThem(
  founder: Person,
  { projectId }: Ids,
  cards: ReturnType<typeof idsOf>,
  tasks: ReturnType<typeof idsOf>,
  amount: Amount,
) {
  const changed = { plannedCents: amount(), realizedCents: amount(), risk: { ...risk, impact: 'low' as const } }
  await founder.act('ChangeCard', { projectId, cardId: cards.kept, ...changed })
  await founder.act('ChangeTask', { projectId, taskId: tasks.kept, hourCents: amount() })
  for (const cardId of [cards.gone, cards.back])
    await founder.act('DeleteCard', { projectId, cardId, reason: 'Repetido' })
  for (const taskId of [tasks.gone, tasks.back]) await founder.act('DeleteTask', { projectId, taskId })
  const { areas } = await founder.ask('canvas', { projectId })
  const areaId = areas.find(({ standardArea }) => standardArea === 'product')?.areaId ?? ''
  await founder.act('RestoreCard', { projectId, cardId: cards.back, areaId })
  await founder.act('RestoreTask', { projectId, taskId: tasks.back, stepId: null })
}

/** A document that shows the canvas, approved; and one like it that nobody is asked about. */
async function signedDocument(founder: Person, seer: Person, { projectId }: Ids) {
  const documentIds = [fresh(), fresh()]
  for (const documentId of documentIds) {
    const [of, sectionId] = [{ projectId, documentId }, fresh()]
    await founder.act('CreateDocument', { ...of, title: 'Medição', number: null, copyFrom: null })
    await founder.act('AddDocumentSection', { ...of, sectionId, name: 'Custos' })
    const field = { ...aField, name: 'Cartões', fieldKind: 'canvasCards' as const }
    await founder.act('AddDocumentField', { ...of, sectionId, fieldId: fresh(), ...field })
    await founder.act('NameDocumentApprover', { ...of, userId: seer.userId })
  }
  const of = { projectId, documentId: documentIds[0] ?? '' }
  await founder.act('RequestSignOff', of)
  const { rounds } = await founder.ask('signOff', of)
  const seen = { ...of, round: 1, contentHash: rounds[0]?.contentHash ?? '' }
  await seer.act('ViewForSignOff', seen)
  await seer.act('AcceptSignOff', { ...seen, consentTextId: 'simple-signature-1' })
  await seer.act('Reauthenticate', { password: 'Nivel-de-bolha-77' })
  const signatureId = fresh()
  const signing = { signatureId, language: 'pt-BR' as const, opinion: 'De acordo.', attachments: [] }
  await seer.act('ApproveDocument', { ...seen, ...signing })
  return { documentIds, signatureId }
}
