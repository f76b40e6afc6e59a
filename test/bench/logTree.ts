import { randomUUID } from 'node:crypto'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import type { RecordedEvent } from '@prumo/contracts/index'
import { OpenedEvent } from '@prumo/platform/eventLog/openedEvent'
import { migrate } from '@prumo/platform/postgres/migrate'
import { registerParsers } from '@prumo/platform/postgres/parsers'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import { rangeHashes, type StoredTile } from '@prumo/platform/proofs/tiles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { tree } from '@prumo/projections/audit/tree'
import { foldInto } from '@prumo/projections/folding/foldInto'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import { inclusionRanges } from '@prumo/verify/merkle'
import pg from 'pg'
import { aSecret } from '../world/aSecret'
import { atLeast, atMost, type Measurement } from './measurement'

const [events, batch, proofs] = [1_000_000, 1000, 4000]

/** How fast the projector folds and writes an organization's log tree, and how long a proof takes in a large one. */
export const logTree: Measurement = async ({ database, say }) => {
  registerParsers()
  const url = await database()
  await migrate(url, secretsOf(aSecret), moduleTables)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const client = await pool.connect()
  const organizationId = randomUUID()
  try {
    const table = readModelTable(tree)
    await table.create(client)
    await table.index(client)
    say(`${events} events into the tree`)
    let took = 0
    for (let first = 1; first <= events; first += batch) {
      const page = Array.from({ length: batch }, (_, index) => anEvent(organizationId, first + index))
      const began = performance.now()
      await inTransaction(client, () => foldInto({ projection: tree, table }, page, client, new Set()))
      took += performance.now() - began
    }
    await client.query(`analyze ${table.address}`)
    say(`${proofs} proofs`)
    const load = async (tiles: readonly string[]) =>
      (
        await client.query<StoredTile>(
          `select tile, leaves, nodes from ${table.address} where scope_id = $1 and tile = any($2)`,
          [organizationId, tiles],
        )
      ).rows
    const times: number[] = []
    for (let count = 0; count < proofs; count++) {
      const began = performance.now()
      await rangeHashes(inclusionRanges(Math.floor(Math.random() * events), events), load)
      times.push(performance.now() - began)
    }
    const [p95 = Number.POSITIVE_INFINITY] = times.sort((a, b) => a - b).slice(Math.floor(proofs * 0.95))
    return [
      atLeast(20_000, {
        name: 'Events per second into the Merkle tree',
        value: (events * 1000) / took,
        unit: '/s',
        note: `${events} events, batches of ${batch}, folded and written`,
      }),
      atMost(10, {
        name: 'An inclusion proof, p95',
        value: p95,
        unit: 'ms',
        note: `in a tree of ${events}, one at a time`,
      }),
    ]
  } finally {
    client.release()
    await pool.end()
  }
}

/** As the log gives one of the middling size. */
function anEvent(organizationId: string, position: number): RecordedEvent {
  const [data, metadata] = [`{"n":${position},"text":"${'x'.repeat(180)}"}`, `{"text":"${'y'.repeat(400)}"}`]
  return new OpenedEvent(
    {
      id: randomUUID(),
      type: 'TagRemoved',
      organizationId,
      projectId: null,
      data,
      metadata,
      stream: `plan-${position % 100}`,
      revision: position,
      position,
      at: '2026-03-02T09:00:00.000000Z',
    },
    {},
    () => null,
  ) as unknown as RecordedEvent
}
