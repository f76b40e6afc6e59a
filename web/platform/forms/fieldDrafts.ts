import { createContext, type ReactNode } from 'react'

/** What stands in a field of a form: one text, or one for each thing that is ticked. */
export type FieldTexts = readonly string[]
/** Texts as a field shows them to people: names in place of ids, days as they are written. */
export type Wording = (texts: FieldTexts) => string

/** What the form around gives its fields in place of the record's values, and says beside them. */
export type FieldDraft = {
  given: Readonly<Record<string, { texts: FieldTexts; round: number }>>
  news: (name: string, words: Wording) => ReactNode
}

export const FieldDrafts = createContext<FieldDraft>({ given: {}, news: () => null })
