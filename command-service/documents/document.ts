import type { Decider } from '@prumo/platform/decider'
import { approverFolds, approverRules } from './approverRules'
import { attachmentFolds, attachmentRules, descriptionFolds, leavingRules } from './attachmentRules'
import { changingContent } from './changingContent'
import type { AnyDocumentCommand, AnyDocumentEvent, ContentEvent, Document, DocumentFolds } from './documentState'
import { fieldFolds, fieldRules } from './fieldRules'
import { fillingFolds, fillingRules } from './fillingRules'
import { headingFolds, headingRules } from './headingRules'
import { lifeFolds, lifeRules } from './lifeRules'
import { restoringFolds, restoringRules } from './restoringRules'
import { sectionFolds, sectionRules } from './sectionRules'
import { signatureFileFolds } from './signatureFiles'
import { signOffFolds, signOffRules } from './signOffRules'

type Fold = (data: object, document: Document) => Document
const contentRules = {
  ...headingRules,
  ...sectionRules,
  ...fieldRules,
  ...restoringRules,
  ...fillingRules,
  ...approverRules,
  ...attachmentRules,
}
const contentFolds: DocumentFolds<ContentEvent['type']> = {
  ...lifeFolds,
  ...descriptionFolds,
  ...counted({
    ...headingFolds,
    ...sectionFolds,
    ...fieldFolds,
    ...restoringFolds,
    ...fillingFolds,
    ...approverFolds,
    ...attachmentFolds,
  }),
}

/**
 * A document: its form, its values and its approvers. They share one stream, so that an approval covers exactly the
 * events before it.
 */
export const document: Decider<Document, AnyDocumentCommand, AnyDocumentEvent> = {
  stream: ({ documentId }) => `document-${documentId}`,
  initial: undefined,
  decide: {
    ...lifeRules,
    ...leavingRules,
    ...changingContent(contentRules, (before, { type, data }) => (contentFolds[type] as Fold)(data, before)),
    ...signOffRules,
  },
  evolve: {
    ...contentFolds,
    ...signatureFileFolds,
    ...signOffFolds,
  },
}

/** Each of these changes makes another version of the document. */
function counted<Type extends ContentEvent['type']>(folds: DocumentFolds<Type>): DocumentFolds<Type> {
  const counting = Object.entries(folds).map(([type, fold]) => [
    type,
    (data: object, document: Document) => {
      const next = (fold as (data: object, document: Document) => Document)(data, document)
      return next && { ...next, version: next.version + 1 }
    },
  ])
  return Object.fromEntries(counting) as DocumentFolds<Type>
}
