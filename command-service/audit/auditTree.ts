import { Refused } from '@prumo/platform/errors'
import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { openTile, rangeHashes, type StoredTile } from '@prumo/platform/proofs/tiles'
import { sameBytes } from '@prumo/verify/bytes'
import type { Pool } from 'pg'

type OpenTile = StoredTile & { size: number; changed: number; signed: number }
export type SizeAndRoot = { size: number; root: Uint8Array }

const [waitMs, lookAgainMs] = [5000, 20]

/** The Merkle trees of organizations, as the read model holds them. */
export const auditTree = (pool: Pool, log: Pick<EventLog, 'head'>) => ({
  /** The tile that still grows, with the size of the tree; `undefined` for an empty tree. */
  openTileOf: async (organizationId: string): Promise<OpenTile | undefined> => {
    const { rows } = await pool.query<OpenTile>(
      'select tile, size, leaves, nodes, changed, signed from read.audit_tree where organization_id = $1 and scope_id = $1 and tile = $2',
      [organizationId, openTile],
    )
    return rows[0]
  },

  /** Whether the first entries of a tree of `treeSize` have this root. */
  beginsWith: async (organizationId: string, treeSize: number, { size, root }: SizeAndRoot): Promise<boolean> => {
    if (size > treeSize) return false
    const [found] = await rangeHashes([{ start: 0, end: size }], (tiles) => tilesOf(pool, organizationId, tiles))
    return found !== undefined && sameBytes(found, root)
  },

  /** Resolves once the tree has every entry that is in the log now. */
  caughtUp: async (organizationId: string): Promise<void> => {
    const head = await log.head()
    const givesUpAt = performance.now() + waitMs
    while ((await treePosition(pool, organizationId)) < head) {
      if (performance.now() > givesUpAt) throw new Refused('head.treeBehind')
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    }
  },

  /** Organizations whose tree has grown since its last head by more than heads and denials. */
  unsigned: () => organizationsWhere(pool, 'changed > signed'),
  /** Organizations that have a head. */
  signed: () => organizationsWhere(pool, 'signed > 0'),
})

async function tilesOf(pool: Pool, organizationId: string, tiles: readonly string[]): Promise<StoredTile[]> {
  const { rows } = await pool.query<StoredTile>({
    name: 'tiles of a tree',
    text: 'select tile, leaves, nodes from read.audit_tree where organization_id = $1 and scope_id = $1 and tile = any($2)',
    values: [organizationId, tiles],
  })
  return rows
}

async function organizationsWhere(pool: Pool, condition: 'changed > signed' | 'signed > 0'): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select organization_id as id from read.audit_tree where tile = $1 and ${condition}`,
    [openTile],
  )
  return rows.map(({ id }) => id)
}

/** The position of the organization's shard of the read models. */
async function treePosition(pool: Pool, organizationId: string): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(
    `select position from read.checkpoints where table_name = 'audit_tree' and live order by shard`,
  )
  return rows[shardOf(organizationId, rows.length)]?.position ?? 0
}
