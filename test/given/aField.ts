import type { FieldProperties } from '@prumo/contracts/documents/documentField'

/** A field of one line that nobody has to fill. */
export const aField: FieldProperties = {
  name: 'Tempo',
  fieldKind: 'text',
  required: false,
  fieldSize: 'large',
  options: [],
}
