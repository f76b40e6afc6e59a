import { brazilianHolidays } from '@prumo/contracts/schedule/brazilianHolidays'
import { dayOfNumber, numberOfDay, weekdayOfNumber } from '@prumo/contracts/schedule/calendarDay'

const saturday = 5

/** The working day that lies this many days from today, as `YYYY-MM-DD`, or the first after a weekend or a holiday. */
export function day(today: Date, offset: number): string {
  let number = numberOfDay(today.toISOString().slice(0, 10)) + offset
  while (weekdayOfNumber(number) >= saturday || isHoliday(dayOfNumber(number))) number++
  return dayOfNumber(number)
}

/** The national holidays of this year, without those that each organization decides about. */
export const holidaysOf = (year: number) => brazilianHolidays(year).filter(({ isOptional }) => !isOptional)

const isHoliday = (on: string) => holidaysOf(Number(on.slice(0, 4))).some((holiday) => holiday.on === on)

/** Brasília is three hours behind UTC. */
const utcHour = (hour: number) => hour + 3

/** This hour of that working day, but no later than now. */
export function momentOn(today: Date, offset: number, hour: number): Date {
  const moment = Date.parse(day(today, offset)) + utcHour(hour) * 3_600_000
  return new Date(Math.min(moment, today.getTime()))
}
