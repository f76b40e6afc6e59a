import { hasRight } from '@prumo/contracts/access'
import { type CommentContent, mentionsIn } from '@prumo/contracts/discussion/comments'
import { Refused } from '@prumo/platform/errors'
import { organizationOf } from '../organization/preparations'
import { actorOf, projectPlace } from '../pipeline/actors'
import type { Preparations, Request, Surroundings } from '../pipeline/preparation'
import { arrivedContent } from './arrivedContent'
import { comments } from './comments'
import { fileStep } from './fileStep'
import { filesLeaving } from './filesLeaving'
import { filesOn } from './filesOn'
import { refuseUnlessEditor, refuseUnseen, refuseUnseenKind } from './refuseUnseen'

export const discussionPreparations: Preparations = {
  AddComment: async (data, request, around) => {
    await refuseUnseen(data, request, around)
    await refuseUnknownMentions(data.projectId, mentionsIn(data.content), request, around)
    return { steps: [{ type: 'AddComment', data }] }
  },

  UpdateComment: async (data, request, around) => {
    await refuseUnseen(data, request, around)
    const { state } = await around.aggregates.load(comments, comments.stream(data))
    const mentioned = mentionsIn(state.get(data.commentId)?.content ?? ([] satisfies CommentContent))
    const added = mentionsIn(data.content).filter((userId) => !mentioned.includes(userId))
    await refuseUnknownMentions(data.projectId, added, request, around)
    return { steps: [{ type: 'UpdateComment', data }] }
  },

  DeleteComment: async (data, request, around) => {
    await refuseUnseen(data, request, around)
    return { steps: [{ type: 'DeleteComment', data }] }
  },

  AttachFile: async (data, request, around) => {
    await refuseUnseen(data, request, around)
    await refuseUnlessEditor(data, request, around)
    const organizationId = organizationOf(request.actor)
    const content = await arrivedContent(data, request, around)
    return {
      steps: [await fileStep('AttachFile', { ...data, ...content }, around)],
      after: () => around.fileUploads.forget(organizationId, [data.fileId]),
    }
  },

  DescribeFile: async (data, request, around) => {
    await refuseUnseenKind(data, request, around)
    await refuseUnlessEditor(data, request, around)
    return { steps: [await fileStep('DescribeFile', data, around)] }
  },

  RemoveFile: async (data, request, around) => {
    await refuseUnseenKind(data, request, around)
    await refuseUnlessEditor(data, request, around)
    const there = await filesOn(around.aggregates, data)
    const leaving = there.filter((_, fileId) => fileId === data.fileId)
    const organizationId = organizationOf(request.actor)
    const { steps, removeContents } = await filesLeaving({ organizationId, projectId: data.projectId, leaving }, around)
    return {
      steps: [await fileStep('RemoveFile', data, around), ...steps],
      after: async () => around.inBackground(removeContents),
    }
  },
}

/** Only who sees the discussion is called into it. */
async function refuseUnknownMentions(
  projectId: string,
  mentioned: readonly string[],
  { actor, at }: Request,
  { aggregates }: Surroundings,
) {
  const place = await projectPlace(aggregates, projectId)
  const need = { of: 'project', feature: 'discussion', level: 'viewOnly' } as const
  for (const userId of mentioned) {
    const person = await actorOf(aggregates, userId, organizationOf(actor), at)
    if (!person || !hasRight(person, need, place).allowed) throw new Refused('comment.mentionUnknown')
  }
}
