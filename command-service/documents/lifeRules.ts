import type { DocumentEvent } from '@prumo/contracts/documents/document'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { generateNKeysBetween } from 'fractional-indexing'
import { inProject } from './changingContent'
import type { BeginDocument, Document, DocumentDeciderCommand, DocumentFolds } from './documentState'
import { isUnderWay, noSignOff } from './signOffState'

type LifeCommand = 'CreateDocument' | 'DeleteDocument' | 'RestoreDocument'

/** How a document begins, ends and comes back: nothing that an approver reads changes by it. */
export const lifeRules: {
  [T in LifeCommand]: (
    data: Extract<DocumentDeciderCommand, { type: T }>['data'],
    document: Document,
    by: By,
  ) => DocumentEvent[]
} = {
  CreateDocument: (data, document, by) => {
    const authorId = by.actor.kind === 'user' ? by.actor.userId : ''
    const isSame = document?.projectId === data.projectId && document.authorId === authorId && !document.deleted
    if (document && !isSame) throw new Refused('document.idTaken')
    return document ? [] : begun(data, authorId)
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
    ...{
      ...created,
      sections: {},
      fields: {},
      files: {},
      signedFiles: {},
      approverIds: [],
      deleted: false,
      version: 0,
      signOff: noSignOff,
    },
  }),
  DocumentDeleted: (_, document) => document && { ...document, deleted: true },
  DocumentRestored: (_, document) => document && { ...document, deleted: false },
}

function begun({ copied, ...data }: BeginDocument['data'], authorId: string): DocumentEvent[] {
  const { projectId, documentId } = data
  const sections = copied?.sections ?? []
  const ranks = generateNKeysBetween(null, null, sections.length)
  return [
    { type: 'DocumentCreated', data: { ...data, authorId, copiedFromId: copied?.documentId ?? null } },
    ...sections.flatMap(({ sectionId, name, fields }, index): DocumentEvent[] => {
      const fieldRanks = generateNKeysBetween(null, null, fields.length)
      return [
        { type: 'DocumentSectionAdded', data: { projectId, documentId, sectionId, name, rank: ranks[index] ?? '' } },
        ...fields.map(
          ({ value: _, ...field }, at): DocumentEvent => ({
            type: 'DocumentFieldAdded',
            data: { projectId, documentId, sectionId, rank: fieldRanks[at] ?? '', ...field },
          }),
        ),
      ]
    }),
  ]
}
