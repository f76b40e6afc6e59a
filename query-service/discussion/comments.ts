import { hasRight } from '@prumo/contracts/access'
import { type CommentContent, mentionsIn } from '@prumo/contracts/discussion/comments'
import { id, instant } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Asker, Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { cursorOf, placeIn } from '../reading/cursor'
import { peopleNames } from '../reading/peopleNames'
import { memberIdsOf, namedPeople } from '../reading/projectMembers'
import { usersWithRights } from '../reading/usersWithRights'
import { refuseUnseen } from './refuseUnseen'

type Row = { commentId: string; authorId: string; content: CommentContent; addedAt: string; updatedAt: string | null }

const place = z.tuple([instant, id])

export const comments: Query<'comments'> = async (db, { projectId, kind, targetId, after, limit }, asker) => {
  await refuseUnseen(db, kind, targetId, asker)
  const { organizationId } = asker.actor
  const onTarget = { organization_id: organizationId, project_id: projectId, target_kind: kind, target_id: targetId }
  const start = placeIn(after, place)
  const page = db('discussion_comments')
    .where(onTarget)
    .orderBy([
      { column: 'added_at', order: 'desc' },
      { column: 'comment_id', order: 'desc' },
    ])
    .limit(limit + 1)
    .select(columns('commentId', 'authorId', 'content', 'addedAt', 'updatedAt'))
  if (start) page.whereRaw('(added_at, comment_id) < (?::timestamptz, ?::uuid)', start)
  const rows: Row[] = await page
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const people = await whoSees(db, asker)
  const named = shown.flatMap(({ authorId, content }) => [authorId, ...mentionsIn(content)])
  const names = await peopleNames(db, organizationId, [...named, ...people])
  const [count] = await db('discussion_comments').where(onTarget).count<{ total: number }[]>({ total: '*' })
  return {
    items: shown.map(({ content, ...comment }) => ({
      ...comment,
      authorName: names.get(comment.authorId) ?? null,
      mine: comment.authorId === asker.actor.userId,
      content: content.map((part) => ('mention' in part ? { ...part, name: names.get(part.mention) ?? null } : part)),
    })),
    next: last ? cursorOf([last.addedAt, last.commentId]) : null,
    total: count?.total ?? 0,
    people: namedPeople(
      people.filter((userId) => names.get(userId)),
      names,
    ),
  }
}

/** Members of the project and administrators who may read its comments. */
async function whoSees(db: Knex, { actor, at, project }: Asker): Promise<string[]> {
  if (!project) return []
  const users = await usersWithRights(db, actor.organizationId, at, (query) =>
    query.where((either) => either.whereIn('u.user_id', memberIdsOf(project)).orWhere('u.administrator', true)),
  )
  const need = { of: 'project', feature: 'discussion', level: 'viewOnly' } as const
  return users.filter((user) => hasRight(user, need, project).allowed).map(({ userId }) => userId)
}
