import type { DayRange } from '../formats/months'
import { type DayDirection, typedDay } from '../formats/typedDay'

/** Which end of a range a day is beyond. */
export const dayProblem = (day: string, { min, max }: DayRange): 'min' | 'max' | undefined =>
  min && day < min ? 'min' : max && day > max ? 'max' : undefined

type Manner = { language: string; range: DayRange; direction: DayDirection; from?: string | undefined }

/** A day as typed into a field. What is past is seen from the last day of its range, what is to come from the first. */
export const dayTyped = (typed: string, { language, range, direction, from }: Manner): string | undefined =>
  typedDay(typed, language, {
    direction,
    from: from || { past: range.max, future: range.min, nearest: undefined }[direction],
  })
