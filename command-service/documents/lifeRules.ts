import type { DocumentEvent } from '@prumo/contracts/documents/document'
import type { Section } from '@prumo/contracts/documents/documentField'
import { userIdOf } from '@prumo/contracts/message'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { generateNKeysBetween } from 'fractional-indexing'
import { inProject } from './changingContent'
import {
  type BeginDocument,
  type CopyForm,
  type Document,
  type DocumentDeciderCommand,
  type DocumentFolds,
  entryOf,
  fieldsIn,
  inOrder,
  type KnownDocument,
} from './documentState'
import { isUnderWay, noSignOff } from './signOffState'

type LifeCommand =
  | BeginDocument
  | CopyForm
  | Extract<DocumentDeciderCommand, { type: 'DeleteDocument' | 'RestoreDocument' }>

/** How a document begins, ends and comes back: nothing that an approver reads changes by it. */
export const lifeRules: {
  [T in LifeCommand['type']]: (
    data: Extract<LifeCommand, { type: T }>['data'],
    document: Document,
    by: By,
  ) => DocumentEvent[]
} = {
  CreateDocument: (data, document, by) => {
    const authorId = userIdOf(by.actor) ?? ''
    const isSame = document?.projectId === data.projectId && document.authorId === authorId && !document.deleted
    if (document && !isSame) throw new Refused('document.idTaken')
    return document ? [] : begun(data, authorId)
  },

  CopyDocumentForm: (data, document) => {
    const existing = inProject(document, data)
    if (isUnderWay(existing.signOff)) throw new Refused('signOff.underWay')
    return copied(data, existing)
  },

  DeleteDocument: (data, document) => {
    const { deleted, signOff } = inProject(document, data)
    if (deleted) return []
    if (isUnderWay(signOff)) throw new Refused('signOff.underWay')
    return [{ type: 'DocumentDeleted', data }]
  },
  RestoreDocument: (data, document) => (inProject(document, data).deleted ? [{ type: 'DocumentRestored', data }] : []),
}

export const lifeFolds: DocumentFolds<'DocumentCreated' | 'DocumentDeleted' | 'DocumentRestored'> = {
  DocumentCreated: (created) => ({
    ...created,
    sections: {},
    fields: {},
    files: {},
    signedFiles: {},
    approverIds: [],
    deleted: false,
    version: 0,
    signOff: noSignOff,
  }),
  DocumentDeleted: (_, document) => document && { ...document, deleted: true },
  DocumentRestored: (_, document) => document && { ...document, deleted: false },
}

function begun({ copied: from, ...data }: BeginDocument['data'], authorId: string): DocumentEvent[] {
  const { projectId, documentId } = data
  return [
    { type: 'DocumentCreated', data: { ...data, authorId, copiedFromId: from?.documentId ?? null } },
    ...copied({ projectId, documentId, sections: from?.sections ?? [] }, { sections: {}, fields: {} }),
  ]
}

/** What of these sections is not in the document yet, behind what is. */
function copied(
  { projectId, documentId, sections }: CopyForm['data'],
  document: Pick<KnownDocument, 'sections' | 'fields'>,
): DocumentEvent[] {
  const isNew = ({ sectionId }: Section) => !entryOf(document.sections, sectionId)
  const ranks = generateNKeysBetween(
    inOrder(document.sections).at(-1)?.[1].rank ?? null,
    null,
    sections.filter(isNew).length,
  )
  return sections.flatMap((section): DocumentEvent[] => {
    const { sectionId, name } = section
    const fields = section.fields.filter(({ fieldId }) => !entryOf(document.fields, fieldId))
    const fieldRanks = generateNKeysBetween(fieldsIn(document, sectionId).at(-1)?.[1].rank ?? null, null, fields.length)
    return [
      ...(isNew(section)
        ? [
            {
              type: 'DocumentSectionAdded' as const,
              data: { projectId, documentId, sectionId, name, rank: ranks.shift() ?? '' },
            },
          ]
        : []),
      ...fields.map(
        ({ value: _, ...field }, at): DocumentEvent => ({
          type: 'DocumentFieldAdded',
          data: { projectId, documentId, sectionId, rank: fieldRanks[at] ?? '', ...field },
        }),
      ),
    ]
  })
}
