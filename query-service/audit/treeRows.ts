import { hashesIn, type LoadTiles, leavesInTile, openTile, type StoredTile } from '@prumo/platform/proofs/tiles'
import { CompactRange } from '@prumo/verify/merkle'
import type { Knex } from 'knex'

/** A row of the tree: the positions of its events, and the size of the tree with the last of them. */
type TileOfEvents = { size: number; positions: number[] }
type Leaf = { position: number; leaf: Uint8Array }

/** Loads the rows of the tree from which proofs are made. */
export const tilesIn =
  (db: Knex, organizationId: string): LoadTiles =>
  (tiles): Promise<StoredTile[]> =>
    db('audit_tree')
      .where({ organization_id: organizationId, scope_id: organizationId })
      .whereIn('tile', tiles)
      .select('tile', 'leaves', 'nodes')

/** The tree of today; nothing for an organization without an event. */
export async function openTree(db: Knex, organizationId: string) {
  const row: { size: number; nodes: Uint8Array; changed: number } | undefined = await db('audit_tree')
    .where({ organization_id: organizationId, scope_id: organizationId, tile: openTile })
    .first('size', 'nodes', 'changed')
  return row && { size: row.size, changed: row.changed, root: new CompactRange(row.size, hashesIn(row.nodes)).root() }
}

/** The index in the tree of the events at these positions. */
export async function indexesOf(db: Knex, organizationId: string, positions: readonly number[]) {
  const { rows }: { rows: (TileOfEvents & { position: number })[] } = await db.raw(
    `select p.position, t.size, t.positions from unnest(?::bigint[]) as p (position)
     cross join lateral (select size, positions from audit_tree
                         where organization_id = ? and through >= p.position and positions <> '[]'
                         order by through limit 1) as t`,
    [positions as number[], organizationId],
  )
  return new Map(
    rows.flatMap(({ position, size, positions: inRow }) =>
      inRow.includes(position) ? [[position, size - inRow.length + inRow.indexOf(position)] as const] : [],
    ),
  )
}

/** The next entries of the tree after a position: the position of each, and its leaf hash when it was recorded. */
export async function leavesAfter(db: Knex, organizationId: string, after: number, count: number): Promise<Leaf[]> {
  const rows: (Pick<TileOfEvents, 'positions'> & { leaves: Uint8Array })[] = await db('audit_tree')
    .where({ organization_id: organizationId })
    .andWhere('through', '>', after)
    .whereRaw(`positions <> '[]'`)
    .orderBy('through')
    .limit(Math.ceil(count / leavesInTile) + 1)
    .select('positions', 'leaves')
  return rows
    .flatMap(({ positions, leaves }) => hashesIn(leaves).map((leaf, nth) => ({ position: positions[nth] ?? 0, leaf })))
    .filter(({ position }) => position > after)
    .slice(0, count)
}

/** A position before this one, as near as the tree's rows show; 0 if they show none. */
export async function positionBefore(db: Knex, organizationId: string, position: number): Promise<number> {
  const [before]: (number | null)[] = await db('audit_tree')
    .where({ organization_id: organizationId })
    .andWhere('through', '<', position)
    .orderBy('through', 'desc')
    .limit(1)
    .pluck('through')
  return before ?? 0
}
