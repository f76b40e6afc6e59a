import type { Feature } from '@prumo/contracts/access'
import type { NotificationKind } from '@prumo/contracts/notifications/kinds'
import type { Pool } from 'pg'

/** A notification that is to be mailed to a person. */
export type QueuedMail = {
  userId: string
  eventId: string
  organizationId: string
  projectId: string
  kind: NotificationKind
  correlationId: string
  features: readonly Feature[]
  recordKind: string
  recordId: string
  byId: string | null
  queuedAt: string
}

/** Notifications on their way into a mail, and whose turn it is. */
export type MailQueue = {
  add(mails: readonly QueuedMail[]): Promise<void>
  /** People who have something waiting and may be mailed at this instant, who waited longest first. */
  dueAt(at: Date, most: number): Promise<string[]>
  /** Takes the turn of a person until then. `false` where another process has it. */
  take(userId: string, at: Date, until: Date): Promise<boolean>
  /** What waits for a person, the oldest first, up to 10,000 of it. */
  waitingFor(userId: string): Promise<QueuedMail[]>
  /** These are dealt with; the person's next turn comes then. */
  settle(userId: string, eventIds: readonly string[], notBefore: Date): Promise<void>
  /** It is tried again then. Answers how often it has failed. */
  postpone(userId: string, wait: (failures: number) => Date): Promise<void>
}

const fields = [
  ['userId', 'user_id'],
  ['eventId', 'event_id'],
  ['organizationId', 'organization_id'],
  ['projectId', 'project_id'],
  ['kind', 'kind'],
  ['correlationId', 'correlation_id'],
  ['features', 'features'],
  ['recordKind', 'record_kind'],
  ['recordId', 'record_id'],
  ['byId', 'by_id'],
  ['queuedAt', 'queued_at'],
] as const
const columns = fields.map(([, column]) => column).join(', ')
const selected = fields.map(([field, column]) => `${column} as "${field}"`).join(', ')

export const openMailQueue = (pool: Pool): MailQueue => ({
  add: async (mails) => {
    await pool.query(
      `insert into platform.notification_mails (${columns})
       select ${columns} from jsonb_populate_recordset(null::platform.notification_mails, $1) on conflict do nothing`,
      [JSON.stringify(mails.map(asRow))],
    )
  },
  dueAt: async (at, most) => {
    const { rows } = await pool.query<{ userId: string }>(
      `select user_id as "userId" from platform.notification_mails left join platform.notification_turns using (user_id)
       where coalesce(not_before, '-infinity') <= $1 group by user_id order by min(queued_at), user_id limit $2`,
      [at, most],
    )
    return rows.map(({ userId }) => userId)
  },
  take: async (userId, at, until) => {
    const { rowCount } = await pool.query(
      `insert into platform.notification_turns as turn (user_id, not_before) values ($1, $3)
       on conflict (user_id) do update set not_before = $3 where turn.not_before <= $2`,
      [userId, at, until],
    )
    return rowCount === 1
  },
  waitingFor: async (userId) => {
    const { rows } = await pool.query<QueuedMail>(
      `select ${selected} from platform.notification_mails where user_id = $1 order by queued_at, event_id limit 10000`,
      [userId],
    )
    return rows
  },
  settle: async (userId, eventIds, notBefore) => {
    await pool.query('delete from platform.notification_mails where user_id = $1 and event_id = any($2)', [
      userId,
      eventIds,
    ])
    await pool.query('update platform.notification_turns set not_before = $2, failures = 0 where user_id = $1', [
      userId,
      notBefore,
    ])
  },
  postpone: async (userId, wait) => {
    const { rows } = await pool.query<{ failures: number }>(
      'update platform.notification_turns set failures = failures + 1 where user_id = $1 returning failures',
      [userId],
    )
    await pool.query('update platform.notification_turns set not_before = $2 where user_id = $1', [
      userId,
      wait(rows[0]?.failures ?? 1),
    ])
  },
})

const asRow = (mail: QueuedMail) => Object.fromEntries(fields.map(([field, column]) => [column, mail[field]]))
