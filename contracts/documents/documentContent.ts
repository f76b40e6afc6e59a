import type { Form } from './documentField'
import type { Embedded } from './embedded'

export type ContentAttachment = { name: string; size: number; sha256: string; type: string }

type Described = {
  projectId: string
  documentId: string
  number: string | null
  form: Omit<Form, 'approverIds'>
  /** By the field's id, as they are at this moment. */
  embedded: Readonly<Record<string, Embedded>>
  attachments: readonly ContentAttachment[]
}

/**
 * Everything that is signed, and nothing else. The SHA-256 of its canonical JSON (RFC 8785) is in the log for ever.
 * So no property may be renamed or removed without a new `version`.
 */
export const documentContent = ({ projectId, documentId, number, form, embedded, attachments }: Described) => ({
  prumo: 'document',
  version: 1,
  projectId,
  documentId,
  number,
  title: form.title,
  sections: form.sections.map(({ sectionId, name, fields }) => ({
    sectionId,
    name,
    fields: fields.map(({ fieldId, name: called, fieldKind, required, fieldSize, options, value }) => ({
      fieldId,
      name: called,
      fieldKind,
      required,
      fieldSize,
      options: [...options],
      value: embedded[fieldId] ?? value,
    })),
  })),
  attachments: [...attachments]
    .sort((first, second) => compare(first.name, second.name) || compare(first.sha256, second.sha256))
    .map(({ name, size, sha256, type }) => ({ name, size, sha256, type })),
})

export type DocumentContent = ReturnType<typeof documentContent>

const compare = (first: string, second: string) => (first < second ? -1 : first > second ? 1 : 0)
