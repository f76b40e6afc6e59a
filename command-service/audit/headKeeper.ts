import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { HeadFolder } from '@prumo/platform/proofs/headFolder'
import type { HeadSigner } from '@prumo/platform/proofs/headSigner'
import { hashesIn, openTile, rangeHashes, type StoredTile } from '@prumo/platform/proofs/tiles'
import type { Logger } from '@prumo/platform/telemetry/logger'
import { fromBase64, sameBytes, toBase64 } from '@prumo/verify/bytes'
import { CompactRange } from '@prumo/verify/merkle'
import type { Pool } from 'pg'
import { heads } from './heads'

export type HeadKeeperParts = {
  pool: Pool
  log: EventLog
  aggregates: Aggregates
  signer: HeadSigner
  folder: HeadFolder
  logger: Logger
  now: () => Date
}
type OpenTile = StoredTile & { size: number; changed: number; signed: number }
type SizeAndRoot = { size: number; root: Uint8Array }

const [waitMs, lookAgainMs] = [5000, 20]

export type HeadKeeper = ReturnType<typeof headKeeper>

/** Signs what an organization's log holds, and only where it still holds all that was signed before. */
export function headKeeper({ pool, log, aggregates, signer, folder, logger, now }: HeadKeeperParts) {
  const known = new Set<string>()
  const headsOf = async (organizationId: string) => (await aggregates.load(heads, `heads-${organizationId}`)).state

  /** The head that was published last, unless an operator has decided to go on without it. */
  async function publishedOf(organizationId: string): Promise<SizeAndRoot | undefined> {
    const published = await folder.last(organizationId)
    const { accepted } = await headsOf(organizationId)
    const isAccepted = accepted.some(({ size, root }) => size === published?.size && isRoot(published, root))
    return isAccepted ? undefined : published
  }

  /** Refuses where the log lacks what a head says it held that was published: an older copy of the database was restored, or the log was rewritten. */
  async function refuseWhereLost(organizationId: string): Promise<void> {
    if (known.has(organizationId)) return
    const stream = `heads-${organizationId}`
    const holds = async () => {
      const published = await publishedOf(organizationId)
      const { last } = await headsOf(organizationId)
      if (!published) return true
      return (
        last !== null && (last.size > published.size || (last.size === published.size && isRoot(published, last.root)))
      )
    }
    if (!(await holds())) {
      // An operator's decision may have been appended beside us.
      aggregates.doubt(stream)
      if (!(await holds())) throw headLost(organizationId)
    }
    known.add(organizationId)
  }

  function headLost(organizationId: string) {
    logger.error(
      { organizationId },
      'the log lacks what a published head says it held; nothing is written until an operator decides',
    )
    return new HttpProblem(503, 'log.headLost')
  }

  const tilesOf =
    (organizationId: string) =>
    async (tiles: readonly string[]): Promise<StoredTile[]> =>
      (
        await pool.query<StoredTile>({
          name: 'tiles of a tree',
          text: 'select tile, leaves, nodes from read.audit_tree where organization_id = $1 and scope_id = $1 and tile = any($2)',
          values: [organizationId, tiles],
        })
      ).rows

  async function openTileOf(organizationId: string): Promise<OpenTile | undefined> {
    const { rows } = await pool.query<OpenTile>(
      'select tile, size, leaves, nodes, changed, signed from read.audit_tree where organization_id = $1 and scope_id = $1 and tile = $2',
      [organizationId, openTile],
    )
    return rows[0]
  }

  /** Whether the tree's first entries have this root. */
  async function begins(organizationId: string, tree: number, { size, root }: SizeAndRoot): Promise<boolean> {
    if (size > tree) return false
    const [found] = await rangeHashes([{ start: 0, end: size }], tilesOf(organizationId))
    return found !== undefined && sameBytes(found, root)
  }

  return {
    refuseWhereLost,

    /** Resolves once the tree has all that stands in the log now. */
    treeCaughtUp: async (organizationId: string): Promise<void> => {
      const head = await log.head()
      const givesUpAt = performance.now() + waitMs
      while ((await treePosition(pool, organizationId)) < head) {
        if (performance.now() > givesUpAt) throw new Refused('head.treeBehind')
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
      }
    },

    /** Signs the tree as it is. Nothing is signed that does not begin with each head signed before it. */
    sign: async (organizationId: string) => {
      const open = await openTileOf(organizationId)
      if (!open) throw new Refused('head.treeBehind')
      const { last } = await headsOf(organizationId)
      const earlier = [await publishedOf(organizationId), last && { size: last.size, root: fromBase64(last.root) }]
      for (const one of earlier)
        if (one && !(await begins(organizationId, open.size, one))) {
          known.delete(organizationId)
          throw headLost(organizationId)
        }
      const root = new CompactRange(open.size, hashesIn(open.nodes)).root()
      const signed = signer.sign(organizationId, { size: open.size, root, at: now().toISOString() })
      return { size: open.size, changed: open.changed, root: toBase64(root), ...signed }
    },

    /** Organizations whose tree has grown by more than heads and denials since its last one. */
    unsigned: async (): Promise<string[]> => {
      const { rows } = await pool.query<{ id: string }>(
        'select organization_id as id from read.audit_tree where tile = $1 and changed > signed',
        [openTile],
      )
      return rows.map(({ id }) => id)
    },
    /** Organizations that have a head. */
    signed: async (): Promise<string[]> => {
      const { rows } = await pool.query<{ id: string }>(
        'select organization_id as id from read.audit_tree where tile = $1 and signed > 0',
        [openTile],
      )
      return rows.map(({ id }) => id)
    },
  }
}

const isRoot = (head: SizeAndRoot | undefined, root: string) => head !== undefined && toBase64(head.root) === root

/** How far the read models of the organization are: its shard of them. */
async function treePosition(pool: Pool, organizationId: string): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(
    `select position from read.checkpoints where table_name = 'audit_tree' and live order by shard`,
  )
  return rows[shardOf(organizationId, rows.length)]?.position ?? 0
}
