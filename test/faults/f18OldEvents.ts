import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { events } from '@prumo/contracts/index'
import type { Metadata } from '@prumo/contracts/message'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import type { Draft } from '@prumo/platform/eventLog/eventCodec'
import { type EventToAppend, noStream } from '@prumo/platform/eventLog/eventLog'
import { openFoundation } from '@prumo/platform/foundation'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import { projections } from '@prumo/projections/index'
import { startProjector } from '@prumo/projections/projector/projector'
import { compareWithRebuild } from '@prumo/projections/rebuild/compareWithRebuild'
import { z } from 'zod'
import { type Released, readReleased } from '../contracts/releasedShapes'
import { systemMetadata } from '../log/systemMetadata'
import type { Fault } from './fault'
import { type Example, examplesOf, type Shape } from './releasedExamples'
import { settingsOn } from './settingsOn'
import { trialServer } from './trialServer'

/** What only newer code knows. */
const newer = 'TaskTeleported'
const schemas = events as unknown as Record<string, z.ZodType>

const patienceMs = 30_000

type Parked = { table: string; organizationId: string; position: number }

/** Each round is an organization to which everything has happened that was ever released. */
export const oldEvents: Fault = {
  id: 'F18',
  name: 'Every event ever released is read, and a newer one parks',
  rounds: { short: 10, long: 100 },
  run: async ({ rounds, random, control }) => {
    const server = await trialServer()
    const world = await openWorld(settingsOn(await server.database(), await server.folder()))
    try {
      const released = readReleased<Shape>()
      const shapes = control ? edited(released) : released
      const violations: string[] = []
      for (let round = 0; round < rounds; round++) {
        const organizationId = randomUUID()
        const ids = new Map([['organizationId', organizationId]])
        const idOf = (name: string) => ids.get(name) ?? ids.set(name, randomUUID()).get(name) ?? ''
        await world.happen(organizationId, examplesOf(shapes, idOf, random))
      }
      violations.push(...(await world.unreadable()))
      const parked = await world.folded()
      violations.push(...parked.map(({ table, position }) => `${table} stopped at ${position}`))
      violations.push(...(await world.differences()))
      violations.push(...(await world.withNewer()))
      return { rounds, violations: [...new Set(violations)], recoveryMs: [] }
    } finally {
      await world.close()
      await server.stop()
    }
  },
}

/** The released shapes with one field of each event under another name. */
const edited = (released: readonly Released<Shape>[]): Released<Shape>[] =>
  released.map(({ shape, ...event }) => {
    const [first = ''] = shape.required ?? []
    const { [first]: renamed = {}, ...rest } = shape.properties ?? {}
    const required = shape.required?.map((name) => (name === first ? `${first}Of` : name)) ?? []
    return { ...event, shape: { ...shape, required, properties: { ...rest, [`${first}Of`]: renamed } } }
  })

type Happened = Omit<Example, 'version'> & { version?: number }

/** As a program of that version recorded it. */
const inVersion =
  (version = 1) =>
  ({ metadata, ...event }: EventToAppend): EventToAppend => {
    const { version: _, ...rest } = JSON.parse(metadata) as Metadata
    return { ...event, metadata: canonicalJson({ ...rest, ...(version > 1 && { version }) }) }
  }

async function openWorld(config: Parameters<typeof openFoundation>[0]) {
  const foundation = await openFoundation(config, 'prumo_command', { moduleTables })
  const { log, logger } = foundation
  const { keyring, codec } = foundation.keyringOn(foundation.poolFor('prumo_command', 2))
  const pool = foundation.poolFor('prumo_projection', 4)

  const whoIsParked = async (): Promise<Parked[]> => {
    const { rows } = await pool.query<Parked>(
      'select table_name as "table", organization_id as "organizationId", position from read.parked',
    )
    return rows
  }
  /** Folds the whole log, and returns what is parked. It gives `goesOn` some time, which resumes in the background. */
  const folded = async (goesOn?: string): Promise<Parked[]> => {
    const projector = await startProjector({ pool, log, codec, feed: directFeed(log, codec), logger, projections })
    const head = await log.head()
    while (projector.position() < head || projector.shards().length === 0) await pause(5)
    const isParked = async () => (await whoIsParked()).some(({ organizationId }) => organizationId === goesOn)
    const patience = Date.now() + patienceMs
    while ((await isParked()) && Date.now() < patience) await pause(50)
    await projector.stop()
    return whoIsParked()
  }
  const happen = async (organizationId: string, examples: readonly Happened[]) => {
    for (const { type, version, data } of examples) {
      const { userId, projectId } = data as { userId?: string; projectId?: string }
      if (userId) await keyring.create(userId)
      const draft = {
        type,
        data,
        id: randomUUID(),
        organizationId,
        projectId: projectId ?? null,
        metadata: systemMetadata,
      }
      await log.append(`s-${draft.id}`, noStream, (await codec.encodeAll([draft as Draft])).map(inVersion(version)))
    }
  }
  return {
    happen,
    folded,
    close: foundation.close,
    /** What the contracts of today do not take any more. */
    unreadable: async (): Promise<string[]> => {
      const recorded = await log.readAll(0, 1_000_000)
      const isRead = async (event: (typeof recorded)[number]) => {
        const decoded = await codec.decode([event]).catch(() => [])
        return decoded.some(({ type, data }) => schemas[type]?.safeParse(data).success)
      }
      const unread: string[] = []
      for (const event of recorded) if (!(await isRead(event))) unread.push(`${event.type} is not read`)
      return unread
    },
    differences: async (): Promise<string[]> => {
      const client = await pool.connect()
      const found = await compareWithRebuild({ log, codec }, projections, client, await log.head())
      client.release()
      return found.map(({ table }) => `${table} differs from its rebuild`)
    },
    /** A newer process writes beside one that does not know what: then the newer one takes over. */
    withNewer: async (): Promise<string[]> => {
      const [organizationId, otherOrganizationId] = [randomUUID(), randomUUID()]
      const ids = { projectId: randomUUID(), tagId: randomUUID() }
      const tag = { ...ids, description: 'Obra', textColour: '#ffffff', colour: '#112233' }
      await happen(organizationId, [{ type: newer, data: { projectId: ids.projectId } }])
      const position = await log.head()
      await happen(organizationId, [{ type: 'TagAdded', data: tag }])
      await happen(otherOrganizationId, [{ type: 'TagAdded', data: { ...tag, tagId: randomUUID() } }])
      const parked = await folded()
      const notParked = projections.filter(
        ({ table }) =>
          !parked.some(
            (row) => row.table === table && row.organizationId === organizationId && row.position === position,
          ),
      )
      schemas[newer] = z.strictObject({ projectId: z.uuid() })
      const after = await folded(organizationId)
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from read.tasks_tags where tag_id = $1',
        [ids.tagId],
      )
      delete schemas[newer]
      return [
        ...notParked.map(({ table }) => `${table} passed over what it does not know`),
        ...(parked.some((row) => row.organizationId === otherOrganizationId) ? ['another organization stopped'] : []),
        ...(after.some((row) => row.organizationId === organizationId) ? ['newer code did not go on'] : []),
        ...(rows[0]?.count === 1 ? [] : ['newer code lost what came after']),
      ]
    },
  }
}
