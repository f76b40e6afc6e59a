import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Foundation } from '@prumo/platform/foundation'
import type { ClientBase } from 'pg'
import { withClient } from '../withClient'

/** What an organization was shown of its log that this log lacks. */
type Missing = { organizationId: string; count: number; since: string }
export type MissingActions = {
  /**
   * After this position the database has seen another history, or more of it; `null` where it has seen nothing that is
   * missing.
   */
  after: number | null
  organizations: Missing[]
}

type Seen = { position: number; eventId: string }

/**
 * What the action log has shown and the log lacks: all that follows the last action on which the two agree, for a log
 * is only ever added to.
 */
export async function missingActions(foundation: Foundation): Promise<MissingActions> {
  return withClient(foundation, async (client) => {
    if (!(await haveTable(client))) return { after: null, organizations: [] }
    const after = await lastAgreed(client, foundation.log)
    const { rows } = await client.query<Missing>(
      `select organization_id as "organizationId", count(*)::int as count, min(at) as since
       from read.audit_actions where position > $1 group by organization_id order by organization_id`,
      [after],
    )
    return { after: rows.length > 0 ? after : null, organizations: rows }
  })
}

const haveTable = async (client: ClientBase) =>
  (await client.query<{ exists: boolean }>(`select to_regclass('read.audit_actions') is not null as exists`)).rows[0]
    ?.exists === true

/** The position of the last action that the log has, too; 0 where it has none. */
async function lastAgreed(client: ClientBase, log: EventLog): Promise<number> {
  const end = (await log.end()).position
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from read.audit_actions where position <= $1',
    [end],
  )
  let [agreed, agreedAt, unseen] = [0, 0, rows[0]?.count ?? 0]
  while (agreed < unseen) {
    const middle = Math.ceil((agreed + unseen) / 2)
    const seen = await nthAction(client, middle)
    if (seen && (await log.idAt(seen.position)) === seen.eventId) [agreed, agreedAt] = [middle, seen.position]
    else unseen = middle - 1
  }
  return agreedAt
}

const nthAction = async (client: ClientBase, nth: number): Promise<Seen | undefined> =>
  (
    await client.query<Seen>(
      'select position, event_id as "eventId" from read.audit_actions order by position limit 1 offset $1',
      [nth - 1],
    )
  ).rows[0]
