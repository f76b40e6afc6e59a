import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { cursorOf } from './cursor'
import { peopleNames } from './peopleNames'

type Deleted = { deletedAt: string; deletedBy: string | null }

/**
 * A page of what was deleted, with who did it by name. `rows` are those of the page, and one more where more follow.
 */
export async function deletedPage<Row extends Deleted>(
  db: Knex,
  asker: Pick<Asker, 'reader' | 'projectNow'>,
  rows: readonly Row[],
  { limit, idOf }: { limit: number; idOf: (row: Row) => string },
): Promise<{ items: Row[]; next: string | null }> {
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const ids = items.map(({ deletedBy }) => deletedBy)
  const names = await peopleNames(db, asker, ids)
  return {
    items: items.map((item) => ({ ...item, deletedBy: item.deletedBy && (names.get(item.deletedBy) ?? null) })),
    next: last ? cursorOf([last.deletedAt, idOf(last)]) : null,
  }
}
