import { mostCents } from '../tasks/wbsSums'
import { type EntryKind, entryKinds } from './kinds'

/** What is planned for a day, and how much of it: open at the end of the status day, and cancelled. */
export type PlannedDay = {
  readonly kind: EntryKind
  readonly on: string
  readonly cents: number
  readonly openCents: number
  readonly cancelledCents: number
  readonly cancelledCount: number
  /** What its payments had moved by the end of the status day. */
  readonly movedCents: number
}
/** What was realized on a day; on none where nobody said when. */
export type RealizedDay = {
  readonly kind: EntryKind
  readonly on: string | null
  readonly cents: number
  readonly count: number
  /** What payments moved of entries that the ledger does not count as realized yet. */
  readonly partlyPaidCents: number
}

/** What a ledger plans and came to, by day. Cancelled installments are no part of what is planned. */
export type MoneyFacts = { readonly planned: readonly PlannedDay[]; readonly realized: readonly RealizedDay[] }

export const addCents = (first: number, second: number): number =>
  Math.max(-mostCents, Math.min(mostCents, first + second))

/** The sum of some cents. What is beyond the largest number that JSON keeps exactly stands at it. */
export const sumCents = (amounts: Iterable<number>): number => {
  let sum = 0
  for (const cents of amounts) sum = addCents(sum, cents)
  return sum
}

/** The same of each kind of money. */
export const ofEachKind = <Value>(value: (kind: EntryKind) => Value): Record<EntryKind, Value> =>
  Object.fromEntries(entryKinds.map((kind) => [kind, value(kind)])) as Record<EntryKind, Value>
