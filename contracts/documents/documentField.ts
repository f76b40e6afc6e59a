import { z } from 'zod'
import { line, setOf, text } from '../values'

/** What a field of a form is for. The last two are filled by no hand: they show what the project says, until a sign-off freezes it. */
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
  /** What may be chosen; for canvas cards the ids of the areas (none is every area), for project information which items of it. */
  options: setOf(line(200), 100),
}
export const documentField = z.strictObject(fieldProperties)
export type FieldProperties = z.infer<typeof documentField>

/** What was filled in: a text, a number in plain decimal notation, a day, the chosen option or options; `null` is empty. */
export const fieldValue = z.union([text(20_000), setOf(text(200), 100)]).nullable()
export type FieldValue = z.infer<typeof fieldValue>

export type Field = FieldProperties & { fieldId: string; value: FieldValue }
export type Section = { sectionId: string; name: string; fields: readonly Field[] }
/** The form of a document with what is filled in, in its order. */
export type Form = { title: string; sections: readonly Section[]; approverIds: readonly string[] }

export const isEmbedded = (kind: FieldKind) => kind === 'canvasCards' || kind === 'projectInformation'
export const hasChoices = (kind: FieldKind) => kind === 'optionSelection' || kind === 'optionCheck'
