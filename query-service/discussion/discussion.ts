import { isClosedTo } from '@prumo/contracts/access'
import { logFieldsOf } from '@prumo/contracts/audit/logFieldsOf'
import type { Action, ActionChange, ActionInBrief } from '@prumo/contracts/audit/queries'
import type { ThreadItem } from '@prumo/contracts/discussion/queries'
import { kindsClosed } from '@prumo/contracts/discussion/systemMessages'
import type { Origin } from '@prumo/contracts/finance/entry'
import type { Knex } from 'knex'
import { z } from 'zod'
import { actionsBefore, actionsShown } from '../audit/actionRows'
import { aboutTask, asOfTask } from '../audit/ofTask'
import { originFor } from '../finance/originFor'
import type { Asker, Query } from '../pipeline/query'
import { cursorOf, placeIn } from '../reading/cursor'
import { commentsBefore, commentsShown } from './commentRows'
import { mentionable } from './mentionable'
import { refuseUnseen } from './refuseUnseen'

/** Comments and system messages in the order of the log: a page of both is cut from as many of each. */
export const discussion: Query<'discussion'> = async (db, { after, limit, ...place }, asker) => {
  await refuseUnseen(db, place.kind, place.targetId, asker)
  const { organizationId } = asker.actor
  const part = { before: placeIn(after, z.int().positive()), limit: limit + 1 }
  const comments = await commentsBefore(db, organizationId, place, part)
  const actions = await actionsBefore(db, organizationId, part, messagesOf(db, place, asker))
  const found = [...comments, ...actions].map(({ position }) => position).sort((first, second) => second - first)
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  const isOnPage = ({ position }: { position: number }) => page.includes(position)
  const spoken = await commentsShown(db, asker, comments.filter(isOnPage))
  const messages = actions.filter(isOnPage).map((row) => asOfTask(row, place.targetId))
  const acted = await actionsShown(db, asker, messages, new Map())
  const shown: { position: number; item: ThreadItem }[] = [
    ...spoken.map((comment) => ({ position: comment.position, item: { comment } })),
    ...acted.map((action) => ({ position: action.position, item: { message: inBrief(action, asker) } })),
  ]
  return {
    items: shown.sort((first, second) => second.position - first.position).map(({ item }) => item),
    next: last ? cursorOf(last) : null,
    people: await mentionable(db, asker, place.kind),
  }
}

type Place = { projectId: string; kind: string; targetId: string }

/** The actions on something that this person may see: the parts of a project go by rights of their own. */
const messagesOf =
  (db: Knex, { projectId, kind, targetId }: Place, { reader, projectNow }: Asker) =>
  (query: Knex.QueryBuilder): void => {
    const closed = kindsClosed((feature) => isClosedTo(reader, feature, projectNow))
    const { organizationId } = reader
    if (kind === 'task') query.modify(aboutTask(db, { organizationId, projectId, taskId: targetId }, 'thread_id'))
    else query.where({ 'a.project_id': projectId, 'a.thread_id': targetId })
    query.where('a.spelled_otherwise', false).whereNotIn('a.kind', closed)
  }

/** Without what only a check of the log needs: a signed content among it, which not everybody may see. */
const inBrief = (action: Action, asker: Asker): ActionInBrief => ({
  ...action,
  changes: action.changes
    .filter(({ field }) => !isTechnical(action.kind, field))
    .map((change) => (change.field === 'origin' ? withOrigins(change, asker) : change)),
})

/** What an entry was and is for, as the entry itself tells it. */
function withOrigins(change: ActionChange, asker: Asker): ActionChange {
  const shown = (side: ActionChange['before']) =>
    side && { ...side, value: originFor(side.value as Origin | null, asker) as typeof side.value }
  return { ...change, before: shown(change.before), after: shown(change.after) }
}

function isTechnical(kind: string, field: string): boolean {
  const entry = logFieldsOf(kind)[field]
  return entry !== undefined && 'technical' in entry && entry.technical === true
}
