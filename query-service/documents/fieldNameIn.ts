import type { DocumentContent } from '@prumo/contracts/documents/documentContent'

/**
 * The name of a field in the first of these contents that has it. A removed field is in the older content, an added one
 * in the newer.
 */
export function fieldNameIn(fieldId: string | null, contents: readonly (string | undefined)[]): string | null {
  if (fieldId === null) return null
  const fields = contents
    .filter((content) => content !== undefined)
    .flatMap((content) => (JSON.parse(content) as DocumentContent).sections.flatMap((section) => section.fields))
  return fields.find((field) => field.fieldId === fieldId)?.name ?? null
}
