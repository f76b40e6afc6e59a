import { z } from 'zod'
import { day, id } from '../values'
import { type FieldKind, type FieldProperties, type FieldValue, projectInformationItems } from './documentField'

type Fits = (value: string | string[], options: readonly string[]) => boolean

/**
 * A number in plain decimal notation: no leading zeros, no minus zero. Its decimals stay as they were written, so that
 * an amount keeps its cents: `298500.00`. At most 15 digits before the point and 6 after.
 */
const decimal = /^(?!-0(\.0+)?$)-?(0|[1-9]\d{0,14})(\.\d{1,6})?$/
const longestText = 500

const fits: Record<FieldKind, Fits> = {
  text: (value) => typeof value === 'string' && value.length <= longestText && !/[\r\n]/.test(value),
  largeText: (value) => typeof value === 'string',
  number: (value) => typeof value === 'string' && decimal.test(value),
  date: (value) => day.safeParse(value).success,
  optionSelection: (value, options) => typeof value === 'string' && options.includes(value),
  optionCheck: (value, options) => Array.isArray(value) && value.every((option) => options.includes(option)),
  canvasCards: () => false,
  projectInformation: () => false,
}

/** Whether this may stand in a field. Nothing always may: a form is filled bit by bit. */
export const valueFits = ({ fieldKind, options }: FieldProperties, value: FieldValue) =>
  value === null || fits[fieldKind](value, options)

const anyChoice = () => true
const mayBeOption: Record<FieldKind, (option: string) => boolean> = {
  text: () => false,
  largeText: () => false,
  number: () => false,
  date: () => false,
  optionSelection: anyChoice,
  optionCheck: anyChoice,
  canvasCards: (option) => id.safeParse(option).success,
  projectInformation: (option) => z.enum(projectInformationItems).safeParse(option).success,
}

/** Whether a field of this kind may have these options. None always may: a form is designed bit by bit. */
export const optionsFit = ({ fieldKind, options }: Pick<FieldProperties, 'fieldKind' | 'options'>) =>
  options.every(mayBeOption[fieldKind])

/** Blanks and an empty choice are nothing. */
export const filledValue = (value: FieldValue): FieldValue =>
  value !== null && (typeof value === 'string' ? value.trim() === '' : value.length === 0) ? null : value
