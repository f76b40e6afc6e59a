import { equal } from '@prumo/platform/values/equal'
import type { DocumentFolds, DocumentRules } from './documentState'

export const headingRules: DocumentRules<'RenameDocument'> = {
  RenameDocument: ({ projectId, documentId, ...heading }, { title, number }) => {
    const before = { title, number }
    if (equal(heading, before)) return []
    return [{ type: 'DocumentRenamed', data: { projectId, documentId, ...heading, before } }]
  },
}

export const headingFolds: DocumentFolds<'DocumentRenamed'> = {
  DocumentRenamed: ({ title, number }, document) => document && { ...document, title, number },
}
