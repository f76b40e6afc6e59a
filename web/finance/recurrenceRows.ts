import { mostRepeats } from '@prumo/contracts/finance/kinds'
import { type Recurrence, recurrenceDays } from '@prumo/contracts/finance/recurrenceDays'
import { isCalendarDay } from '../platform/formats/dates'

/** One entry of a series, as it stands in a form: its days may be half typed. */
export type RecurrenceRow = { plannedOn: string; dueOn: string }

type Repeating = { every: Recurrence; count: number; plannedOn: string; dueOn: string }

/** The days of a series: both recur from their first ones on. Nothing as long as the first is no day. */
export function recurrenceRows({ every, count, plannedOn, dueOn }: Repeating): RecurrenceRow[] {
  if (!isCalendarDay(plannedOn)) return []
  const wanted = Math.min(count, mostRepeats)
  const due = recurrenceDays(isCalendarDay(dueOn) ? dueOn : plannedOn, every, wanted)
  return recurrenceDays(plannedOn, every, wanted).flatMap((day, index) => {
    const dueDay = due[index]
    return dueDay ? [{ plannedOn: day, dueOn: dueDay }] : []
  })
}

/** Rows as the one text that a form sends of them; an entry that does not recur has none. */
export const recurrenceText = (count: string, rows: readonly RecurrenceRow[]): string =>
  JSON.stringify([count, rows.map(({ plannedOn, dueOn }) => [plannedOn, dueOn])])

export function recurrenceIn(text: string): { rows: RecurrenceRow[]; error?: string } | undefined {
  if (text === '') return undefined
  const [count, days] = JSON.parse(text) as [string, [string, string][]]
  const rows = days.map(([plannedOn, dueOn]) => ({ plannedOn, dueOn }))
  const wanted = /^\d+$/.test(count) ? Number(count) : 0
  if (wanted < 2 || wanted > mostRepeats) return { rows, error: 'entry.repeatCount' }
  // What follows from a missing first day is said at that.
  if (rows.length === 0) return { rows }
  const isWhole =
    rows.length === wanted && rows.every((row) => isCalendarDay(row.plannedOn) && isCalendarDay(row.dueOn))
  return isWhole ? { rows } : { rows, error: 'entry.repeatDays' }
}
