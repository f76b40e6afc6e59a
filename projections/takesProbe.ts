import { randomUUID } from 'node:crypto'
import { refusedByPostgres } from '@prumo/platform/postgres/refusedByPostgres'
import { inSavepointUndone } from '@prumo/platform/postgres/transaction'
import type { ClientBase } from 'pg'
import type { Model } from './foldInto'
import type { Row } from './projection'
import { fieldOf } from './words'

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

/** Whether a read model takes a row that is nobody's: looked up, put in and taken out, which is undone. */
export async function takesProbe({ projection, table }: Model, client: ClientBase): Promise<boolean> {
  try {
    await inSavepointUndone(client, async () => {
      const types = [...(await table.columns(client))]
      const row: Row = Object.fromEntries(types.map(([column, type]) => [fieldOf(column), probeOf[type]?.() ?? null]))
      const place = { scopeId: randomUUID(), key: String(row[projection.key]), organizationId: randomUUID() }
      await table.load(client, [place])
      await table.write(client, [{ ...place, row, replaced: null }])
      await table.write(client, [{ ...place, row: null, replaced: null }])
    })
    return true
  } catch (error) {
    if (!refusedByPostgres(error)) throw error
    return false
  }
}
