import { type Hash, hashesOf, type Node, type NodeAt, nodesOf, type Range, rootOf } from '@prumo/verify/merkle'

/** A tree is kept in rows of so many leaves. */
export const leavesInTile = 16
/** The row that is not complete yet. */
export const openTile = 'open'

/** A row of the tree's read model, as far as proofs need it. */
export type StoredTile = { tile: string; leaves: Uint8Array; nodes: Uint8Array }
/** Looks up these rows of one organization's tree; the open one answers for a tile that is not complete. */
export type LoadTiles = (tiles: readonly string[]) => Promise<StoredTile[]>

const bytesOfHash = 32
export const levelOfTile = Math.log2(leavesInTile)

/** Hashes that stand one after the other. */
export const hashesIn = (bytes: Uint8Array): Hash[] =>
  Array.from({ length: bytes.length / bytesOfHash }, (_, index) =>
    bytes.subarray(index * bytesOfHash, (index + 1) * bytesOfHash),
  )

/**
 * The root of each of these ranges of a tree: of `inclusionRanges` or `consistencyRanges` they are the proof. Each hash
 * is found in one row.
 */
export const rangeHashes = async (ranges: readonly Range[], load: LoadTiles): Promise<Hash[]> =>
  hashesOf(ranges, await nodesFor(ranges, load))

/** What the roots of these ranges are made of, looked up at once. */
export async function nodesFor(ranges: readonly Range[], load: LoadTiles): Promise<NodeAt> {
  const tiles = new Set(nodesOf(ranges).map((node) => String(tileOf(node))))
  const rows = tiles.size === 0 ? [] : await load([...tiles, openTile])
  return nodesIn(new Map(rows.map((row) => [row.tile, row])))
}

/** The row of a complete subtree's last leaf. */
const tileOf = ({ level, index }: Node) => Math.floor(((index + 1) * 2 ** level - 1) / leavesInTile)

const nodesIn =
  (rows: ReadonlyMap<string, StoredTile>): NodeAt =>
  (level, index) => {
    const tile = tileOf({ level, index })
    const row = rows.get(String(tile)) ?? rows.get(openTile)
    const hash =
      level < levelOfTile
        ? fromLeaves(row, level, index - tile * 2 ** (levelOfTile - level))
        : row && hashesIn(row.nodes)[level - levelOfTile]
    if (!hash) throw new RangeError(`the tree has no node ${level}/${index}`)
    return hash
  }

/** A complete subtree within a row: `nth` of its level there. */
function fromLeaves(row: StoredTile | undefined, level: number, nth: number): Hash | undefined {
  const leaves = row ? hashesIn(row.leaves).slice(nth * 2 ** level, (nth + 1) * 2 ** level) : []
  return leaves.length === 2 ** level ? rootOf(leaves) : undefined
}
