import { z } from 'zod'
import { callsOf } from '../call'
import { signOffNeeds } from '../documents/signOff'
import { id } from '../values'
import { fileNeeds } from './files'
import { discussionQueries } from './queries'

/** The contents of files, sent and fetched. */
export const discussionCalls = callsOf({
  /** The bytes of a file. What it is attached to is then asked for by the command AttachFile, within an hour. */
  sendFile: {
    method: 'POST',
    path: '/rest/files',
    need: fileNeeds.AttachFile,
    // Who is asked to sign a document sends what is signed with it without any right to attach files.
    needWith: { field: 'documentId', need: signOffNeeds.ApproveDocument },
    body: 'bytes',
    input: z.strictObject({
      projectId: id,
      fileId: id,
      size: z.coerce.number().int().min(0),
      /** The document with whose signature it is to be signed. */
      documentId: id.optional(),
    }),
    output: z.strictObject({ fileId: id, size: z.int(), sha256: z.string(), mediaType: z.string() }),
  },
  /** The content of a file, whole or a range of it. */
  fetchFile: {
    method: 'GET',
    path: '/rest/files/:fileId',
    need: discussionQueries.comments.need,
    inPath: z.strictObject({ fileId: id }),
    input: z.strictObject({ projectId: id }),
    output: 'bytes',
    reads: [...discussionQueries.comments.reads, 'discussion_files'],
  },
})
