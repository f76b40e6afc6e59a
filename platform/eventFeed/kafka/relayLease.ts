import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Place } from '../../eventLog/eventLog'
import type { Logger } from '../../telemetry/logger'

const leaseMs = 5000
const renewMs = 1500

/** The right to publish, for as long as it is renewed in time and nobody took it over. */
export type RelayLease = {
  epoch: number
  /** How far the log was published when it was taken. */
  place: Place
  isMine(): boolean
  /** Keeps this position for whoever publishes next. Does nothing when the lease is somebody else's by now. */
  save(place: Place): Promise<void>
  /** Lets another take it at once. */
  release(): Promise<void>
}

type Parts = { pool: Pool; topic: string; logger: Logger }

/** Sets the position further on, never back, with the event that stands there. */
const further = (position: string, eventId: string) =>
  `event_id = case when ${position}::bigint >= position then ${eventId}::uuid else event_id end,
   position = greatest(position, ${position}::bigint)`

const takeStatement = `
  with taken as (
    insert into platform.relay (topic, epoch, holder, expires_at, position, event_id)
    values ($1, 1, $2, now() + $3 * interval '1 millisecond', $4, $5)
    on conflict (topic) do update set epoch = relay.epoch + 1, holder = excluded.holder, expires_at = excluded.expires_at
    where relay.expires_at < now()
    returning epoch, position, event_id
  )
  select epoch::int, position::float8, event_id as "eventId" from taken`

const keepStatement = `
  update platform.relay set expires_at = now() + $3 * interval '1 millisecond', ${further('$4', '$5')}
  where topic = $1 and epoch = $2`

const releaseStatement = `
  update platform.relay set expires_at = '-infinity', ${further('$3', '$4')} where topic = $1 and epoch = $2`

/**
 * Takes the lease of this topic where nobody has it; `end` is where the first to publish begins: what is older is found
 * in the log.
 */
export async function takeRelayLease({ pool, topic, logger }: Parts, end: Place): Promise<RelayLease | undefined> {
  let validUntil = performance.now() + leaseMs
  const { rows } = await pool.query<{ epoch: number } & Place>(takeStatement, [
    topic,
    randomUUID(),
    leaseMs,
    end.position,
    end.eventId,
  ])
  const [taken] = rows
  if (!taken) return undefined
  const { epoch, ...place } = taken
  let overtaken = false
  let reached: Place = place

  const keep = async () => {
    const askedAt = performance.now()
    const { rowCount } = await pool.query(keepStatement, [topic, epoch, leaseMs, reached.position, reached.eventId])
    if (rowCount) validUntil = askedAt + leaseMs
    else overtaken = true
  }
  const renewing = setInterval(() => {
    if (!overtaken)
      keep().catch((error: unknown) => logger.warn({ err: error, epoch }, 'could not renew the relay lease'))
  }, renewMs)

  return {
    epoch,
    place,
    isMine: () => !overtaken && performance.now() < validUntil,
    save: async (next) => {
      reached = next
      if (!overtaken) await keep()
    },
    release: async () => {
      clearInterval(renewing)
      await pool.query(releaseStatement, [topic, epoch, reached.position, reached.eventId])
    },
  }
}
