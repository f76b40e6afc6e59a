import type { CommentContent } from '@prumo/contracts/discussion/comments'
import type { TargetKind } from '@prumo/contracts/discussion/target'
import { projection } from '../projection'

type Comment = {
  commentId: string
  projectId: string
  targetKind: TargetKind
  targetId: string
  authorId: string
  content: CommentContent
  addedAt: string
  updatedAt: string | null
  /** Its place in the log, and so among all that happened. */
  position: number
}

/** One row per comment that has not been deleted. */
export const comments = projection<Comment>({
  table: 'discussion_comments',
  version: 3,
  key: 'commentId',

  columns: (table) => {
    for (const id of ['comment_id', 'project_id', 'target_id', 'author_id']) table.uuid(id).notNullable()
    table.text('target_kind').notNullable()
    table.jsonb('content').notNullable()
    table.timestamp('added_at').notNullable()
    table.timestamp('updated_at')
    table.bigInteger('position').notNullable()
    table.index(['organization_id', 'project_id', 'target_kind', 'target_id', 'position'])
  },

  on: {
    CommentAdded: (_, { target, ...comment }, { at, position }) => ({
      ...comment,
      targetKind: target.kind,
      targetId: target.id,
      addedAt: at,
      updatedAt: null,
      position,
    }),
    CommentUpdated: (row, { content }, { at }) => row && { ...row, content, updatedAt: at },
    CommentDeleted: () => null,
  },
})
