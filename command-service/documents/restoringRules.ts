import { type DocumentEvent, mostSections } from '@prumo/contracts/documents/document'
import { Refused } from '@prumo/platform/errors'
import { generateKeyBetween } from 'fractional-indexing'
import { compareRanks } from '../rules/order'
import {
  type DocumentFolds,
  type DocumentRules,
  entryOf,
  fieldsIn,
  inOrder,
  type KnownDocument,
  knownSection,
  type RemovedField,
} from './documentState'
import { propertiesOf, refuseNewField } from './fieldRules'

type Commands = 'RestoreDocumentSection' | 'RestoreDocumentField'
type Events = 'DocumentSectionRestored' | 'DocumentFieldRestored'
type OfDocument = { projectId: string; documentId: string }
type FieldRestored = Extract<DocumentEvent, { type: 'DocumentFieldRestored' }>

/** What was removed comes back under its ids, where it stood. */
export const restoringRules: DocumentRules<Commands> = {
  RestoreDocumentSection: ({ removed, ...data }, document) => {
    const { sectionId, ...ofDocument } = data
    if (entryOf(document.sections, sectionId)) return []
    if (!removed) throw new Refused('document.sectionUnknown')
    const ordered = inOrder(document.sections)
    if (ordered.length >= mostSections) throw new Refused('document.tooManySections', { most: mostSections })
    const { name } = removed
    const section = { ...data, name, rank: freeRank(removed.rank, ordered) }
    const begun = restoringFolds.DocumentSectionRestored(section, document) as KnownDocument
    return [{ type: 'DocumentSectionRestored', data: section }, ...fieldsBack(removed.fields, ofDocument, begun)]
  },

  RestoreDocumentField: ({ projectId, documentId, fieldId, removed }, document) => {
    if (entryOf(document.fields, fieldId)) return []
    if (!removed) throw new Refused('document.fieldUnknown')
    return [fieldBack(removed, { projectId, documentId }, document)]
  },
}

export const restoringFolds: DocumentFolds<Events> = {
  DocumentSectionRestored: ({ sectionId, name, rank }, document) =>
    document && { ...document, sections: { ...document.sections, [sectionId]: { name, rank } } },
  DocumentFieldRestored: (data, document) => {
    const { projectId: _, documentId: __, fieldId, filledById: ___, filledAt: ____, ...field } = data
    return document && { ...document, fields: { ...document.fields, [fieldId]: field } }
  },
}

/** Each field after those before it, for they are judged together. */
function fieldsBack(removed: readonly RemovedField[], ofDocument: OfDocument, begun: KnownDocument): FieldRestored[] {
  const events: FieldRestored[] = []
  let document = begun
  for (const field of removed) {
    if (entryOf(document.fields, field.fieldId)) continue
    const event = fieldBack(field, ofDocument, document)
    document = restoringFolds.DocumentFieldRestored(event.data, document) as KnownDocument
    events.push(event)
  }
  return events
}

function fieldBack(removed: RemovedField, ofDocument: OfDocument, document: KnownDocument): FieldRestored {
  const { fieldId, sectionId } = removed
  knownSection(document, sectionId)
  refuseNewField(document, fieldId, propertiesOf(removed))
  const rank = freeRank(removed.rank, fieldsIn(document, sectionId))
  return { type: 'DocumentFieldRestored', data: { ...ofDocument, ...removed, rank } }
}

/** The former rank; behind whatever has come to stand there meanwhile. */
function freeRank(former: string, ordered: readonly (readonly [string, { rank: string }])[]): string {
  if (!ordered.some(([, { rank }]) => rank === former)) return former
  const next = ordered.find(([, { rank }]) => compareRanks(rank, former) > 0)
  return generateKeyBetween(former, next?.[1].rank ?? null)
}
