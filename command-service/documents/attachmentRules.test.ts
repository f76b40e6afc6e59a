import type { FileEvent } from '@prumo/contracts/discussion/files'
import type { DocumentEvent } from '@prumo/contracts/documents/document'
import { fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { document } from './document'

const given = givenOf(document)
const id = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`
const place = { projectId: id(1), documentId: id(2) }
const created: DocumentEvent = {
  type: 'DocumentCreated',
  data: { ...place, title: 'Laudo', number: null, authorId: ann.userId, copiedFromId: null },
}
const ofFile = {
  projectId: place.projectId,
  target: { kind: 'document' as const, id: place.documentId },
  fileId: id(3),
}
const about = {
  name: 'Planta.pdf',
  description: '',
  size: 4,
  sha256: 'ab'.repeat(32),
  mediaType: 'application/pdf',
  storageKey: id(4),
  uploaderId: ann.userId,
}
const attached: FileEvent = { type: 'FileAttached', data: { ...ofFile, ...about } }
const removed: FileEvent = { type: 'FileRemoved', data: { ...ofFile, before: about } }
const described: FileEvent = {
  type: 'FileDescribed',
  data: { ...ofFile, description: 'Revisão B', before: { description: '' } },
}
const deleted: DocumentEvent = { type: 'DocumentDeleted', data: { ...place, reason: 'Em duplicidade' } }
const attach = { type: 'AttachFileToDocument' as const, data: { ...ofFile, ...about, documentId: place.documentId } }
const remove = { type: 'RemoveFileFromDocument' as const, data: { ...ofFile, documentId: place.documentId } }

describe('The files of a document', () => {
  it('COM-03 DOC-04 a file of a document is attached in the document’s stream, once', () => {
    given(created).when(attach).then(attached)
    given(created, attached).when(attach).thenNothing()
    given(created, attached).when(remove).then(removed)
  })

  it('COM-03 DOC-04 refuses a name that is taken, and unknown files', () => {
    const again = { ...attach, data: { ...attach.data, fileId: id(5), name: 'planta.PDF' } }
    given(created, attached).when(again).thenRefused('file.nameTaken', { name: 'planta.PDF' })
    given(created).when(remove).thenRefused('file.unknown')
    given(created, attached, removed)
      .when(again)
      .then({ type: 'FileAttached', data: { ...ofFile, ...about, fileId: id(5), name: 'planta.PDF' } })
  })

  it('COM-03 DOC-04 refuses files of a deleted document, and of another project’s document', () => {
    given(created, attached, deleted).when(remove).thenRefused('document.deleted')
    given(created)
      .when({ ...attach, data: { ...attach.data, projectId: id(9) } })
      .thenRefused('document.unknown')
  })

  it('DOC-04 a file makes another version of the document, and its description does not', () => {
    const versionAfter = (...events: (DocumentEvent | FileEvent)[]) =>
      fold(
        document,
        events.map((event) => ({ ...event, at })),
      )?.version
    expect(versionAfter(created)).toBe(0)
    expect(versionAfter(created, attached, described)).toBe(1)
    expect(versionAfter(created, attached, described, removed)).toBe(2)
  })
})
