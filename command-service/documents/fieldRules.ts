import { type DocumentEvent, mostCanvasFields, mostFields } from '@prumo/contracts/documents/document'
import type { FieldProperties } from '@prumo/contracts/documents/documentField'
import { optionsFit, valueFits } from '@prumo/contracts/documents/fieldRules'
import { sameName } from '@prumo/contracts/sameName'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { generateKeyBetween } from 'fractional-indexing'
import { changesIn } from '../rules/fieldChanges'
import { gapBefore, isInGap } from '../rules/order'
import {
  type DocumentFolds,
  type DocumentRules,
  entryOf,
  fieldsIn,
  type KeptField,
  type KnownDocument,
  knownSection,
  without,
} from './documentState'

type Commands = 'AddDocumentField' | 'ChangeDocumentField' | 'MoveDocumentField' | 'RemoveDocumentField'
type Events = 'DocumentFieldAdded' | 'DocumentFieldChanged' | 'DocumentFieldMoved' | 'DocumentFieldRemoved'

export const fieldRules: DocumentRules<Commands> = {
  AddDocumentField: (data, document) => {
    const { projectId: _, documentId: __, fieldId, sectionId, ...properties } = data
    const same = entryOf(document.fields, fieldId)
    if (same && equal(propertiesOf(same), properties)) return []
    if (same) throw new Refused('document.fieldIdTaken')
    knownSection(document, sectionId)
    refuseNewField(document, fieldId, properties)
    const rank = generateKeyBetween(fieldsIn(document, sectionId).at(-1)?.[1].rank ?? null, null)
    return [{ type: 'DocumentFieldAdded', data: { ...data, rank } }]
  },

  ChangeDocumentField: ({ projectId, documentId, fieldId, seen, ...changes }, document) => {
    const field = knownField(document, fieldId)
    const changed = changesIn(propertiesOf(field), changes, seen)
    if (!changed) return []
    const next = { ...propertiesOf(field), ...(changes as Partial<FieldProperties>) }
    refuseBadField(document, fieldId, next)
    if (!valueFits(next, field.value)) throw new Refused('document.valueNoLongerFits', { field: field.name })
    return [{ type: 'DocumentFieldChanged', data: { projectId, documentId, fieldId, ...changed } }]
  },

  MoveDocumentField: ({ beforeFieldId, ...data }, document) => {
    const { fieldId, sectionId } = data
    const { rank, sectionId: from } = knownField(document, fieldId)
    knownSection(document, sectionId)
    if (beforeFieldId !== null && knownField(document, beforeFieldId).sectionId !== sectionId)
      throw new Refused('document.fieldUnknown')
    const others = fieldsIn(document, sectionId).filter(([id]) => id !== fieldId)
    const place = gapBefore(others, beforeFieldId)
    if (beforeFieldId === fieldId || (from === sectionId && isInGap(rank, place))) return []
    const before = { sectionId: from, rank }
    return [{ type: 'DocumentFieldMoved', data: { ...data, rank: generateKeyBetween(...place), before } }]
  },

  RemoveDocumentField: (data, document) => [fieldRemoved(data, knownField(document, data.fieldId))],
}

export const fieldFolds: DocumentFolds<Events> = {
  DocumentFieldAdded: ({ projectId: _, documentId: __, fieldId, ...field }, document) =>
    document && { ...document, fields: { ...document.fields, [fieldId]: { ...field, value: null } } },
  DocumentFieldChanged: ({ projectId: _, documentId: __, fieldId, before: ___, ...change }, document) =>
    withField(document, fieldId, change as Partial<KeptField>),
  DocumentFieldMoved: ({ fieldId, sectionId, rank }, document) => withField(document, fieldId, { sectionId, rank }),
  DocumentFieldRemoved: ({ fieldId }, document) =>
    document && { ...document, fields: without(document.fields, fieldId) },
}

export function knownField({ fields }: KnownDocument, fieldId: string): KeptField {
  const field = entryOf(fields, fieldId)
  if (!field) throw new Refused('document.fieldUnknown')
  return field
}

export function withField(document: KnownDocument | undefined, fieldId: string, change: Partial<KeptField>) {
  const field = document?.fields[fieldId]
  return field ? { ...document, fields: { ...document.fields, [fieldId]: { ...field, ...change } } } : document
}

export const fieldRemoved = (
  { projectId, documentId, fieldId }: { projectId: string; documentId: string; fieldId: string },
  before: KeptField,
): DocumentEvent => ({ type: 'DocumentFieldRemoved', data: { projectId, documentId, fieldId, before } })

export const propertiesOf = ({ name, fieldKind, required, fieldSize, options }: KeptField): FieldProperties => ({
  name,
  fieldKind,
  required,
  fieldSize,
  options,
})

export function refuseNewField(document: KnownDocument, fieldId: string, field: FieldProperties): void {
  if (Object.keys(document.fields).length >= mostFields)
    throw new Refused('document.tooManyFields', { most: mostFields })
  refuseBadField(document, fieldId, field)
}

function refuseBadField({ fields }: KnownDocument, fieldId: string, field: FieldProperties) {
  if (Object.entries(fields).some(([id, { name }]) => id !== fieldId && sameName(name, field.name)))
    throw new Refused('document.fieldNameTaken', { field: field.name.trim() })
  if (!optionsFit(field)) throw new Refused('document.optionsInvalid', { field: field.name.trim() })
  const others = Object.entries(fields).filter(([id, { fieldKind }]) => id !== fieldId && fieldKind === 'canvasCards')
  if (field.fieldKind === 'canvasCards' && others.length >= mostCanvasFields)
    throw new Refused('document.tooManyCanvasFields', { most: mostCanvasFields })
}
