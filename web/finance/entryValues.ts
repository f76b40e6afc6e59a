import type { EntryField, SaidOrigin } from '@prumo/contracts/finance/entry'
import type { Answer, CommandOf } from '@prumo/contracts/index'
import type { Texts } from '../platform/drafts/formTexts'
import { isCalendarDay } from '../platform/formats/dates'
import { moneyIn, moneyProblem, moneyText } from '../platform/formats/typedMoney'
import type { Fields } from '../platform/forms/formFields'
import { amountProblem } from './amountProblem'
import { installmentsIn, rowsOf, rowsText } from './installmentRows'
import { draftIn, draftOf, originIn, originText } from './originItems'

export type Entry = Answer<'entry'>
type Given = Omit<CommandOf<'RecordEntry'>['data'], 'projectId' | 'entryId'>
type Read = { entry: Given; errors: Record<string, string>; isRecalculated: boolean }
type Manner = {
  language: string
  /** Of the project, in which its amounts are. */
  currency: string | null
  newId: (index: number) => string
  /** The last day on which it may have been realized. */
  lastDay: string
  /** When it was realized, as it stands: that may be kept, whatever the day. */
  realizedBefore?: string | null
}

/** The fields of an entry that stand in its form. */
const fieldNames = [
  'title',
  'kind',
  'classification',
  'plannedOn',
  'plannedCents',
  'installments',
  'origin',
  'closesWithTasks',
  'realizedOn',
  'realizedCents',
  'company',
  'documentNumber',
  'paymentMethod',
  'partnerId',
  'history',
  'description',
] as const satisfies readonly EntryField[]

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** An entry as its form holds it, and what is wrong with it: field → code. */
export function entryIn(
  { text, has }: Fields,
  { language, currency, newId, lastDay, realizedBefore = null }: Manner,
): Read {
  const amount = (name: string) => moneyIn(text(name), language, currency)
  const [planned, realized] = [amount('plannedCents'), amount('realizedCents')]
  const wrongAmount = planned !== null && amountProblem(text('plannedCents'), language, currency)
  const wrongRealized = moneyProblem(text('realizedCents'), language, currency)
  const plannedCents = planned ?? 0
  const [plannedOn, realizedOn] = [text('plannedOn'), text('realizedOn')]
  const parts = installmentsIn(text('installments'), { plannedCents, plannedOn, language, currency, newId })
  const { origin, error: wrongOrigin } = originIn(text('origin'), plannedCents, language, currency)
  const entry: Given = {
    title: text('title').trim(),
    kind: text('kind') as Given['kind'],
    classification: text('classification').trim(),
    plannedOn,
    plannedCents,
    installments: parts.installments,
    origin,
    closesWithTasks: has('closesWithTasks'),
    realizedOn: orNull(realizedOn),
    realizedCents: realized ?? null,
    company: orNull(text('company')),
    documentNumber: orNull(text('documentNumber')),
    paymentMethod: orNull(text('paymentMethod')),
    partnerId: orNull(text('partnerId')),
    history: text('history'),
    description: text('description'),
  }
  return {
    entry,
    isRecalculated: draftIn(text('origin')).isByHours ?? false,
    errors: {
      ...(entry.title === '' && { title: 'title.missing' }),
      ...(entry.classification === '' && { classification: 'entry.classificationMissing' }),
      ...(plannedOn === '' && { plannedOn: 'entry.plannedOnMissing' }),
      ...(plannedOn !== '' && !isCalendarDay(plannedOn) && { plannedOn: 'day.invalid' }),
      ...(planned === null && { plannedCents: 'entry.amountMissing' }),
      ...(wrongAmount && { plannedCents: wrongAmount }),
      ...(parts.error && { installments: parts.error }),
      ...(wrongOrigin && { origin: wrongOrigin }),
      ...(realizedOn > lastDay && realizedOn !== realizedBefore && { realizedOn: 'entry.realizedInFuture' }),
      ...(realizedOn !== '' && !isCalendarDay(realizedOn) && { realizedOn: 'day.invalid' }),
      ...(wrongRealized && { realizedCents: wrongRealized }),
    },
  }
}

/** How an entry stands in its form: the texts of each field. */
export const textsOfEntry = (entry: Entry, language: string): Texts => ({
  title: [entry.title],
  kind: [entry.kind],
  classification: [entry.classification],
  plannedOn: [entry.plannedOn],
  plannedCents: [moneyText(entry.plannedCents, language)],
  installments: [rowsText(rowsOf(entry.installments, language))],
  origin: [originText(draftOf(entry.origin, language))],
  closesWithTasks: entry.closesWithTasks ? ['on'] : [],
  realizedOn: [entry.realizedOn ?? ''],
  realizedCents: [moneyText(entry.realizedCents, language)],
  company: [entry.company ?? ''],
  documentNumber: [entry.documentNumber ?? ''],
  paymentMethod: [entry.paymentMethod ?? ''],
  partnerId: [entry.partnerId ?? ''],
  history: [entry.history],
  description: [entry.description],
})

/** What the form would change of an entry. */
export function entryChanges(entry: Entry, given: Given): Partial<Given> {
  const before = { ...entry, origin: saidOf(entry.origin) }
  const changed = fieldNames.filter((name) => inOneSpelling(given[name]) !== inOneSpelling(before[name]))
  return Object.fromEntries(changed.map((name) => [name, given[name]]))
}

/** An origin as a form says it: the effort of its items is looked up where they are saved. */
export const saidOf = (origin: Entry['origin']): SaidOrigin | null =>
  origin && { of: origin.of, items: origin.items.map(({ id, cents }) => ({ id, cents })) }

/** What was seen of an entry, as a change says it. */
export const seenOf = ({ origin, ...seen }: Partial<Entry>) =>
  origin === undefined ? seen : { ...seen, origin: saidOf(origin) }

/** The fields of a record in one order, whoever wrote it. */
const inOneSpelling = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** The id of a new installment of a new entry: sent again, the same entry has the same ones. */
export const installmentIdOf = (entryId: string, index: number): string =>
  `${entryId.slice(0, -4)}${((Number.parseInt(entryId.slice(-4), 16) + 1 + index) % 65_536).toString(16).padStart(4, '0')}`
