import { z } from 'zod'
import { callsOf } from '../call'
import { signOffNeeds } from '../documents/signOff'
import { id } from '../values'
import { fileNeeds } from './files'
import { discussionQueries } from './queries'

/** The contents of files, sent and fetched. */
export const discussionCalls = callsOf({
  /** Receives the bytes of a file. The command AttachFile then attaches it, within an hour. */
  sendFile: {
    method: 'POST',
    path: '/rest/files',
    need: fileNeeds.AttachFile,
    // An approver sends the files of a signature without the right to attach files.
    needWith: { field: 'documentId', need: signOffNeeds.ApproveDocument },
    cost: 'large',
    body: 'bytes',
    input: z.strictObject({
      projectId: id,
      fileId: id,
      size: z.coerce.number().int().min(0),
      /** The document whose signature the file belongs to. */
      documentId: id.optional(),
    }),
    output: z.strictObject({ fileId: id, size: z.int(), sha256: z.string(), mediaType: z.string() }),
  },
  /** The content of a file, whole or a range of it. */
  fetchFile: {
    method: 'GET',
    path: '/rest/files/:fileId',
    need: discussionQueries.files.needInProject,
    inPath: z.strictObject({ fileId: id }),
    input: z.strictObject({ projectId: id }),
    output: 'bytes',
    reads: [...discussionQueries.comments.reads, 'discussion_files'],
  },
})
