import { type CommentContent, mentionsIn } from '@prumo/contracts/discussion/comments'
import type { Comment } from '@prumo/contracts/discussion/queries'
import type { TargetKind } from '@prumo/contracts/discussion/target'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'

type CommentRow = Pick<Comment, 'commentId' | 'authorId' | 'addedAt' | 'updatedAt'> & {
  content: CommentContent
  position: number
}
type Place = { projectId: string; kind: TargetKind; targetId: string }

/** All comments on something. */
export const commentsOn = (db: Knex, organizationId: string, { projectId, kind, targetId }: Place): Knex.QueryBuilder =>
  db('discussion_comments').where({
    organization_id: organizationId,
    project_id: projectId,
    target_kind: kind,
    target_id: targetId,
  })

/** The last comments on something before a position of the log, newest first. */
export async function commentsBefore(
  db: Knex,
  organizationId: string,
  place: Place,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<CommentRow[]> {
  const query = commentsOn(db, organizationId, place)
    .orderBy('position', 'desc')
    .limit(limit)
    .select(columns('commentId', 'authorId', 'content', 'addedAt', 'updatedAt', 'position'))
  if (before) query.where('position', '<', before)
  return query
}

/** Comments as this person is shown them, with the names that people have now. */
export async function commentsShown(
  db: Knex,
  asker: Asker,
  rows: readonly CommentRow[],
): Promise<(Comment & { position: number })[]> {
  const named = rows.flatMap(({ authorId, content }) => [authorId, ...mentionsIn(content)])
  const names = await peopleNames(db, asker, named)
  return rows.map(({ content, ...comment }) => ({
    ...comment,
    authorName: names.get(comment.authorId) ?? null,
    mine: comment.authorId === asker.actor.userId,
    content: content.map((part) => ('mention' in part ? { ...part, name: names.get(part.mention) ?? null } : part)),
  }))
}
