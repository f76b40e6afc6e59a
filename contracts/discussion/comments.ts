import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { id, text } from '../values'
import { longestComment } from './longestComment'
import { featureOfTarget, target } from './target'

const part = z.union([z.strictObject({ text: text(longestComment).min(1) }), z.strictObject({ mention: id })])

/**
 * The content of a comment: plain text of any language with emoji, and mentioned people by id, because names change.
 */
const commentContent = z
  .array(part)
  .min(1)
  .max(200)
  .refine((parts) => lengthOf(parts) <= longestComment, { error: 'comment.tooLong' })
  .refine((parts) => parts.some((part) => 'mention' in part || part.text.trim() !== ''), { error: 'text.blank' })
export type CommentContent = z.infer<typeof commentContent>

const lengthOf = (parts: readonly z.infer<typeof part>[]) =>
  parts.reduce((sum, part) => sum + ('text' in part ? part.text.length : 1), 0)

export const mentionsIn = (content: CommentContent): string[] => [
  ...new Set(content.flatMap((part) => ('mention' in part ? [part.mention] : []))),
]

const ofComment = { projectId: id, target, commentId: id }

/** Commands about the comments on something. */
export const commentCommands = {
  AddComment: z.strictObject({ ...ofComment, content: commentContent }),
  UpdateComment: z.strictObject({ ...ofComment, content: commentContent }),
  DeleteComment: z.strictObject(ofComment),
}

const discuss = { of: 'project', feature: 'discussion', level: 'editOnly' } as const

/** The need of each command. That people change only their own comments is a rule. */
export const commentNeeds = {
  AddComment: discuss,
  UpdateComment: discuss,
  DeleteComment: discuss,
} as const satisfies Record<keyof typeof commentCommands, Need>

/** The events. */
export const commentEvents = {
  CommentAdded: event(z.strictObject({ ...ofComment, authorId: id, content: commentContent }), {
    of: 'target',
    part: 'commentId',
    begins: true,
    notifies: {
      kind: 'mention',
      whom: ({ content }) => mentionsIn(content),
      features: ({ target: { kind } }) => ['discussion', featureOfTarget[kind]],
    },
  }),
  CommentUpdated: event(
    z.strictObject({
      ...ofComment,
      content: commentContent,
      before: z.strictObject({ content: commentContent }),
    }),
    {
      of: 'target',
      part: 'commentId',
      notifies: {
        kind: 'mention',
        whom: ({ content, before }) => {
          const mentionedBefore = mentionsIn(before.content)
          return mentionsIn(content).filter((userId) => !mentionedBefore.includes(userId))
        },
        features: ({ target: { kind } }) => ['discussion', featureOfTarget[kind]],
      },
    },
  ),
  CommentDeleted: event(
    z.strictObject({ ...ofComment, before: z.strictObject({ authorId: id, content: commentContent }) }),
    { of: 'target', part: 'commentId', ends: true },
  ),
}

/** Codes of the refusals. */
export const commentRefusals = [
  'comment.unknown',
  'comment.idTaken',
  'comment.notAuthor',
  'comment.mentionUnknown',
  'discussion.targetUnknown',
] as const

export type CommentEvent = MessageOf<typeof commentEvents>
