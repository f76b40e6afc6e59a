import type { Target } from '@prumo/contracts/discussion/target'
import { userIdOf } from '@prumo/contracts/message'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Request } from '../pipeline/preparation'
import { filesOn } from './filesOn'
import type { FileUploads } from './fileUploads'

type Reading = Pick<Domain, 'aggregates'> & { fileUploads: Pick<FileUploads, 'claim'> }

/** What is known of the file that was sent: from its upload, or from the log where it is attached already. */
export async function arrivedContent(
  { projectId, fileId, target }: { projectId: string; fileId: string; target: Target },
  { actor }: Request,
  { aggregates, fileUploads }: Reading,
) {
  const attached = (await filesOn(aggregates, { projectId, target })).get(fileId)
  // On another thing it counts as another file, so both of two competing senders get the same answer.
  if (attached && equal(attached.target, target)) {
    const { size, sha256, mediaType, storageKey, uploaderId } = attached
    return { size, sha256, mediaType, storageKey, uploaderId }
  }
  const organizationId = organizationOf(actor)
  const uploaderId = userIdOf(actor) ?? ''
  const upload = await fileUploads.claim({ organizationId, fileId, projectId, userId: uploaderId }, target)
  if (!upload?.content) throw new Refused('file.uploadUnknown')
  return { size: upload.size, ...upload.content, storageKey: upload.storageKey, uploaderId }
}
