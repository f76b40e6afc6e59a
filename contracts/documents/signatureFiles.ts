import { z } from 'zod'
import { fileName } from '../discussion/files'
import { event } from '../event'
import type { MessageOf } from '../message'
import { id } from '../values'

const attachment = z.strictObject({ fileId: id, name: fileName })

/** The files that somebody signs along with an opinion or a reason: sent first (POST /rest/files), and named here. */
export const signatureAttachments = z
  .array(attachment)
  .max(20)
  .refine((all) => new Set(all.map(({ fileId }) => fileId)).size === all.length, { error: 'list.repeated' })

/** The events. A signed file is never described or removed; it leaves with its project. */
export const signatureFileEvents = {
  /** Stands in the log right before the signature that names it. `uploaderId` is who signs. */
  SignatureFileAttached: event(
    z.strictObject({
      projectId: id,
      documentId: id,
      signatureId: id,
      fileId: id,
      name: z.string(),
      size: z.int().min(0),
      /** Of the content, hexadecimal. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      mediaType: z.string(),
      storageKey: id,
      uploaderId: id,
    }),
    { of: 'documentId', part: 'fileId', begins: true, names: { kind: 'file', id: 'fileId', name: 'name' } },
  ),
}
export type SignatureFileEvent = MessageOf<typeof signatureFileEvents>
