import type { Projection } from '@prumo/projections/projection'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import type { PoolClient } from 'pg'
import type { Owned } from './checkOwners'

/** Whose the rows are that stand in the read models. */
export async function ownedRows(client: PoolClient, comparable: readonly Projection[]): Promise<Owned[]> {
  const owned: Owned[] = []
  for (const projection of comparable) {
    const { rows } = await client.query<Omit<Owned, 'ofEveryEvent'>>(
      `select distinct $1 as table, scope_id as "scopeId", organization_id as "organizationId" from ${readModelTable(projection).address}`,
      [projection.table],
    )
    owned.push(...rows.map((row) => ({ ...row, ofEveryEvent: projection.all !== undefined })))
  }
  return owned
}
