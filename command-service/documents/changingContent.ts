import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type {
  AnyDocumentEvent,
  ContentEvent,
  Document,
  DocumentDeciderCommand,
  DocumentRules,
  KnownDocument,
} from './documentState'
import { refuseBlindApprovers } from './refuseBlindApprovers'
import { isAnotherTooLarge, refuseGrowth, refuseTooLarge } from './refuseTooLarge'
import { afterChange } from './signOff'
import { isUnderWay } from './signOffState'
import { featuresShown, type Sources, signOffSubject } from './signOffSubject'

type InDocument = { projectId: string; documentId: string }
type Rule = (data: InDocument, document: KnownDocument, by: By, sources?: Sources) => ContentEvent[]
type Fold = (document: Document, event: ContentEvent) => Document
/**
 * Adds what the document may show of its project, because a change may start a new round about that, too. Required
 * once a round has begun.
 */
type WithSources<Data> = Data & { sources?: Sources }
type DeciderRules<Type extends DocumentDeciderCommand['type']> = {
  [T in Type]: (
    data: WithSources<Extract<DocumentDeciderCommand, { type: T }>['data']>,
    document: Document,
    by: By,
  ) => AnyDocumentEvent[]
}

/**
 * Wraps every rule that changes what approvers read, or who they are. The rule gets an existing document of the
 * project that access was checked for. What the change means for approvals is added to the same append.
 */
export const changingContent = <Type extends DocumentDeciderCommand['type']>(
  rules: DocumentRules<Type>,
  fold: Fold,
): DeciderRules<Type> =>
  Object.fromEntries(
    Object.entries(rules).map(([type, rule]) => [
      type,
      ({ sources, ...data }: WithSources<InDocument>, document: Document, by: By) => {
        const before = undeletedDocument(document, data)
        const events = (rule as Rule)(data, before, by, sources)
        const after = events.reduce(fold, before)
        if (after && events.length > 0) refuseGrowth(before, after, sources, by)
        return [...events, ...meaningForSignOff(before, after, events, sources, by)]
      },
    ]),
  ) as unknown as DeciderRules<Type>

function meaningForSignOff(
  before: KnownDocument,
  after: Document,
  events: readonly ContentEvent[],
  sources: Sources | undefined,
  by: By,
): AnyDocumentEvent[] {
  const last = events.at(-1)
  if (!last || !after || !isUnderWay(before.signOff)) return []
  if (!sources)
    throw new TypeError(`${last.type} while approvers are asked, without what the document shows of its project`)
  const { fieldId } = last.data as { fieldId?: string }
  if (isAnotherTooLarge(after, sources)) refuseTooLarge(after, sources, by)
  const asking = afterChange(
    signOffSubject(after, sources),
    before.signOff,
    { by: last.type, fieldId: fieldId ?? null },
    by,
  )
  if (asking.length === 0) return []
  refuseTooLarge(after, sources, by)
  refuseBlindApprovers(after.approverIds, featuresShown(after, sources), sources, by.project)
  return asking
}

/** The document. Refuses it if it is deleted, missing or in another project. */
export function undeletedDocument(document: Document, data: { projectId: string }): KnownDocument {
  const found = inProject(document, data)
  if (found.deleted) throw new Refused('document.deleted')
  return found
}

export function inProject(document: Document, { projectId }: { projectId: string }): KnownDocument {
  if (!document || document.projectId !== projectId) throw new Refused('document.unknown')
  return document
}
