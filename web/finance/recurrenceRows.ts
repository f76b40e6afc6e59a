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

/** What is typed of a recurrence. `set` holds its rows once somebody has set a day of them. */
type TypedRecurrence = { every: Recurrence; count: string; set: RecurrenceRow[] | undefined }
type Text = { every: Recurrence; count: string; isSet: boolean; days: [string, string][] }

const monthlyForAYear: TypedRecurrence = { every: 'monthly', count: '12', set: undefined }

/** A recurrence as the one text that a form sends and keeps of it; an entry that does not recur has none. */
export function recurrenceText({ every, count, set }: TypedRecurrence, rows: readonly RecurrenceRow[]): string {
  const days = rows.map(({ plannedOn, dueOn }): [string, string] => [plannedOn, dueOn])
  return JSON.stringify({ every, count, isSet: set !== undefined, days } satisfies Text)
}

const rowsOf = ({ days }: Text): RecurrenceRow[] => days.map(([plannedOn, dueOn]) => ({ plannedOn, dueOn }))

/** The same as it was typed. */
export function typedRecurrence(text: string): TypedRecurrence {
  if (text === '') return monthlyForAYear
  const kept = JSON.parse(text) as Text
  const { every, count, isSet } = kept
  return { every, count, set: isSet ? rowsOf(kept) : undefined }
}

export function recurrenceIn(text: string): { rows: RecurrenceRow[]; error?: string } | undefined {
  if (text === '') return undefined
  const kept = JSON.parse(text) as Text
  const [{ count }, rows] = [kept, rowsOf(kept)]
  const wanted = /^\d+$/.test(count) ? Number(count) : 0
  if (wanted < 2 || wanted > mostRepeats) return { rows, error: 'entry.repeatCount' }
  // What follows from a missing first day is said at that.
  if (rows.length === 0) return { rows }
  const isWhole =
    rows.length === wanted && rows.every((row) => isCalendarDay(row.plannedOn) && isCalendarDay(row.dueOn))
  return isWhole ? { rows } : { rows, error: 'entry.repeatDays' }
}
