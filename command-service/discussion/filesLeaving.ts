import type { Message } from '@prumo/contracts/message'
import type { FileStore } from '@prumo/platform/files/fileStore'
import type { Files } from './files'
import type { FileUpload, FileUploads } from './fileUploads'

type Parts = { files: FileStore; fileUploads: FileUploads }
type Leaving = { organizationId: string; projectId: string; leaving: Files }

/** The command that frees what these files take. */
export const releaseOf = (organizationId: string, fileIds: readonly string[]): Message => ({
  type: 'ReleaseStorage',
  data: { organizationId, fileIds },
})

/**
 * What has to follow when files leave a thing: their storage is free again, and once that is in the log their contents
 * are removed. It is written down before, so that a crash in between leaves nothing behind.
 */
export async function filesLeaving({ organizationId, projectId, leaving }: Leaving, { files, fileUploads }: Parts) {
  if (leaving.size === 0) return { steps: [], removeContents: async () => {} }
  await fileUploads.leave([...leaving].map((entry) => leavingUpload({ organizationId, projectId }, entry)))
  const fileIds = [...leaving.keys()]
  return {
    steps: [releaseOf(organizationId, fileIds)],
    removeContents: async () => {
      for (const { storageKey } of leaving.values()) await files.remove(storageKey)
      await fileUploads.forget(organizationId, fileIds)
    },
  }
}

type Entry = Files extends Iterable<infer Found> ? Found : never

const leavingUpload = (
  place: Pick<FileUpload, 'organizationId' | 'projectId'>,
  [fileId, { uploaderId, storageKey, size, target }]: Entry,
) => ({ ...place, fileId, userId: uploaderId, storageKey, size, target })
