import type { DocumentEvent } from '@prumo/contracts/documents/document'
import type { Decider } from '@prumo/platform/decider'
import { approverFolds, approverRules } from './approverRules'
import { changingContent } from './changingContent'
import type { Document, DocumentDeciderCommand, DocumentFolds } from './documentState'
import { fieldFolds, fieldRules } from './fieldRules'
import { fillingFolds, fillingRules } from './fillingRules'
import { headingFolds, headingRules } from './headingRules'
import { lifeFolds, lifeRules } from './lifeRules'
import { sectionFolds, sectionRules } from './sectionRules'

/** A document: its form, what is filled in and who approves it. One stream, so that what is approved is exactly what stands before it there. */
export const document: Decider<Document, DocumentDeciderCommand, DocumentEvent> = {
  stream: ({ documentId }) => `document-${documentId}`,
  initial: undefined,
  decide: {
    ...lifeRules,
    ...changingContent({ ...headingRules, ...sectionRules, ...fieldRules, ...fillingRules, ...approverRules }),
  },
  evolve: {
    ...lifeFolds,
    ...counted({ ...headingFolds, ...sectionFolds, ...fieldFolds, ...fillingFolds, ...approverFolds }),
  },
}

/** Each of these changes makes another version of the document. */
function counted<Type extends DocumentEvent['type']>(folds: DocumentFolds<Type>): DocumentFolds<Type> {
  const counting = Object.entries(folds).map(([type, fold]) => [
    type,
    (data: object, document: Document) => {
      const next = (fold as (data: object, document: Document) => Document)(data, document)
      return next && { ...next, version: next.version + 1 }
    },
  ])
  return Object.fromEntries(counting) as DocumentFolds<Type>
}
