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
import { placeOf } from './placeOf'
import { type Acted, recordsActedOn } from './recordsActedOn'

/** So much of what happened is looked through, the last of it. */
const mostRead = 2_000
const [week, dayMs] = [7, 86_400_000]

export const changesOfWeek: Query<'changesOfWeek'> = async (db, { projectId, limit }, asker) => {
  const { reader, projectNow, at } = asker
  const { organizationId } = reader
  const { since, ...days } = await weekUpTo(db, organizationId, at)
  const isClosed = (feature: Feature) => isClosedTo(reader, feature, projectNow)
  const newest = await actedSince(db, { organizationId, projectId, since }, isClosed)
  const { records, counts } = recordsActedOn(newest.slice(0, mostRead))
  const positions = records.slice(0, limit).map(({ position }) => position)
  const rowAt = await actionsAt(db, organizationId, positions)
  const rows = positions.flatMap((position) => rowAt.get(position) ?? [])
  const inWords = rows.map((row) => ({ ...row, changes: changesInWords(row) }))
  const actions = await actionsShown(db, asker, inWords, new Map())
  return {
    ...days,
    items: actions.map((action, index) => {
      const row = rows[index]
      return { ...action, place: row ? placeOf(row) : null, state: stateAfter(action.kind as EventType) }
    }),
    counts,
    isWhole: newest.length <= mostRead,
  }
}

/** The week before the day of an instant, from the end of a day on, and that day. */
async function weekUpTo(db: Knex, organizationId: string, at: string) {
  const zones = await zonesIn(db, organizationId)
  const to = dayAt(zones, at)
  const from = new Date(Date.parse(to) - week * dayMs).toISOString().slice(0, 10)
  return { from, to, since: firstInstant(zones, from, dayMs) }
}

type Place = { organizationId: string; projectId: string; since: string }

/** What was done that is open to the reader, the last first: one more than is looked through, where there is more. */
function actedSince(
  db: Knex,
  { organizationId, projectId, since }: Place,
  isClosed: (feature: Feature) => boolean,
): Promise<Acted[]> {
  const openTargets = targetKinds.filter((kind) => !isClosed(featureOfTarget[kind]))
  return (
    db('audit_actions as a')
      .where({ 'a.organization_id': organizationId, 'a.scope_id': projectId, 'a.spelled_otherwise': false })
      .where('a.at', '>=', since)
      .whereIn('a.kind', kindsOfWeek(isClosed))
      .where((open) => open.whereNull('a.target_kind').orWhereIn('a.target_kind', openTargets))
      .modify(notErased(db))
      // By the index of a project's times, so that it is never read beyond the week.
      .orderBy([
        { column: 'a.at', order: 'desc' },
        { column: 'a.position', order: 'desc' },
      ])
      .limit(mostRead + 1)
      .select(columnsOf('a', 'position', 'kind', 'recordId', 'targetKind'))
  )
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
