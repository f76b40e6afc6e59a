import type { DocumentContent } from '@prumo/contracts/documents/documentContent'

/** What a field is called in the first of these contents that has it: one that was removed is in the older one, one that was added in the newer. */
export function fieldNameIn(fieldId: string | null, contents: readonly (string | undefined)[]): string | null {
  if (fieldId === null) return null
  const fields = contents
    .filter((content) => content !== undefined)
    .flatMap((content) => (JSON.parse(content) as DocumentContent).sections.flatMap((section) => section.fields))
  return fields.find((field) => field.fieldId === fieldId)?.name ?? null
}
