import type { RecordedEvent } from '@prumo/contracts/index'
import type { EventFeed, Following } from '@prumo/platform/eventFeed/eventFeed'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Logger } from '@prumo/platform/logger'
import type { Pool } from 'pg'
import { applyBatch, type Work } from './applyBatch'
import { readParked } from './parking'
import { positionOf, prepareTables } from './prepareTables'
import type { Projection } from './projection'
import { readModelTable } from './readModelTable'

type Parts = {
  pool: Pool
  log: EventLog
  codec: EventCodec
  feed: EventFeed
  logger: Logger
  projections: readonly Projection[]
}

const pauseMs = 500

/** Keeps the read models up with the log: each event is applied once to each, however often it is delivered. */
export type Projector = { position(): number; stop(): Promise<void> }

export async function startProjector(parts: Parts): Promise<Projector> {
  const { logger, projections } = parts
  const models = projections.map((projection) => ({ projection, table: readModelTable(projection) }))
  let work = await openWork(parts)
  let position = await prepareTables(parts, models, work).catch((error: unknown) => {
    work.client.release(true)
    throw error
  })

  const take = async (batch: readonly RecordedEvent[]) => {
    const fresh = newIn(batch, position)
    const last = fresh.at(-1)
    if (!last) return
    await applyBatch(models, fresh, work, position)
    position = last.position
  }

  let following: Following | undefined
  let restarting = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const follow = () => {
    following = parts.feed.follow(position, take)
    following.ended.catch(pause)
  }
  const pause = (error: unknown) => {
    logger.error({ err: error, position }, 'projector stopped; it begins again at its checkpoint')
    const again = () => {
      restarting = restart().catch(pause)
    }
    if (!stopped) timer = setTimeout(again, pauseMs)
  }
  /** On a connection of its own: the one before may be lost, or what it did unknown. */
  const restart = async () => {
    const former = work.client
    work = await openWork(parts)
    former.release(true)
    position = await positionOf(projections, work)
    if (!stopped) follow()
  }
  follow()

  return {
    position: () => position,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await restarting
      await following?.stop()
      // It is set for a projector's work: nobody else is given it.
      work.client.release(true)
    },
  }
}

/** What stands after this position, each once: a feed may repeat events even within a batch. */
function newIn(batch: readonly RecordedEvent[], position: number): RecordedEvent[] {
  let latest = position
  return batch.filter((event) => {
    const isNew = event.position > latest
    if (isNew) latest = event.position
    return isNew
  })
}

async function openWork({ pool, logger }: Parts): Promise<Work> {
  const client = await pool.connect()
  // What is asked of a lost connection fails, and that is told; by itself the loss ends nothing.
  client.on('error', () => {})
  try {
    // The plans of statements that are prepared once must serve when the tables, empty at first, have grown large.
    await client.query('set enable_seqscan = off')
    return { client, parked: await readParked(client), logger }
  } catch (error) {
    client.release(true)
    throw error
  }
}
