import { platformTables } from '@prumo/platform/postgres/platformTables'
import type { Tables } from '@prumo/platform/postgres/tables'
import type { ClientBase } from 'pg'

/**
 * Throws, with what to do, where the database has another release's schema: this release would read it wrongly. One in
 * which nothing was begun is left to who looks next.
 */
export async function refuseOtherRelease(client: ClientBase, moduleTables: readonly Tables[]): Promise<void> {
  const applied = await appliedIn(client)
  if (applied.size === 0) return
  const expected = new Map(
    [...platformTables, ...moduleTables].map(({ owner, migrations }) => [owner, migrations.length]),
  )
  const isNewer = [...applied].some(([owner, number]) => number > (expected.get(owner) ?? 0))
  const isOlder = [...expected].some(([owner, number]) => number > (applied.get(owner) ?? 0))
  if (isNewer)
    throw new Error(
      'the database is of a newer release of Prumo than this program: run it from the release that serves',
    )
  if (isOlder)
    throw new Error(
      'the database is of an older release of Prumo than this program: run it from the release that serves, or start this release once before',
    )
}

/** How many migrations of each owner the database has. */
async function appliedIn(client: ClientBase): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await client.query<{ is: boolean }>(
    `select to_regclass('platform.migrations') is not null as is`,
  )
  if (!tables[0]?.is) return new Map()
  const { rows } = await client.query<{ owner: string; number: number }>(
    'select owner, max(number)::int as number from platform.migrations group by owner',
  )
  return new Map(rows.map(({ owner, number }) => [owner, number]))
}
