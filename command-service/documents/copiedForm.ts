import type { Section } from '@prumo/contracts/documents/documentField'
import { derivedId } from '@prumo/platform/ids'
import { formOf, type KnownDocument } from './documentState'

type Into = { projectId: string; documentId: string }
type Ids = { has(id: string): boolean }

/**
 * The form of a document as another one begins with it: with nothing filled in, under ids that are the same whenever
 * this is asked.
 */
export const copiedForm = (source: KnownDocument, { projectId, documentId }: Into): Section[] =>
  formOf(source).sections.map(({ sectionId, name, fields }) => ({
    sectionId: derivedId(documentId, sectionId),
    name,
    fields: fields.map((field) => ({
      ...field,
      value: null,
      fieldId: derivedId(documentId, field.fieldId),
      // The areas of a canvas are those of its project.
      options: field.fieldKind === 'canvasCards' && source.projectId !== projectId ? [] : field.options,
    })),
  }))

/** What of a form does not stand among these sections and fields. */
export const missingIn = (form: readonly Section[], existing: Ids): Section[] =>
  form
    .map((section) => ({ ...section, fields: section.fields.filter(({ fieldId }) => !existing.has(fieldId)) }))
    .filter(({ sectionId, fields }) => fields.length > 0 || !existing.has(sectionId))
