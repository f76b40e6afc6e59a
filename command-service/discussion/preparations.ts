import { hasRight, type User } from '@prumo/contracts/access'
import { type CommentContent, mentionsIn } from '@prumo/contracts/discussion/comments'
import { featureOfTarget, type Target } from '@prumo/contracts/discussion/target'
import { Refused } from '@prumo/platform/errors'
import type { FileStore } from '@prumo/platform/files/fileStore'
import { actorOf } from '../identity/actorOf'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparations, Request } from '../pipeline/preparation'
import { projectPlace } from '../projects/projectPlace'
import { arrivedContent } from './arrivedContent'
import { comments } from './comments'
import { fileStep } from './fileStep'
import { filesLeaving } from './filesLeaving'
import { filesOn } from './filesOn'
import type { FileUploads } from './fileUploads'
import { refuseUnlessEditor, refuseUnseen, refuseUnseenKind } from './refuseUnseen'

export type DiscussionParts = {
  files: FileStore
  fileUploads: FileUploads
  /** Begins work that no answer waits for; a failure is logged. */
  inBackground(work: () => Promise<void>): void
}

export const discussionPreparations = (parts: DiscussionParts): Preparations => ({
  AddComment: async (data, request, domain) => {
    await refuseUnseen(data, request, domain)
    await refuseUnknownMentions(data, mentionsIn(data.content), request, domain)
    return { steps: [{ type: 'AddComment', data }] }
  },

  UpdateComment: async (data, request, domain) => {
    await refuseUnseen(data, request, domain)
    const { state } = await domain.aggregates.load(comments, comments.stream(data))
    const mentioned = mentionsIn(state.get(data.commentId)?.content ?? ([] satisfies CommentContent))
    const added = mentionsIn(data.content).filter((userId) => !mentioned.includes(userId))
    await refuseUnknownMentions(data, added, request, domain)
    return { steps: [{ type: 'UpdateComment', data }] }
  },

  DeleteComment: async (data, request, domain) => {
    await refuseUnseen(data, request, domain)
    return { steps: [{ type: 'DeleteComment', data }] }
  },

  AttachFile: async (data, request, domain) => {
    await refuseUnseen(data, request, domain)
    await refuseUnlessEditor(data, request, domain)
    const organizationId = organizationOf(request.actor)
    const content = await arrivedContent(data, request, { ...domain, ...parts })
    return {
      steps: [await fileStep('AttachFile', { ...data, ...content }, domain)],
      after: () => parts.fileUploads.forget(organizationId, [data.fileId]),
    }
  },

  DescribeFile: async (data, request, domain) => {
    await refuseUnseenKind(data, request, domain)
    await refuseUnlessEditor(data, request, domain)
    return { steps: [await fileStep('DescribeFile', data, domain)] }
  },

  RemoveFile: async (data, request, domain) => {
    await refuseUnseenKind(data, request, domain)
    await refuseUnlessEditor(data, request, domain)
    const attached = await filesOn(domain.aggregates, data)
    const leaving = attached.filter((_, fileId) => fileId === data.fileId)
    const organizationId = organizationOf(request.actor)
    const { steps, removeContents } = await filesLeaving({ organizationId, projectId: data.projectId, leaving }, parts)
    return {
      steps: [await fileStep('RemoveFile', data, domain), ...steps],
      after: async () => parts.inBackground(removeContents),
    }
  },
})

/** Only who sees the discussion, and what is discussed, is called into it. */
async function refuseUnknownMentions(
  { projectId, target }: { projectId: string; target: Target },
  mentioned: readonly string[],
  { actor, at }: Request,
  { aggregates }: Domain,
) {
  const place = await projectPlace(aggregates, projectId)
  const features = ['discussion', featureOfTarget[target.kind]] as const
  const sees = (person: User) =>
    features.every((feature) => hasRight(person, { of: 'project', feature, level: 'viewOnly' }, place).allowed)
  for (const userId of mentioned) {
    const person = await actorOf(aggregates, userId, organizationOf(actor), at)
    if (!person || !sees(person)) throw new Refused('comment.mentionUnknown')
  }
}
