import { setTimeout as pause } from 'node:timers/promises'
import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import type { Model } from '../folding/foldInto'
import type { ShardWork } from '../projector/shardWork'
import { throttled } from '../rebuild/throttle'
import { type ParkedAt, parkedAt } from './parking'
import { type Page, resumePage, type Standing } from './resumePage'
import { unlessStopped } from './unlessStopped'

/** `shards`: the number of shards. */
export type Source = { log: EventLog; codec: EventCodec; shards: number }

const pageSize = 1000
const askAgainMs = 1000
/** Requests go first. */
const throttledPage = throttled(1)

/**
 * Tries the parked organizations of a shard again, because the code may have been fixed. The log is read once for all
 * of them, and only as far as one goes on. Rejects when the signal aborts.
 */
export async function resumeParked(
  source: Source,
  models: readonly Model[],
  work: ShardWork,
  signal: AbortSignal,
): Promise<void> {
  const standing = models.flatMap((model) => standingIn(model, work, source.shards))
  if (standing.length === 0) return
  await lock(work, signal)
  try {
    await catchUp(source, standing, work, signal)
  } finally {
    if (!signal.aborted) await unlock(work)
  }
}

function standingIn(model: Model, work: ShardWork, shards: number): Standing[] {
  const places = parkedAt(work.parked, model.projection).filter(
    ({ organizationId }) => shardOf(organizationId, shards) === work.shard,
  )
  return places.length > 0 ? [{ model, parked: new Map(places.map((place) => [place.organizationId, place])) }] : []
}

/** Waits while the previous owner of the shard still resumes it. */
async function lock({ client, shard, inTurn }: ShardWork, signal: AbortSignal): Promise<void> {
  const statement = 'select pg_try_advisory_lock($1, $2) as mine'
  for (;;) {
    signal.throwIfAborted()
    const { rows } = await inTurn(() => client.query(statement, [advisoryLocks.resuming, shard]))
    if (rows[0]?.mine) return
    await pause(askAgainMs, undefined, { signal })
  }
}

/** A lock that is not released goes with its connection. */
const unlock = ({ client, shard, inTurn }: ShardWork) =>
  inTurn(() => client.query('select pg_advisory_unlock($1, $2)', [advisoryLocks.resuming, shard])).catch(() => {})

/** Folds page by page up to the shard's position. The last events are folded while the shard waits. */
async function catchUp(source: Source, all: readonly Standing[], work: ShardWork, signal: AbortSignal): Promise<void> {
  let [standing, position] = [all, 0]
  const read = () => unlessStopped(pageAfter(source, position, work.position, standing), signal)
  while (standing.length > 0) {
    position = Math.max(position, Math.min(...standing.flatMap(({ parked }) => [...parked.values()].map(afterOf))))
    const page = await read()
    for (const each of standing) await throttledPage(() => resumePage([each], async () => page, work, signal))
    standing = standing.filter(isLeft)
    position = page.through
    if (!page.isLast) continue
    await resumePage(standing, read, work, signal, true)
    standing = standing.filter(isLeft)
  }
}

const afterOf = ({ after }: ParkedAt) => after
const isLeft = ({ parked }: Standing) => parked.size > 0

async function pageAfter(
  { log, codec }: Source,
  after: number,
  until: number,
  standing: readonly Standing[],
): Promise<Page> {
  const recorded = (await log.readAll(after, pageSize)).filter(({ position }) => position <= until)
  const isLast = recorded.length < pageSize
  const wanted = recorded.filter(({ organizationId }) =>
    standing.some(({ parked }) => parked.has(organizationId ?? '')),
  )
  const through = isLast ? Math.max(after, until) : (recorded.at(-1)?.position ?? until)
  return { events: await decodeEach(codec, wanted), after, through, isLast }
}
