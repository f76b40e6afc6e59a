import { addDays } from '../formats/dates'
import { addMonths, type DayRange } from '../formats/months'
import { typedDay } from '../formats/typedDay'

/** Which end of a range a day is beyond. */
export const dayProblem = (day: string, { min, max }: DayRange): 'min' | 'max' | undefined =>
  min && day < min ? 'min' : max && day > max ? 'max' : undefined

type Manner = { language: string; range: DayRange; isPast: boolean }

/** A day as typed into a field. Of what has happened, a day without a year is the last such day of its range. */
export const dayTyped = (typed: string, { language, range: { max }, isPast }: Manner): string | undefined =>
  isPast && max ? lastTyped(typed, language, max) : typedDay(typed, language)

/** The last 29 February may be eight years ago. A day with its year is read as it stands, though it is to come. */
function lastTyped(typed: string, language: string, max: string): string | undefined {
  const inYearsTo = (count: number) => typedDay(typed, language, addDays(addMonths(max, -12 * count), 1))
  return [1, 2, 3, 4, 5, 6, 7, 8].map(inYearsTo).find((day) => day !== undefined && day <= max) ?? inYearsTo(1)
}
