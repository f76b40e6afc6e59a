import { randomUUID } from 'node:crypto'
import { fieldOf } from '@prumo/platform/postgres/columnNames'
import { refusedByPostgres } from '@prumo/platform/postgres/refusedByPostgres'
import { inSavepointUndone } from '@prumo/platform/postgres/transaction'
import type { ClientBase, DatabaseError } from 'pg'
import type { Projection, Row } from '../projection'
import type { Model } from './foldInto'

/** A value of each type that a read model's columns have. */
const probeOf: Record<string, () => unknown> = {
  uuid: randomUUID,
  text: () => 'probe',
  int4: () => 0,
  int8: () => 0,
  bool: () => false,
  date: () => '2000-01-01',
  timestamptz: () => '2000-01-01T00:00:00Z',
  jsonb: () => ({}),
  bytea: () => Buffer.alloc(0),
}

/**
 * Inserts, updates and deletes a probe row that belongs to nobody, then undoes it all. Returns the error if Postgres
 * refuses the probe.
 */
export async function probeRefused(
  { projection, table }: Model,
  client: ClientBase,
): Promise<DatabaseError | undefined> {
  try {
    await inSavepointUndone(client, async () => {
      const types = [...(await table.columns(client))]
      const row: Row = Object.fromEntries(types.map(([column, type]) => [fieldOf(column), probeOf[type]?.() ?? null]))
      const place = { scopeId: randomUUID(), key: String(row[projection.key]), organizationId: randomUUID() }
      await table.load(client, [place])
      for (const change of statements(projection, row))
        await table.write(client, [{ ...place, row: change, replaced: null }])
    })
    return undefined
  } catch (error) {
    if (!refusedByPostgres(error)) throw error
    return error
  }
}

/** An insert, an update and a delete; a row that is made once is only inserted. */
const statements = ({ madeOnce }: Projection, row: Row) => (madeOnce ? [row] : [row, row, null])
