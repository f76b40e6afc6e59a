import type { FieldKind, FieldValue } from '@prumo/contracts/documents/documentField'
import { filledValue } from '@prumo/contracts/documents/fieldRules'
import { showDay } from '@prumo/contracts/formats/days'
import { showNumber } from '@prumo/contracts/formats/numbers'
import { typedDay } from '../platform/formats/typedDay'
import { typedNumber } from './typedNumber'

/** What stands in a field while somebody fills it: as it was typed or ticked. */
export type Typed = string | string[]

type Typing = {
  show: (value: string, language: string) => string
  /** `undefined` for what says nothing in a field of this kind. */
  read: (typed: string, language: string) => string | undefined
}
const plain: Typing = { show: (value) => value, read: (typed) => typed }

const typings: Partial<Record<FieldKind, Typing>> = {
  number: { show: showNumber, read: typedNumber },
  date: { show: showDay, read: (typed, language) => typedDay(typed, language, { direction: 'nearest' }) },
}

/** A value as it stands in its field. */
export const shownTyped = (kind: FieldKind, value: FieldValue, language: string): Typed => {
  if (kind === 'optionCheck') return Array.isArray(value) ? value : []
  return typeof value === 'string' ? (typings[kind] ?? plain).show(value, language) : ''
}

/** What was typed as the value that it means: `null` for nothing, `undefined` for what means nothing here. */
export const typedValue = (kind: FieldKind, typed: Typed, language: string): FieldValue | undefined => {
  const given = filledValue(typed)
  return typeof given === 'string' ? (typings[kind] ?? plain).read(given, language) : given
}

/** What was typed in one language as it stands in another one; what means nothing stays as it was typed. */
export const typedAgain = (kind: FieldKind, typed: Typed, from: string, to: string): Typed => {
  const value = from === to || !typings[kind] ? undefined : typedValue(kind, typed, from)
  return value === undefined ? typed : shownTyped(kind, value, to)
}
