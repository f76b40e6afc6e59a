import type { DocumentEvent } from '@prumo/contracts/documents/document'
import { fold } from '@prumo/platform/decider'
import { derivedId } from '@prumo/platform/ids'
import { describe, expect, it } from 'vitest'
import { ann, at } from '../../test/given/given'
import { systemMetadata } from '../../test/log/systemMetadata'
import { document } from './document'
import { refuseUnfinishedForm } from './refuseUnfinishedForm'

const id = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`
const source = { projectId: id(1), documentId: id(2) }
const copy = { projectId: id(1), documentId: id(3) }
const sections = [id(4), id(5)]

type Place = typeof source

const begun = (place: Place, copiedFromId: string | null): DocumentEvent => ({
  type: 'DocumentCreated',
  data: { ...place, title: 'Diário', number: null, authorId: ann.userId, copiedFromId },
})
const added = (place: Place, sectionId: string): DocumentEvent => ({
  type: 'DocumentSectionAdded',
  data: { ...place, sectionId, name: 'Clima', rank: `a${sectionId.at(-1)}` },
})

/** The log of a form of two sections and of a copy that has begun with so many of them. */
function aroundCopyOf(begunWith: number, isStillToDo: boolean) {
  const events = [
    begun(source, null),
    ...sections.map((sectionId) => added(source, sectionId)),
    begun(copy, source.documentId),
    ...sections.slice(0, begunWith).map((sectionId) => added(copy, derivedId(copy.documentId, sectionId))),
  ].map((event, position) => ({
    ...event,
    id: id(100 + position),
    stream: `document-${event.data.documentId}`,
    position,
    at,
    metadata: systemMetadata,
  }))
  const history = async (stream: string) => events.filter((event) => event.stream === stream) as never
  const load = async (_: unknown, stream: string) => ({ state: fold(document, await history(stream)) })
  return { history, aggregates: { load }, isStillToDo: async () => isStillToDo } as never
}

describe('A sign-off of a document that begins with a form', () => {
  it('DOC-02 refuses a request while sections are still to be copied', () =>
    expect(refuseUnfinishedForm(copy, aroundCopyOf(1, true))).rejects.toMatchObject({ code: 'document.beingCopied' }))

  it('DOC-02 accepts a request when the policy has nothing left to copy', () =>
    expect(refuseUnfinishedForm(copy, aroundCopyOf(2, true))).resolves.toBeUndefined())

  it('DOC-02 accepts a request without sections that the policy could not copy', () =>
    expect(refuseUnfinishedForm(copy, aroundCopyOf(1, false))).resolves.toBeUndefined())

  it('DOC-02 reveals nothing about a document of another project', () =>
    expect(refuseUnfinishedForm({ ...copy, projectId: id(9) }, aroundCopyOf(1, true))).resolves.toBeUndefined())
})
