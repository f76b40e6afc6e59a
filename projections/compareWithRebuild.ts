import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { ClientBase } from 'pg'
import type { Projection } from './projection'
import { readModelTable } from './readModelTable'
import { rebuild } from './rebuild'
import { columnOf } from './words'

export type Difference = { table: string; onlyLive: string[]; onlyRebuilt: string[] }

const rebuiltVersion = 999_999

/** Builds every read model afresh up to this position and names the rows in which the live ones differ: there must be none. */
export async function compareWithRebuild(
  parts: { log: EventLog; codec: EventCodec },
  projections: readonly Projection[],
  client: ClientBase,
  position: number,
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const projection of projections) {
    const live = readModelTable(projection)
    const rebuilt = readModelTable({ ...projection, version: rebuiltVersion })
    await client.query(`drop table if exists read.${rebuilt.name}`)
    await rebuilt.create(client)
    await rebuild(parts, projection, rebuilt, client, position)
    const onlyLive = await onlyIn(client, live.name, rebuilt.name, projection)
    const onlyRebuilt = await onlyIn(client, rebuilt.name, live.name, projection)
    if (onlyLive.length + onlyRebuilt.length > 0) differences.push({ table: projection.table, onlyLive, onlyRebuilt })
    await client.query(`drop table read.${rebuilt.name}`)
  }
  return differences
}

async function onlyIn(client: ClientBase, one: string, other: string, { key }: Projection): Promise<string[]> {
  const { rows } = await client.query<{ row: string }>(
    `select t.*::text as row from read.${one} t
     where not exists (select from read.${other} o where o.scope_id = t.scope_id and o.${columnOf(key)} = t.${columnOf(key)} and o.*::text = t.*::text)
     limit 10`,
  )
  return rows.map(({ row }) => row)
}
