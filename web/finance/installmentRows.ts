import { mostInstallments } from '@prumo/contracts/finance/kinds'
import { splitCents } from '@prumo/contracts/finance/splitCents'
import { isCalendarDay } from '../platform/formats/dates'
import { addMonths } from '../platform/formats/months'
import { moneyIn, moneyText } from '../platform/formats/typedMoney'
import { otherCurrencyIn } from './otherCurrencyIn'

/** An installment as it stands in a form. Its day and its amount may be half typed; a new one has no id yet. */
export type InstallmentRow = { installmentId: string; dueOn: string; amount: string }

type Installment = { installmentId: string; dueOn: string; cents: number }
type Division = {
  cents: number
  count: number
  /** The day on which the first is due; empty where nobody has said it. */
  first: string
  /** Those of before: the new ones keep their ids, one by one. */
  former: readonly InstallmentRow[]
  language: string
  /** The ids of those that are paid or cancelled. */
  settled?: ReadonlySet<string>
}

/**
 * An amount in equal installments, due month after month; the 31st is the last day of a month that is shorter. What is
 * settled stays as it is.
 */
export function dividedRows(division: Division): InstallmentRow[] {
  const { cents, count, first, former, language, settled = new Set() } = division
  if (former.some(({ installmentId }) => settled.has(installmentId))) return dividedAroundSettled(division)
  const parts = splitCents(cents, Array<number>(count).fill(1))
  return parts.map((part, index) => ({
    installmentId: former[index]?.installmentId ?? '',
    dueOn: isCalendarDay(first) ? addMonths(first, index) : first,
    amount: cents === 0 ? '' : moneyText(part, language),
  }))
}

/** What is left of an amount goes to the open installments in equal parts. Those that stood keep their days. */
function dividedAroundSettled({ cents, count, former, language, settled = new Set() }: Division): InstallmentRow[] {
  const isSettled = ({ installmentId }: InstallmentRow) => settled.has(installmentId)
  const fixed = former.filter(isSettled)
  const openCount = Math.max(0, count - fixed.length)
  const left = Math.max(0, cents - (sumOfRows(fixed, language) ?? 0))
  const amounts = splitCents(left, Array<number>(openCount).fill(1)).map((part) => moneyText(part, language))
  const open = former.filter((row) => !isSettled(row)).slice(0, openCount)
  const kept = new Set(open)
  const standing = former.filter((row) => isSettled(row) || kept.has(row))
  const lastDay = standing.at(-1)?.dueOn ?? ''
  const added = Array.from({ length: openCount - open.length }, (_, index) => ({
    installmentId: '',
    dueOn: isCalendarDay(lastDay) ? addMonths(lastDay, index + 1) : lastDay,
    amount: '',
  }))
  const next = amounts.values()
  return [...standing, ...added].map((row) => (isSettled(row) ? row : { ...row, amount: next.next().value ?? '' }))
}

/** Whether these rows are what an amount comes to when it is divided by itself. */
export function areDivided(
  rows: readonly InstallmentRow[],
  language: string,
  settled: ReadonlySet<string> = new Set(),
): boolean {
  const cents = sumOfRows(rows, language) ?? 0
  const first = rows[0]?.dueOn ?? ''
  const divided = dividedRows({ cents, count: rows.length, first, former: rows, language, settled })
  return rowsText(divided) === rowsText(rows)
}

/** What rows come to; `undefined` as long as one of them is no amount. */
export function sumOfRows(
  rows: readonly { amount: string }[],
  language: string,
  currency: string | null = null,
): number | undefined {
  const amounts = rows.map(({ amount }) => moneyIn(amount, language, currency))
  return amounts.every((cents) => typeof cents === 'number')
    ? amounts.reduce((sum, cents) => sum + cents, 0)
    : undefined
}

/** Rows as the one text that a form sends of them. */
export const rowsText = (rows: readonly InstallmentRow[]): string =>
  JSON.stringify(rows.map(({ installmentId, dueOn, amount }) => [installmentId, dueOn, amount]))

export function rowsIn(text: string): InstallmentRow[] {
  if (text === '') return []
  const rows = JSON.parse(text) as [string, string, string][]
  return rows.map(([installmentId, dueOn, amount]) => ({ installmentId, dueOn, amount }))
}

export const rowsOf = (installments: readonly Installment[], language: string): InstallmentRow[] =>
  installments.map(({ installmentId, dueOn, cents }) => ({ installmentId, dueOn, amount: moneyText(cents, language) }))

type Read = { installments: Installment[]; error?: string }

type Entry = {
  plannedCents: number
  plannedOn: string
  language: string
  currency?: string | null
  /** Names an installment that has no id yet. */
  newId: (index: number) => string
}

/** Installments as a form holds them, and what is wrong with them. */
export function installmentsIn(
  text: string,
  { plannedCents, plannedOn, language, currency = null, newId }: Entry,
): Read {
  const rows = rowsIn(text)
  const installments = rows.map(({ installmentId, dueOn, amount }, index) => ({
    installmentId: installmentId || newId(index),
    dueOn,
    cents: moneyIn(amount, language, currency) ?? 0,
  }))
  const sum = sumOfRows(rows, language, currency)
  if (rows.length < 1 || rows.length > mostInstallments) return { installments, error: 'entry.installmentCount' }
  // What follows from a missing amount or day is said at that.
  if (plannedCents === 0 || plannedOn === '') return { installments }
  if (rows.some(({ dueOn }) => !isCalendarDay(dueOn)) || sum === undefined)
    return { installments, error: otherCurrencyIn(rows, language, currency) ?? 'entry.installmentInvalid' }
  if (installments.some(({ cents }) => cents === 0)) return { installments, error: 'entry.installmentTooSmall' }
  if (sum !== plannedCents) return { installments, error: 'entry.installmentsUnequal' }
  return { installments }
}
