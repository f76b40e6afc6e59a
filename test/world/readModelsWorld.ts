import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import type { Event, RecordedEvent } from '@prumo/contracts/index'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import type { EventFeed } from '@prumo/platform/eventFeed/eventFeed'
import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import { type Draft, eventCodec } from '@prumo/platform/eventLog/eventCodec'
import { type EventLog, noStream } from '@prumo/platform/eventLog/eventLog'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { openKeyring } from '@prumo/platform/personalData/keyring'
import { migrate } from '@prumo/platform/postgres/migrate'
import { openPool } from '@prumo/platform/postgres/openPool'
import { registerParsers } from '@prumo/platform/postgres/parsers'
import { urlFor } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { openLogger } from '@prumo/platform/telemetry/logger'
import type { Projection } from '@prumo/projections/projection'
import { type Projector, startProjector } from '@prumo/projections/projector/projector'
import { compareWithRebuild } from '@prumo/projections/rebuild/compareWithRebuild'
import { appendInParts } from '../log/appendInParts'
import { systemMetadata } from '../log/systemMetadata'
import { aSecret } from './aSecret'
import { createDatabase } from './createDatabase'

export type ReadModelsWorld = Awaited<ReturnType<typeof readModelsWorld>>

/** A log and the projectors that follow it, on a database of its own, without the services around them. */
export async function readModelsWorld() {
  registerParsers()
  const database = await createDatabase()
  const secrets = secretsOf(aSecret)
  await migrate(database.url, secrets, moduleTables)
  const log = await postgresEventLog({ url: urlFor('prumo_command', database.url, secrets), now: () => new Date() })
  const poolOf = (url: string) => openPool({ url, connections: 10, patient: true, pipelined: true })
  const owner = poolOf(database.url)
  const keyring = openKeyring(owner, secrets)
  const codec = eventCodec(keyring)
  const projecting = poolOf(urlFor('prumo_projection', database.url, secrets))
  const querying = poolOf(urlFor('prumo_query', database.url, secrets))
  const running = new Set<Projector>()

  const rows = async <Row>(statement: string, values: unknown[] = []) =>
    (await owner.query(statement, values)).rows as Row[]

  /** Whoever still follows takes shards away from whoever does next. */
  const stopAll = async () => {
    await Promise.all([...running].map((projector) => projector.stop()))
    running.clear()
  }

  return {
    databaseUrl: database.url,
    log,
    codec,
    keyring,
    rows,
    querying,
    projecting,
    connect: () => owner.connect(),
    /** Appends events of an organization, each as a stream of its own, and answers the position of the last. */
    happen: async (organizationId: string, ...events: (Event & { projectId?: string })[]) => {
      let reached = 0
      for (const event of events) {
        const draft = draftOf(organizationId, event)
        reached = (await log.append(`s-${draft.id}`, noStream, [codec.encode(draft)])).position
      }
      return reached
    },
    /** Appends events of an organization at once, or nearly so where they are many, as one stream. */
    happenAtOnce: async (organizationId: string, events: readonly (Event & { projectId?: string })[]) => {
      const drafts = events.map((event) => codec.encode(draftOf(organizationId, event)))
      return appendInParts(log, `s-${randomUUID()}`, drafts)
    },
    /** Puts into the log what no rule of ours ever would. */
    smuggle: async (organizationId: string, type: string, data: string, beside = JSON.stringify(systemMetadata)) => {
      const event = { id: randomUUID(), type, organizationId, projectId: null, data, metadata: beside }
      return (await log.append(`s-${event.id}`, noStream, [event])).position
    },
    recorded: async (after: number): Promise<RecordedEvent[]> => decodeEach(codec, await log.readAll(after, 1000)),
    start: async (projections: readonly Projection[], changes: { log?: EventLog; feed?: EventFeed } = {}) => {
      const parts = { pool: projecting, log, codec, feed: directFeed(log, codec), logger: openLogger('silent') }
      const projector = await startProjector({ ...parts, projections, ...changes })
      running.add(projector)
      return {
        ...projector,
        /** Resolves once it has applied all that was appended before. */
        caughtUp: async () => {
          const head = await log.head()
          for (let tries = 0; projector.position() < head; tries++) {
            if (tries > 3000) throw new Error(`the projector is at ${projector.position()}, not at ${head}`)
            await sleep(10)
          }
        },
        stop: () => {
          running.delete(projector)
          return projector.stop()
        },
      }
    },
    differences: async (projections: readonly Projection[]) => {
      const client = await projecting.connect()
      return compareWithRebuild({ log, codec }, projections, client, await log.head()).finally(() => client.release())
    },
    parked: () =>
      rows<{ table: string; version: number; organizationId: string; position: number }>(
        `select table_name as table, version, organization_id as "organizationId", position from read.parked order by 1, 3`,
      ),
    stopAll,
    close: async () => {
      await stopAll()
      await log.close()
      await Promise.all([owner.end(), projecting.end(), querying.end()])
      await database.drop()
    },
  }
}

const draftOf = (organizationId: string, { projectId, type, data }: Event & { projectId?: string }): Draft => ({
  id: randomUUID(),
  type,
  data,
  organizationId,
  projectId: projectId ?? null,
  metadata: systemMetadata,
})
