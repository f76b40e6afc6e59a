import { type Feature, isClosedTo } from '@prumo/contracts/access'
import { fieldsInWords } from '@prumo/contracts/audit/describeDenial'
import { kindsOfWeek } from '@prumo/contracts/audit/kindsOfWeek'
import { featureOfTarget, targetKinds } from '@prumo/contracts/discussion/target'
import type { EventType } from '@prumo/contracts/index'
import { beginning, ending, partFieldOf } from '@prumo/contracts/meanings'
import { firstInstant } from '@prumo/contracts/organization/firstInstant'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { zonesIn } from '../reading/zonesIn'
import { type ActionRow, actionsAt, actionsShown } from './actionRows'
import { notErased } from './notErased'
import { isOnSeveralTasks, tasksOf } from './ofTask'
import { placeOf } from './placeOf'
import { type Acted, recordsActedOn } from './recordsActedOn'

/** So much of what happened is looked through, the last of it. */
const mostRead = 2_000
/** So many acts on several tasks are counted by their tasks: each may name all of a plan. */
const mostMoves = 20
const [week, dayMs] = [7, 86_400_000]

export const changesOfWeek: Query<'changesOfWeek'> = async (db, { projectId, limit }, asker) => {
  const { reader, projectNow, at } = asker
  const { organizationId } = reader
  const { since, until, ...days } = await weekUpTo(db, organizationId, at)
  const isClosed = (feature: Feature) => isClosedTo(reader, feature, projectNow)
  const newest = await actedSince(db, { organizationId, projectId, since, until }, isClosed)
  const read = newest.slice(0, mostRead)
  const moves = await movedTasksAt(db, organizationId, read)
  const { records, counts } = recordsActedOn(read, moves.tasksAt)
  const positions = records.slice(0, limit).map(({ position }) => position)
  const rowAt = await actionsAt(db, organizationId, positions)
  const rows = positions.flatMap((position) => rowAt.get(position) ?? [])
  const inWords = rows.map((row) => ({ ...row, changes: changesInWords(row) }))
  const actions = await actionsShown(db, asker, inWords, new Map())
  return {
    ...days,
    items: actions.map((action, index) => {
      const row = rows[index]
      // What was done to several tasks leads to none of them.
      const place = row && !moves.tasksAt.has(row.position) ? placeOf(row) : null
      return { ...action, place, state: stateAfter(action.kind as EventType) }
    }),
    counts,
    isWhole: newest.length <= mostRead && moves.isWhole,
  }
}

/** The day of an instant and the six before it: from the end of a day to the end of another. */
async function weekUpTo(db: Knex, organizationId: string, at: string) {
  const zones = await zonesIn(db, organizationId)
  const to = dayAt(zones, at)
  const from = new Date(Date.parse(to) - week * dayMs).toISOString().slice(0, 10)
  return { from, to, since: firstInstant(zones, from, dayMs), until: firstInstant(zones, to, dayMs) }
}

type Place = { organizationId: string; projectId: string; since: string; until: string }

/** What was done that is open to the reader, the last first: one more than is looked through, where there is more. */
function actedSince(
  db: Knex,
  { organizationId, projectId, since, until }: Place,
  isClosed: (feature: Feature) => boolean,
): Promise<Acted[]> {
  const openTargets = targetKinds.filter((kind) => !isClosed(featureOfTarget[kind]))
  return (
    db('audit_actions as a')
      .where({ 'a.organization_id': organizationId, 'a.scope_id': projectId, 'a.spelled_otherwise': false })
      .where('a.at', '>=', since)
      .where('a.at', '<', until)
      .whereIn('a.kind', kindsOfWeek(isClosed))
      .where((open) => open.whereNull('a.target_kind').orWhereIn('a.target_kind', openTargets))
      .modify(notErased(db))
      // By the index of a project's times, so that nothing but the week is read, also where that is long ago.
      .orderBy([
        { column: 'a.at', order: 'desc' },
        { column: 'a.position', order: 'desc' },
      ])
      .limit(mostRead + 1)
      .select(columnsOf('a', 'position', 'kind', 'recordId', 'targetKind'))
  )
}

/** The tasks that acts on several of them were done to, by the position of the act. Of many acts, the last are read. */
async function movedTasksAt(db: Knex, organizationId: string, acts: readonly Acted[]) {
  const positions = acts.flatMap(({ kind, position }) => (isOnSeveralTasks(kind) ? [position] : []))
  const rows = await actionsAt(db, organizationId, positions.slice(0, mostMoves))
  const tasksAt = new Map(positions.map((position) => [position, tasksOf(rows.get(position))]))
  return { tasksAt, isWhole: positions.length <= mostMoves }
}

/** Only what the words of an act go by: how many it was done to, and no value. */
const changesInWords = ({ changes }: ActionRow): ActionRow['changes'] =>
  changes.flatMap(({ field, after }) =>
    fieldsInWords.includes(field) ? [{ field, after: Array.isArray(after) ? after.length : (after ?? null) }] : [],
  )

/** What became of the record: what is done to a part of it changes it. */
function stateAfter(kind: EventType) {
  if (partFieldOf.has(kind)) return 'changed'
  return beginning.has(kind) ? 'added' : ending.has(kind) ? 'deleted' : 'changed'
}
