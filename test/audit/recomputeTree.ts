import { leavesInTile, levelOfTile, openTile } from '@prumo/platform/proofs/tiles'
import { entryText } from '@prumo/verify/entry'
import { CompactRange, leafHash } from '@prumo/verify/merkle'
import type { LoggedRow, LogOwner } from '../log/logOwner'

type Row = { tile: string; size: number; positions: number[]; leaves: Uint8Array[]; nodes: Uint8Array[] }

/** Makes an organization's tree agree with its altered log, as a database owner can. Signed heads stay as they are. */
export async function recomputeTree({ pool, logOf }: LogOwner, organizationId: string): Promise<void> {
  const log = await logOf(organizationId)
  const { rows } = await pool.query(
    'select changed, signed from read.audit_tree where organization_id = $1 and tile = $2',
    [organizationId, openTile],
  )
  await pool.query('delete from read.audit_tree where organization_id = $1', [organizationId])
  for (const { tile, size, positions, leaves, nodes } of rowsOf(log)) {
    const isOpen = tile === openTile
    const through = isOpen ? log.at(-1)?.position : positions.at(-1)
    const counts = isOpen ? [rows[0]?.changed, rows[0]?.signed] : [null, null]
    await pool.query(
      `insert into read.audit_tree (organization_id, scope_id, tile, size, through, positions, leaves, nodes, changed, signed)
       values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        organizationId,
        tile,
        size,
        through,
        JSON.stringify(positions),
        Buffer.concat(leaves),
        Buffer.concat(nodes),
        ...counts,
      ],
    )
  }
}

/** The tree's rows, as its read model has them. */
function rowsOf(events: readonly LoggedRow[]): Row[] {
  const range = new CompactRange()
  const rows: Row[] = []
  let open: Pick<Row, 'positions' | 'leaves'> = { positions: [], leaves: [] }
  for (const event of events) {
    const leaf = leafHash(entryText(event))
    const closed = range.append(leaf)
    open = { positions: [...open.positions, event.position], leaves: [...open.leaves, leaf] }
    if (range.size % leavesInTile !== 0) continue
    rows.push({
      tile: String(range.size / leavesInTile - 1),
      size: range.size,
      ...open,
      nodes: closed.slice(levelOfTile - 1),
    })
    open = { positions: [], leaves: [] }
  }
  return [...rows, { tile: openTile, size: range.size, ...open, nodes: [...range.peaks] }]
}
