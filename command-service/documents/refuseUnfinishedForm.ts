import type { EventOf, RecordedEvent } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import { Refused } from '@prumo/platform/errors'
import type { Surroundings } from '../pipeline/preparation'
import { document } from './document'
import { leftToCopy, whenDocumentCreatedCopyForm } from './whenDocumentCreatedCopyForm'

type Place = { projectId: string; documentId: string }
type Around = Pick<Surroundings, 'aggregates' | 'history' | 'isStillToDo'>

/** While a form is still being copied, nobody is asked to approve a part of it. */
export async function refuseUnfinishedForm({ projectId, documentId }: Place, around: Around): Promise<void> {
  const stream = `document-${documentId}`
  const { state } = await around.aggregates.load(document, stream)
  // Of a document of another project nothing is said here.
  if (!state?.copiedFromId || state.projectId !== projectId) return
  const [created] = await around.history(stream)
  if (!created || !isDocumentCreated(created)) return
  if (!(await around.isStillToDo(whenDocumentCreatedCopyForm.name, created))) return
  // A small form came with the document: it is whole before the policy has looked at it.
  if ((await leftToCopy(created, around)).length > 0) throw new Refused('document.beingCopied')
}

const isDocumentCreated = (event: RecordedEvent): event is Recorded<EventOf<'DocumentCreated'>> & RecordedEvent =>
  event.type === 'DocumentCreated'
