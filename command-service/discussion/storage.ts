import type { StorageEvent } from '@prumo/contracts/discussion/storage'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { Map as PersistentMap } from 'immutable'

/** What is taken by each file, and in all, in bytes. */
type Storage = { files: PersistentMap<string, number>; used: number }

export type StorageCommand =
  | { type: 'ReserveStorage'; data: { organizationId: string; fileId: string; size: number; quota: number } }
  | { type: 'ReleaseStorage'; data: { organizationId: string; fileIds: readonly string[] } }

const megabyte = 1024 * 1024

/** An organization's storage: one stream, so that no two uploads are given the same last bytes. */
export const storage: Decider<Storage, StorageCommand, StorageEvent> = {
  stream: ({ organizationId }) => `storage-${organizationId}`,
  initial: { files: PersistentMap(), used: 0 },

  decide: {
    ReserveStorage: ({ quota, ...reserved }, { files, used }) => {
      if (files.has(reserved.fileId)) throw new Refused('file.idTaken')
      const free = quota - used
      if (reserved.size > free) throw storageFull(free)
      return [{ type: 'StorageReserved', data: reserved }]
    },

    ReleaseStorage: ({ organizationId, fileIds }, { files }) =>
      fileIds.flatMap((fileId) => {
        const size = files.get(fileId)
        return size === undefined ? [] : [{ type: 'StorageReleased', data: { organizationId, fileId, size } }]
      }),
  },

  evolve: {
    StorageReserved: ({ fileId, size }, { files, used }) => ({ files: files.set(fileId, size), used: used + size }),
    StorageReleased: ({ fileId, size }, { files, used }) => ({ files: files.delete(fileId), used: used - size }),
  },
}

/** So many bytes are left, which are too few. */
export const storageFull = (free: number) =>
  new Refused('storage.full', { freeMegabytes: Math.max(0, Math.floor(free / megabyte)) })
