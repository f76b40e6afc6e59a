import { Refused } from '@prumo/platform/errors'
import type { Surroundings } from '../pipeline/preparation'
import { document } from './document'
import { whenDocumentCreatedCopyForm } from './whenDocumentCreatedCopyForm'

type Place = { projectId: string; documentId: string }

/** While a form is still being copied, nobody is asked to approve a part of it. */
export async function refuseUnfinishedForm({ projectId, documentId }: Place, around: Surroundings): Promise<void> {
  const stream = `document-${documentId}`
  const { state } = await around.aggregates.load(document, stream)
  // Of a document of another project nothing is said here.
  if (!state?.copiedFromId || state.projectId !== projectId) return
  const [created] = await around.history(stream)
  if (created && (await around.isStillToDo(whenDocumentCreatedCopyForm.name, created)))
    throw new Refused('document.beingCopied')
}
