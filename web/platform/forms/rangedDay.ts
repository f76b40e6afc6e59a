import { addDays, typedDay } from '../formats/dates'
import { addMonths, type DayRange } from '../formats/months'

/** Which end of a range a day is beyond. */
export const dayProblem = (day: string, { min, max }: DayRange): 'min' | 'max' | undefined =>
  min && day < min ? 'min' : max && day > max ? 'max' : undefined

type Manner = { language: string; range: DayRange; isPast: boolean }

/** A day as typed into a field. Of what has happened, a day without a year is the last such day of its range. */
export const dayTyped = (typed: string, { language, range: { max }, isPast }: Manner): string | undefined =>
  isPast && max ? typedDay(typed, language, addDays(addMonths(max, -12), 1)) : typedDay(typed, language)
