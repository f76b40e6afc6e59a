import type { Section } from '@prumo/contracts/documents/documentField'
import type { EventOf, RecordedEvent } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import { fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { Domain } from '../pipeline/domain'
import type { Policy } from '../pipeline/policy'
import { inNameOf } from '../policies/inNameOf'
import { copiedForm, missingIn } from './copiedForm'
import { document } from './document'
import { formParts, nameOfPart } from './formParts'

type Created = Recorded<EventOf<'DocumentCreated'>>

/** Where a document begins with a form for which one append has no room, the rest of it follows in parts. */
export const whenDocumentCreatedCopyForm: Policy = {
  name: 'whenDocumentCreatedCopyForm',
  on: {
    DocumentCreated: async (created, { domain, perform }) => {
      const { projectId, documentId } = created.data
      try {
        for (const sections of formParts(await leftToCopy(created, domain))) {
          const step = { type: 'CopyDocumentForm', data: { projectId, documentId, sections } }
          await perform(step, nameOfPart(sections), inNameOf(created))
        }
      } catch (error) {
        // In logs of older versions, a part of the form may already be in a round of sign-off.
        if (!(error instanceof Refused)) throw error
      }
    },
  },
}

/** What of the form did not fit into the append that the document began with. */
export async function leftToCopy(created: Created, domain: Pick<Domain, 'history'>): Promise<Section[]> {
  const source = await sourceAsOf(created, domain)
  if (!source) return []
  return missingIn(copiedForm(source, created.data), addedWith(created, await domain.history(created.stream)))
}

/** The source document, as it was when its form was copied. */
async function sourceAsOf({ data: { copiedFromId }, position }: Created, { history }: Pick<Domain, 'history'>) {
  if (!copiedFromId) return undefined
  const events = await history(`document-${copiedFromId}`)
  return fold(document, events.filter((event) => event.position < position && !event.spelledOtherwise) as never)
}

/** The sections and fields that came with the document: whatever becomes of them later, nothing adds them again. */
const addedWith = ({ metadata: { commandId } }: Created, events: readonly RecordedEvent[]): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ metadata }) => metadata.commandId === commandId)
      .flatMap(({ type, data }) => {
        if (type === 'DocumentSectionAdded') return [data.sectionId]
        return type === 'DocumentFieldAdded' ? [data.fieldId] : []
      }),
  )
