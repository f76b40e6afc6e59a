import { type DocumentEvent, mostSections } from '@prumo/contracts/documents/document'
import { Refused } from '@prumo/platform/errors'
import { generateKeyBetween } from 'fractional-indexing'
import { gapBefore, isInGap } from '../rules/order'
import { refuseOutrun } from '../rules/refuseOutrun'
import {
  type DocumentFolds,
  type DocumentRules,
  entryOf,
  fieldsIn,
  inOrder,
  type KnownDocument,
  knownSection,
  without,
} from './documentState'
import { fieldRemoved } from './fieldRules'

type Commands = 'AddDocumentSection' | 'RenameDocumentSection' | 'MoveDocumentSection' | 'RemoveDocumentSection'
type Events = 'DocumentSectionAdded' | 'DocumentSectionRenamed' | 'DocumentSectionMoved' | 'DocumentSectionRemoved'

export const sectionRules: DocumentRules<Commands> = {
  AddDocumentSection: (data, { sections }) => {
    const same = entryOf(sections, data.sectionId)
    if (same?.name === data.name) return []
    if (same) throw new Refused('document.sectionIdTaken')
    const ordered = inOrder(sections)
    if (ordered.length >= mostSections) throw new Refused('document.tooManySections', { most: mostSections })
    const rank = generateKeyBetween(ordered.at(-1)?.[1].rank ?? null, null)
    return [{ type: 'DocumentSectionAdded', data: { ...data, rank } }]
  },

  RenameDocumentSection: ({ seen, ...data }, document) => {
    const { name } = knownSection(document, data.sectionId)
    if (name === data.name) return []
    refuseOutrun({ name }, data, seen)
    return [{ type: 'DocumentSectionRenamed', data: { ...data, before: { name } } }]
  },

  MoveDocumentSection: ({ beforeSectionId, ...data }, document) => {
    const { rank } = knownSection(document, data.sectionId)
    if (beforeSectionId !== null) knownSection(document, beforeSectionId)
    const others = inOrder(document.sections).filter(([sectionId]) => sectionId !== data.sectionId)
    const place = gapBefore(others, beforeSectionId)
    if (beforeSectionId === data.sectionId || isInGap(rank, place)) return []
    return [{ type: 'DocumentSectionMoved', data: { ...data, rank: generateKeyBetween(...place), before: { rank } } }]
  },

  RemoveDocumentSection: (data, document) => {
    const { projectId, documentId, sectionId } = data
    const before = knownSection(document, sectionId)
    const fields = fieldsIn(document, sectionId)
    return [
      ...fields.map(([fieldId, field]): DocumentEvent => fieldRemoved({ projectId, documentId, fieldId }, field)),
      { type: 'DocumentSectionRemoved', data: { ...data, before } },
    ]
  },
}

export const sectionFolds: DocumentFolds<Events> = {
  DocumentSectionAdded: ({ sectionId, name, rank }, document) =>
    document && { ...document, sections: { ...document.sections, [sectionId]: { name, rank } } },
  DocumentSectionRenamed: ({ sectionId, name }, document) => changed(document, sectionId, { name }),
  DocumentSectionMoved: ({ sectionId, rank }, document) => changed(document, sectionId, { rank }),
  DocumentSectionRemoved: ({ sectionId }, document) =>
    document && { ...document, sections: without(document.sections, sectionId) },
}

function changed(document: KnownDocument | undefined, sectionId: string, change: { name?: string; rank?: string }) {
  const section = document?.sections[sectionId]
  return section
    ? { ...document, sections: { ...document.sections, [sectionId]: { ...section, ...change } } }
    : document
}
