import { equal } from '@prumo/platform/values/equal'
import { refuseOutrun } from '../rules/refuseOutrun'
import type { DocumentFolds, DocumentRules } from './documentState'

export const headingRules: DocumentRules<'RenameDocument'> = {
  RenameDocument: ({ projectId, documentId, seen, ...heading }, { title, number }) => {
    const before = { title, number }
    if (equal(heading, before)) return []
    refuseOutrun(before, heading, seen)
    return [{ type: 'DocumentRenamed', data: { projectId, documentId, ...heading, before } }]
  },
}

export const headingFolds: DocumentFolds<'DocumentRenamed'> = {
  DocumentRenamed: ({ title, number }, document) => document && { ...document, title, number },
}
