import { z } from 'zod'
import { line, setOf, text } from '../values'

/**
 * The kinds of fields. The last two are not filled in: they show the project's present values until a sign-off
 * freezes them.
 */
export const fieldKinds = [
  'text',
  'largeText',
  'number',
  'date',
  'optionSelection',
  'optionCheck',
  'canvasCards',
  'projectInformation',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** How much of a row of the form a field takes: a third, half, all of it. */
export const fieldSizes = ['small', 'medium', 'large'] as const
export type FieldSize = (typeof fieldSizes)[number]

/** What a field may show of its project. */
export const projectInformationItems = [
  'pitch',
  'internalCode',
  'status',
  'customerName',
  'portfolioName',
  'tags',
  'currency',
  'description',
] as const
export type ProjectInformationItem = (typeof projectInformationItems)[number]

/** Every property of a field that somebody may set. */
export const fieldProperties = {
  name: line(200),
  fieldKind: z.enum(fieldKinds),
  required: z.boolean(),
  fieldSize: z.enum(fieldSizes),
  /** The choices. For canvas cards, ids of areas, where none means all; for project information, its items. */
  options: setOf(line(200), 100),
}
export const documentField = z.strictObject(fieldProperties)
export type FieldProperties = z.infer<typeof documentField>

/** The value: a text, a number in plain decimal notation, a day, or the chosen options. `null` is empty. */
export const fieldValue = z.union([text(20_000), setOf(text(200), 100)]).nullable()
export type FieldValue = z.infer<typeof fieldValue>

export type Field = FieldProperties & { fieldId: string; value: FieldValue }
export type Section = { sectionId: string; name: string; fields: readonly Field[] }
/** The form of a document with what is filled in, in its order. */
export type Form = { title: string; sections: readonly Section[]; approverIds: readonly string[] }

export const isEmbedded = (kind: FieldKind) => kind === 'canvasCards' || kind === 'projectInformation'
export const hasChoices = (kind: FieldKind) => kind === 'optionSelection' || kind === 'optionCheck'
