import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { HeadFolder } from '@prumo/platform/proofs/headFolder'
import type { HeadSigner } from '@prumo/platform/proofs/headSigner'
import { hashesIn } from '@prumo/platform/proofs/tiles'
import type { Logger } from '@prumo/platform/telemetry/logger'
import { fromBase64, toBase64 } from '@prumo/verify/bytes'
import { CompactRange } from '@prumo/verify/merkle'
import type { Pool } from 'pg'
import { auditTree, type SizeAndRoot } from './auditTree'
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

export type HeadKeeper = ReturnType<typeof headKeeper>

/** Signs an organization's log, provided that it still holds everything that was signed before. */
export function headKeeper(parts: HeadKeeperParts) {
  const { aggregates, signer, logger } = parts
  const tree = auditTree(parts.pool, parts.log)
  /** Organizations whose log was compared with its published head since this process started. */
  const verified = new Set<string>()

  /** Organizations of which an operator has read that their log is incomplete. Each write finds it out anew. */
  const reported = new Set<string>()

  function headLost(organizationId: string) {
    if (!reported.has(organizationId))
      logger.error(
        { organizationId },
        'the log lacks entries that a published head covers; writes are refused until an operator decides',
      )
    reported.add(organizationId)
    return new HttpProblem(503, 'log.headLost')
  }

  return {
    /**
     * Refuses if the log lacks what a published head covers. Then the database was restored from an older copy, or
     * rewritten.
     */
    refuseWhereLost: async (organizationId: string): Promise<void> => {
      if (verified.has(organizationId)) return
      if (!(await holdsPublished(parts, organizationId))) {
        // An operator's decision may have been appended by another process.
        aggregates.doubt(`heads-${organizationId}`)
        if (!(await holdsPublished(parts, organizationId))) throw headLost(organizationId)
      }
      verified.add(organizationId)
      reported.delete(organizationId)
    },

    treeCaughtUp: tree.caughtUp,

    /** Signs the tree as it is. Refuses if the tree does not begin with each head that was signed before. */
    sign: async (organizationId: string) => {
      const open = await tree.openTileOf(organizationId)
      if (!open) throw new Refused('head.treeBehind')
      for (const earlier of await earlierHeads(parts, organizationId))
        if (!(await tree.beginsWith(organizationId, open.size, earlier))) {
          verified.delete(organizationId)
          throw headLost(organizationId)
        }
      const root = new CompactRange(open.size, hashesIn(open.nodes)).root()
      const signed = signer.sign(organizationId, { size: open.size, root, at: parts.now().toISOString() })
      return { size: open.size, changed: open.changed, root: toBase64(root), ...signed }
    },

    unsigned: tree.unsigned,
    signed: tree.signed,
  }
}

type Parts = Pick<HeadKeeperParts, 'aggregates' | 'folder'>

const headsOf = async ({ aggregates }: Parts, organizationId: string) =>
  (await aggregates.load(heads, `heads-${organizationId}`)).state

/** The last published head; `undefined` if there is none, or if an operator has decided to go on without it. */
async function publishedOf(parts: Parts, organizationId: string): Promise<SizeAndRoot | undefined> {
  const published = await parts.folder.last(organizationId)
  const { accepted } = await headsOf(parts, organizationId)
  const isAccepted = accepted.some(({ size, root }) => size === published?.size && isRoot(published, root))
  return isAccepted ? undefined : published
}

/** Whether the log's own heads reach as far as the published head. */
async function holdsPublished(parts: Parts, organizationId: string): Promise<boolean> {
  const published = await publishedOf(parts, organizationId)
  const { last } = await headsOf(parts, organizationId)
  if (!published) return true
  return last !== null && (last.size > published.size || (last.size === published.size && isRoot(published, last.root)))
}

async function earlierHeads(parts: Parts, organizationId: string): Promise<SizeAndRoot[]> {
  const { last } = await headsOf(parts, organizationId)
  const published = await publishedOf(parts, organizationId)
  const signed = last && { size: last.size, root: fromBase64(last.root) }
  return [published, signed].filter((head) => head !== null && head !== undefined)
}

const isRoot = (head: SizeAndRoot | undefined, root: string) => head !== undefined && toBase64(head.root) === root
