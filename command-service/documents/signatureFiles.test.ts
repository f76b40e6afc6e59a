import type { DocumentEvent } from '@prumo/contracts/documents/document'
import type { SignatureFileEvent } from '@prumo/contracts/documents/signatureFiles'
import type { SignOffEvent } from '@prumo/contracts/documents/signOff'
import { fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { document } from './document'
import type { AnyDocumentEvent, KnownDocument } from './documentState'
import type { Approval } from './signature'
import { filesOfSignature } from './signatureFiles'

const given = givenOf(document)
const id = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`
const place = { projectId: id(1), documentId: id(2) }
const target = { kind: 'document' as const, id: place.documentId }
const round = { ...place, round: 1, contentHash: 'cd'.repeat(32) }
const content = { size: 4, sha256: 'ab'.repeat(32), mediaType: 'application/pdf', uploaderId: ann.userId }
const created: DocumentEvent = {
  type: 'DocumentCreated',
  data: { ...place, title: 'Laudo', number: null, authorId: id(9), copiedFromId: null },
}
const plan: AnyDocumentEvent = {
  type: 'FileAttached',
  data: { projectId: id(1), target, fileId: id(3), name: 'Planta.pdf', description: '', storageKey: id(4), ...content },
}
const requested: SignOffEvent[] = [
  {
    type: 'SignOffRequested',
    data: {
      ...round,
      documentVersion: 1,
      canonicalization: 'RFC8785',
      content: '{"sections":[]}',
      approverIds: [ann.userId],
      authorId: id(9),
      requestedById: id(9),
    },
  },
  { type: 'SignOffViewed', data: { ...round, userId: ann.userId } },
  { type: 'SignOffAccepted', data: { ...round, userId: ann.userId, consentTextId: 'simple-signature-1' } },
]
const file = (fileId: string, name: string) => ({ fileId, name, description: '', storageKey: id(6), ...content })
const approval = (files: Approval['files']): Approval => ({
  ...round,
  signatureId: id(7),
  language: 'pt-BR',
  opinion: 'De acordo.',
  files,
  signer: { name: 'Ana Souza', email: 'ana@obra.example', salt: 'grain' },
  organizationName: 'Horizonte',
  identityBasis: 'signUp',
  credentialState: { setBySigner: true, changedAt: at },
  reauthenticatedAt: at,
})
const measured: SignatureFileEvent = {
  type: 'SignatureFileAttached',
  data: { ...place, signatureId: id(7), fileId: id(5), name: 'Medição.pdf', storageKey: id(6), ...content },
}
const history = [created, plan, ...requested]
const documentAfter = (...events: AnyDocumentEvent[]) =>
  fold(
    document,
    events.map((event) => ({ ...event, at })),
  ) as KnownDocument

describe('The files of a signature', () => {
  it('DOC-04 files of a signature are recorded before it, and it names their hashes', () => {
    const [attached, approved] = document.decide.ApproveDocument(
      approval([file(id(5), 'Medição.pdf')]),
      documentAfter(...history),
      {
        actor: ann,
        at,
      },
    )
    expect(attached).toEqual(measured)
    expect(approved).toMatchObject({
      type: 'DocumentApproved',
      data: {
        attachments: [
          {
            fileId: id(5),
            fileName: 'Medição.pdf',
            size: 4,
            sha256: content.sha256,
            mediaType: 'application/pdf',
          },
        ],
      },
    })
  })

  it('files of a signature leave the content as it is and begin no new round', () => {
    const { files, version, signedFiles } = documentAfter(...history, measured)
    expect([Object.keys(files), version, Object.keys(signedFiles)]).toEqual([[id(3)], 1, [id(5)]])
  })

  it.each([
    ['that is one of the document', file(id(3), 'Outra.pdf'), 'file.idTaken'],
    ['with the name of one of the document', file(id(8), 'PLANTA.pdf'), 'file.nameTaken'],
    ['of another signature', file(id(5), 'Outra.pdf'), 'file.idTaken'],
  ])('DOC-04 refuses a file %s', (_, attachment, code) =>
    expect(() => filesOfSignature(approval([attachment]), documentAfter(...history, measured))).toThrow(
      expect.objectContaining({ code }),
    ),
  )

  it('DOC-04 refuses two files of the same name', () => {
    const two = [file(id(5), 'Medição.pdf'), file(id(8), ' medição.PDF')]
    expect(() => filesOfSignature(approval(two), documentAfter(...history))).toThrow(
      expect.objectContaining({ code: 'file.nameTaken' }),
    )
  })

  it('DOC-04 refuses to remove or describe files of a signature, and to attach them to the document', () => {
    const ofFile = { projectId: id(1), documentId: id(2), target, fileId: id(5) }
    const { description: _, ...rest } = file(id(5), 'Medição.pdf')
    given(...history, measured)
      .when({ type: 'RemoveFileFromDocument', data: ofFile })
      .thenRefused('file.signed')
    given(...history, measured)
      .when({ type: 'DescribeFileOfDocument', data: { ...ofFile, description: 'Outra' } })
      .thenRefused('file.unknown')
    given(...history, measured)
      .when({ type: 'AttachFileToDocument', data: { ...ofFile, description: '', ...rest } })
      .thenRefused('file.idTaken')
  })

  it('COM-03 files of a signature leave with their project', () => {
    const leaving = { ...place, fileIds: [id(3), id(5)] }
    const events = document.decide.RemoveFilesOfDocument(leaving, documentAfter(...history, measured), {
      actor: ann,
      at,
    })
    expect(events.map(({ data }) => (data as { fileId: string }).fileId)).toEqual([id(3), id(5)])
    const { files, signedFiles } = documentAfter(...history, measured, ...events)
    expect([files, signedFiles]).toEqual([{}, {}])
  })
})
