/** The values of some fields of a record. */
export const pick = (record: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, (record as Record<string, unknown>)[field]]))
