import { sameFileName } from '@prumo/contracts/discussion/files'
import type { SignatureFileEvent } from '@prumo/contracts/documents/signatureFiles'
import { Refused } from '@prumo/platform/errors'
import { type Document, entryOf, type KnownDocument } from './documentState'
import type { Approval, Return } from './signature'

/** The files signed along with an opinion or a reason. They are no part of the document and start no new round. */
export function filesOfSignature(
  { projectId, documentId, signatureId, files }: Approval | Return,
  document: KnownDocument,
): SignatureFileEvent[] {
  const names = Object.values(document.files).map(({ name }) => name)
  return files.map(({ description: _, ...file }, index) => {
    if (entryOf(document.files, file.fileId) || entryOf(document.signedFiles, file.fileId))
      throw new Refused('file.idTaken')
    // Whoever checks a receipt finds files by their names as well: in what one person signs, each has its own.
    const others = [...names, ...files.slice(0, index).map(({ name }) => name)]
    if (others.some((name) => sameFileName(name, file.name))) throw new Refused('file.nameTaken', { name: file.name })
    return { type: 'SignatureFileAttached', data: { projectId, documentId, signatureId, ...file } }
  })
}

export const signatureFileFolds = {
  SignatureFileAttached: (data: SignatureFileEvent['data'], document: Document): Document => {
    const { projectId: _, documentId, signatureId: __, fileId, ...file } = data
    const kept = { ...file, description: '', target: { kind: 'document' as const, id: documentId } }
    return document && { ...document, signedFiles: { ...document.signedFiles, [fileId]: kept } }
  },
}
