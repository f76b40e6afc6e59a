import { dayOfNumber, lastDayNumber, numberOfDay } from '@prumo/contracts/schedule/calendarDay'

export const msPerDay = 86_400_000
const firstDayNumber = numberOfDay('0001-01-01')

/** A calendar day as the instant where it begins in UTC, in which the chart counts: no clock is ever put forward. */
export const instantOf = (day: string): number => numberOfDay(day) * msPerDay

/** Where a calendar day ends: where the next begins. */
export const endInstantOf = (day: string): number => instantOf(day) + msPerDay

/** The calendar day that begins nearest to an instant. A chart has room before its first day and behind its last. */
export const dayNear = (instant: number): string =>
  dayOfNumber(Math.min(lastDayNumber, Math.max(firstDayNumber, Math.round(instant / msPerDay))))

/** The calendar day that ends nearest to an instant. */
export const dayEndingNear = (instant: number): string => dayNear(instant - msPerDay)
