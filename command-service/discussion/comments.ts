import { managesProject } from '@prumo/contracts/access'
import type { CommentContent, CommentEvent, commentCommands } from '@prumo/contracts/discussion/comments'
import type { Target } from '@prumo/contracts/discussion/target'
import { userIdOf } from '@prumo/contracts/message'
import type { By, Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { Map as PersistentMap } from 'immutable'
import type { z } from 'zod'

type Comment = { authorId: string; content: CommentContent }
/** What was said, by the comment's id; `null` is a comment that was deleted. */
type Comments = PersistentMap<string, Comment | null>

type CommentCommand = {
  [Type in keyof typeof commentCommands]: { type: Type; data: z.infer<(typeof commentCommands)[Type]> }
}[keyof typeof commentCommands]

/** The stream of what is said of one thing. */
export const discussionOf = ({ projectId, target }: { projectId: string; target: Target }) =>
  `discussion-${projectId}-${target.kind}-${target.id}`

/** What is said of one thing. */
export const comments: Decider<Comments, CommentCommand, CommentEvent> = {
  stream: discussionOf,
  initial: PersistentMap(),

  decide: {
    AddComment: (data, discussion, by) => {
      const before = discussion.get(data.commentId)
      const comment = { authorId: me(by), content: data.content }
      if (before && equal(before, comment)) return []
      if (discussion.has(data.commentId)) throw new Refused('comment.idTaken')
      return [{ type: 'CommentAdded', data: { ...data, authorId: comment.authorId } }]
    },

    UpdateComment: (data, discussion, by) => {
      const { authorId, content } = knownComment(discussion, data.commentId)
      if (authorId !== me(by)) throw new Refused('comment.notAuthor')
      return equal(content, data.content) ? [] : [{ type: 'CommentUpdated', data: { ...data, before: { content } } }]
    },

    DeleteComment: (data, discussion, by) => {
      const before = knownComment(discussion, data.commentId)
      // Who manages a project may take a word out of its discussion, and never put one into somebody's mouth.
      if (before.authorId !== me(by) && !managesProject(by.actor, by.project)) throw new Refused('comment.notAuthor')
      return [{ type: 'CommentDeleted', data: { ...data, before } }]
    },
  },

  evolve: {
    CommentAdded: ({ commentId, authorId, content }, discussion) => discussion.set(commentId, { authorId, content }),
    CommentUpdated: ({ commentId, content }, discussion) => {
      const before = discussion.get(commentId)
      return before ? discussion.set(commentId, { ...before, content }) : discussion
    },
    CommentDeleted: ({ commentId }, discussion) => discussion.set(commentId, null),
  },
}

const me = ({ actor }: By) => userIdOf(actor) ?? ''

function knownComment(discussion: Comments, commentId: string): Comment {
  const comment = discussion.get(commentId)
  if (!comment) throw new Refused('comment.unknown')
  return comment
}
