import type { AttachedFile } from '@prumo/contracts/discussion/files'
import type { TargetKind } from '@prumo/contracts/discussion/target'
import { projection } from '../projection'

type File = AttachedFile & {
  fileId: string
  projectId: string
  targetKind: TargetKind
  targetId: string
  attachedAt: string
  /** The signature that it is a part of; such a file is no part of the document. */
  signatureId: string | null
}

/** One row per file that is attached to something. */
export const files = projection<File>({
  table: 'discussion_files',
  version: 3,
  key: 'fileId',

  columns: (table) => {
    for (const id of ['file_id', 'project_id', 'target_id', 'uploader_id', 'storage_key']) table.uuid(id).notNullable()
    for (const text of ['target_kind', 'name', 'description', 'sha256', 'media_type']) table.text(text).notNullable()
    table.bigInteger('size').notNullable()
    table.timestamp('attached_at').notNullable()
    table.uuid('signature_id')
    table.index(['organization_id', 'project_id', 'target_kind', 'target_id'])
    table.index(['organization_id', 'attached_at', 'file_id'])
  },

  on: {
    FileAttached: (_, { target, ...file }, { at }) => ({
      ...file,
      targetKind: target.kind,
      targetId: target.id,
      attachedAt: at,
      signatureId: null,
    }),
    SignatureFileAttached: (_, { documentId, ...file }, { at }) => ({
      ...file,
      description: '',
      targetKind: 'document',
      targetId: documentId,
      attachedAt: at,
    }),
    FileDescribed: (row, { description }) => row && { ...row, description },
    FileRemoved: () => null,
  },
})
