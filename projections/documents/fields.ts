import type { FieldProperties, FieldValue } from '@prumo/contracts/documents/documentField'
import { projection } from '../projection'
import { userOf } from '../userOf'
import { inDocument } from './inDocument'

type Field = FieldProperties & {
  /** Callers choose the ids, so another document may have a field with the same id. */
  fieldPath: string
  fieldId: string
  documentId: string
  projectId: string
  sectionId: string
  rank: string
  /** Wrapped in a record, because some readers take a bare text for invalid JSON. */
  filled: { value: FieldValue }
  filledAt: string | null
  filledBy: string | null
}

/** One row per field of a document's form, with what is filled in. */
export const fields = projection<Field>({
  table: 'documents_fields',
  version: 1,
  key: 'fieldPath',
  keys: ({ data }) => [inDocument(data, 'fieldId')],

  columns: (table) => {
    table.text('field_path').notNullable()
    for (const id of ['field_id', 'document_id', 'project_id', 'section_id']) table.uuid(id).notNullable()
    for (const text of ['name', 'field_kind', 'field_size']) table.text(text).notNullable()
    table.specificType('rank', 'text collate "C"').notNullable()
    table.boolean('required').notNullable()
    for (const record of ['options', 'filled']) table.jsonb(record).notNullable()
    table.timestamp('filled_at')
    table.uuid('filled_by')
    table.index(['organization_id', 'project_id', 'document_id'])
  },

  on: {
    DocumentFieldAdded: (_, field) => ({
      fieldPath: inDocument(field, 'fieldId'),
      ...field,
      filled: { value: null },
      filledAt: null,
      filledBy: null,
    }),
    DocumentFieldChanged: (row, { before: _, ...changed }) => row && { ...row, ...(changed as Partial<Field>) },
    DocumentFieldMoved: (row, { sectionId, rank }) => row && { ...row, sectionId, rank },
    DocumentFieldFilled: (row, { value }, event) =>
      row && { ...row, filled: { value }, filledAt: event.at, filledBy: userOf(event) },
    DocumentFieldRemoved: () => null,
    DocumentFieldRestored: (_, { value, filledById, ...field }) => ({
      fieldPath: inDocument(field, 'fieldId'),
      ...field,
      filled: { value },
      filledBy: filledById,
    }),
  },
})
