import type { RecordedEvent } from '@prumo/contracts/index'
import { times } from '@prumo/projections/audit/times'
import { foldBatch } from '@prumo/projections/folding/foldBatch'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { movedClock } from './toldAgain'

const { clock, pass } = movedClock(new Date('2026-03-02T09:00:00Z'))
const theWorld = await world({}, clock)
const colours = { textColour: '#000000', colour: '#ff0000' }
const start = Date.parse('2026-03-02T09:00:00Z')
const afterMinutes = (minutes: number) => new Date(start + minutes * 60_000).toISOString()

/** When each tag was added, in the order of the log: the clocks of two machines differ. */
const minutes = [3, 3, 7, 5, 6, 12, 3, 5, 7, 15, 14, 13, 18]

let ana: Person
let projectId: string

const tagsAsOf = async (asOf: string) => {
  const { body } = await ana.inquire('board', { projectId, asOf })
  return (body as unknown as { tags: unknown[] }).tags.length
}

const client = new pg.Client({ connectionString: theWorld.databaseUrl })

/** One machine never records an earlier time than before, so that the read models are made as from two machines. */
async function foldAsOfTwoMachines() {
  const { rows } = await client.query<{ position: number; kind: string; at: string }>(
    'select position::int, kind, at from read.audit_actions where scope_id = $1 order by read.audit_actions.position',
    [projectId],
  )
  let tag = 0
  const events = rows.map(({ position, kind, at }) => ({
    position,
    type: kind,
    organizationId: ana.organizationId,
    projectId,
    data: {},
    at: kind === 'TagAdded' ? afterMinutes(minutes[tag++] ?? 0) : new Date(at).toISOString(),
  })) as unknown as RecordedEvent[]
  for (const { position, at } of events)
    await client.query('update read.audit_actions set at = $2 where position = $1', [position, at])
  const { writes } = foldBatch(times, events, new Map(), new Set())
  await readModelTable(times).write(client, [...writes.values()])
}

/** As the log says it. */
async function foldAsRecorded() {
  await client.query('update read.audit_actions set at = $2 where scope_id = $1', [projectId, afterMinutes(0)])
  await client.query('delete from read.audit_times where scope_id = $1 and position is not null', [projectId])
  await client.query('update read.audit_times set at = $2 where scope_id = $1', [projectId, afterMinutes(0)])
}

beforeAll(async () => {
  ana = await theWorld.founder()
  projectId = await theWorld.project(ana)
  for (const [index] of minutes.entries())
    await ana.act('AddTag', { projectId, tagId: crypto.randomUUID(), description: `Etiqueta ${index}`, ...colours })
  await ana.ask('board', { projectId })
  await client.connect()
  await foldAsOfTwoMachines()
  pass(60)
  await ana.signIn()
})

// The world checks afterwards that the read models are those of the log.
afterAll(async () => {
  await foldAsRecorded()
  await client.end()
})

it('AUD-01 a moment is the last event that says no later time, even behind one that does', async () => {
  for (let minute = 0; minute <= 20; minute++) {
    const last = minutes.findLastIndex((time) => time <= minute)
    expect([minute, await tagsAsOf(afterMinutes(minute))]).toEqual([minute, last + 1])
  }
})
