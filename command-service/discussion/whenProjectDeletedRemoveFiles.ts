import type { EventOf } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import type { FileStore } from '@prumo/platform/files/fileStore'
import type { Ledger } from '../ledger/ledger'
import type { Doing, Policy } from '../pipeline/policy'
import { inNameOf } from '../policies/inNameOf'
import { eventBytes, inParts, partOf } from '../rules/inParts'
import type { Files } from './files'
import { releaseOf } from './filesLeaving'
import { type FilesOf, filesOfProject } from './filesOfProject'

export type RemovingParts = { files: FileStore; ledger: Ledger }
type Deleted = Recorded<EventOf<'ProjectDeleted'>>

/**
 * With a project that is deleted for good its files leave: their storage is free again, and their contents are removed.
 */
export const whenProjectDeletedRemoveFiles = (parts: RemovingParts): Policy => ({
  name: 'whenProjectDeletedRemoveFiles',
  on: {
    ProjectDeleted: async (deleted, doing) => {
      for (const place of await filesOfProject(deleted.data.projectId, { ...doing.domain, ...parts }))
        for (const part of partsOf(place)) await removePart(deleted, { ...doing, ...parts }, place, part)
    },
  },
})

type Part = readonly { fileId: string; storageKey: string }[]

const partsOf = ({ place, attached }: FilesOf): Part[] =>
  inParts(entriesOf(attached), (file) => eventBytes({ ...place, ...file }))

const entriesOf = (attached: Files) => [...attached].map(([fileId, file]) => ({ ...file, fileId }))

/** A file leaves the log last: broken off before, all of this is done again. */
async function removePart(
  deleted: Deleted,
  { files, perform }: Doing & RemovingParts,
  { type, place }: FilesOf,
  part: Part,
) {
  const { organizationId } = deleted
  const fileIds = part.map(({ fileId }) => fileId)
  const name = partOf(fileIds)
  if (organizationId) await perform(releaseOf(organizationId, fileIds), `storage ${name}`, inNameOf(deleted))
  for (const { storageKey } of part) await files.remove(storageKey)
  await perform({ type, data: { ...place, fileIds } }, `files ${name}`, inNameOf(deleted))
}
