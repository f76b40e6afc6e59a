import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { Map as PersistentMap } from 'immutable'
import { type Files, fileFolds, files } from '../discussion/files'
import { inProject } from './changingContent'
import {
  type AttachmentCommand,
  type Document,
  type DocumentFolds,
  type DocumentRules,
  entryOf,
  type KnownDocument,
  type LeavingCommand,
  without,
} from './documentState'

/** The rules of files, decided in the document's own stream, because an attached file is part of what is signed. */
export const attachmentRules: DocumentRules<AttachmentCommand['type']> = {
  AttachFileToDocument: ({ documentId: _, ...data }, document, by) => {
    if (entryOf(document.signedFiles, data.fileId)) throw new Refused('file.idTaken')
    return files.decide.AttachFile(data, filesOf(document), by)
  },
  DescribeFileOfDocument: ({ documentId: _, ...data }, document, by) =>
    files.decide.DescribeFile(data, filesOf(document), by),
  RemoveFileFromDocument: ({ documentId: _, ...data }, document, by) => {
    if (entryOf(document.signedFiles, data.fileId)) throw new Refused('file.signed')
    return files.decide.RemoveFile(data, filesOf(document), by)
  },
}

/**
 * Files that leave with a project that is deleted for good. This is no change of the document: what was approved
 * stays approved.
 */
export const leavingRules = {
  RemoveFilesOfDocument: (data: LeavingCommand['data'], document: Document, by: By) =>
    files.decide.RemoveFilesOfProject(data, everyFileOf(inProject(document, data)), by),
}

/** What makes another content of the document. */
export const attachmentFolds: DocumentFolds<'FileAttached' | 'FileRemoved'> = {
  FileAttached: (data, document) =>
    document && withFiles(document, (attached) => fileFolds.FileAttached(data, attached)),
  FileRemoved: (data, document) =>
    document && {
      ...withFiles(document, (attached) => fileFolds.FileRemoved(data, attached)),
      signedFiles: without(document.signedFiles, data.fileId),
    },
}

/** How a file is described is no part of what is signed. */
export const descriptionFolds: DocumentFolds<'FileDescribed'> = {
  FileDescribed: (data, document) =>
    document && withFiles(document, (attached) => fileFolds.FileDescribed(data, attached)),
}

/** Those of its content and those of its signatures. */
export const everyFileOf = (document: KnownDocument): Files => filesOf(document).merge(document.signedFiles)

const filesOf = (document: KnownDocument): Files => PersistentMap(document.files)

const withFiles = (document: KnownDocument, change: (attached: Files) => Files): KnownDocument => ({
  ...document,
  files: change(filesOf(document)).toObject(),
})
