import type { EventOf, RecordedEvent } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import { Refused } from '@prumo/platform/errors'
import type { Domain } from '../pipeline/domain'
import type { IsStillToDo } from '../policies/isStillToDo'
import { document } from './document'
import { leftToCopy, whenDocumentCreatedCopyForm } from './whenDocumentCreatedCopyForm'

type Place = { projectId: string; documentId: string }
type Reading = Pick<Domain, 'aggregates' | 'history'> & { isStillToDo: IsStillToDo }

/** Refuses a request while the form is still being copied, so that nobody approves a part of it. */
export async function refuseUnfinishedForm({ projectId, documentId }: Place, domain: Reading): Promise<void> {
  const stream = `document-${documentId}`
  const { state } = await domain.aggregates.load(document, stream)
  // Of a document of another project nothing is said here.
  if (!state?.copiedFromId || state.projectId !== projectId) return
  const [created] = await domain.history(stream)
  if (!created || !isDocumentCreated(created)) return
  if (!(await domain.isStillToDo(whenDocumentCreatedCopyForm.name, created))) return
  // A small form came with the document: it is whole before the policy has looked at it.
  if ((await leftToCopy(created, domain)).length > 0) throw new Refused('document.beingCopied')
}

const isDocumentCreated = (event: RecordedEvent): event is Recorded<EventOf<'DocumentCreated'>> & RecordedEvent =>
  event.type === 'DocumentCreated'
