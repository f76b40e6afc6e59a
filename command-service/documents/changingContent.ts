import type { DocumentEvent } from '@prumo/contracts/documents/document'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { Document, DocumentDeciderCommand, DocumentRules, KnownDocument } from './documentState'

type Rule = (data: { projectId: string; documentId: string }, document: Document, by: By) => DocumentEvent[]
type DeciderRules<Type extends DocumentDeciderCommand['type']> = {
  [T in Type]: (
    data: Extract<DocumentDeciderCommand, { type: T }>['data'],
    document: Document,
    by: By,
  ) => DocumentEvent[]
}

/**
 * The one way into a document for every rule that changes what approvers read or who they are: the rule sees a document that is there, in the
 * project that access was decided for, and all that it decided leaves through here. What a change means for approvals is added here, to the same append.
 */
export const changingContent = <Type extends DocumentDeciderCommand['type']>(
  rules: DocumentRules<Type>,
): DeciderRules<Type> =>
  Object.fromEntries(
    Object.entries(rules).map(([type, rule]) => [
      type,
      ((data, document, by) =>
        (rule as (...asked: unknown[]) => DocumentEvent[])(data, there(document, data), by)) as Rule,
    ]),
  ) as unknown as DeciderRules<Type>

/** The document, not deleted. One of another project is as unknown as none. */
export function there(document: Document, data: { projectId: string }): KnownDocument {
  const known = inProject(document, data)
  if (known.deleted) throw new Refused('document.deleted')
  return known
}

export function inProject(document: Document, { projectId }: { projectId: string }): KnownDocument {
  if (!document || document.projectId !== projectId) throw new Refused('document.unknown')
  return document
}
