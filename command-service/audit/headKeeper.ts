import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { LostPlace } from '@prumo/platform/logIdentity/placeFolder'
import { isAccepted } from '@prumo/platform/proofs/acceptedLoss'
import type { HeadFolder } from '@prumo/platform/proofs/headFolder'
import type { HeadSigner } from '@prumo/platform/proofs/headSigner'
import { hashesIn } from '@prumo/platform/proofs/tiles'
import type { Logger } from '@prumo/platform/telemetry/logger'
import { fromBase64, toBase64 } from '@prumo/verify/bytes'
import type { Head } from '@prumo/verify/checkpoint'
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
  /** What was seen of the log and is not in it. */
  lostPlaces: readonly LostPlace[]
  logger: Logger
  now: () => Date
}

export type HeadKeeper = ReturnType<typeof headKeeper>

/** Signs an organization's log, provided that it still holds everything that was signed before. */
export function headKeeper(parts: HeadKeeperParts) {
  const { aggregates, signer, logger } = parts
  const tree = auditTree(parts.pool, parts.log)
  /** Organizations whose log was compared with what was kept of it since this process started. */
  const verified = new Set<string>()

  /** Organizations of which an operator has read that their log is incomplete. Each write finds it out anew. */
  const reported = new Set<string>()

  function headLost(organizationId: string) {
    if (!reported.has(organizationId))
      logger.error(
        { organizationId },
        'the log lacks entries that were there before; writes are refused until an operator decides (accept-restore)',
      )
    reported.add(organizationId)
    return new HttpProblem(503, 'log.headLost')
  }

  return {
    /**
     * Refuses if the log lacks what a head covers that was kept, or ends before it was seen to. Then the database was
     * restored from an older copy, or rewritten.
     */
    refuseWhereLost: async (organizationId: string): Promise<void> => {
      if (verified.has(organizationId)) return
      if (!(await holdsAll(parts, organizationId))) {
        // An operator's decision may have been appended by another process.
        aggregates.doubt(`heads-${organizationId}`)
        if (!(await holdsAll(parts, organizationId))) throw headLost(organizationId)
      }
      verified.add(organizationId)
      reported.delete(organizationId)
    },

    treeCaughtUp: tree.caughtUp,

    /**
     * Signs the tree as it is. Refuses if the tree does not begin with each head that was signed before, or if the log
     * lacks what was seen of it.
     */
    sign: async (organizationId: string) => {
      if (!(await holdsPlaces(parts, organizationId))) throw headLost(organizationId)
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

type Parts = Pick<HeadKeeperParts, 'aggregates' | 'folder' | 'lostPlaces' | 'log'>

const headsOf = async ({ aggregates }: Pick<Parts, 'aggregates'>, organizationId: string) =>
  (await aggregates.load(heads, `heads-${organizationId}`)).state

/** The largest heads that were kept, besides those that an operator has decided to go on without. */
async function keptOf({ aggregates, folder }: Parts, organizationId: string): Promise<SizeAndRoot[]> {
  const { accepted } = await headsOf({ aggregates }, organizationId)
  const isOpen = (head: Head) => !isAccepted(head, accepted)
  const largest = await folder.largest(organizationId)
  if (largest.every(isOpen)) return largest
  const open = (await folder.all(organizationId)).filter(isOpen)
  return open.filter(({ size }) => size === open.at(-1)?.size)
}

/** Whether the log has all that was seen of it, as far as the organization is concerned. */
const holdsAll = async (parts: Parts, organizationId: string): Promise<boolean> =>
  (await holdsKept(parts, organizationId)) && (await holdsPlaces(parts, organizationId))

/** Whether the log's own heads reach as far as the largest that were kept. */
async function holdsKept(parts: Parts, organizationId: string): Promise<boolean> {
  const { last } = await headsOf(parts, organizationId)
  const kept = await keptOf(parts, organizationId)
  return kept.every(
    (head) =>
      last !== null && (last.size > head.size || (last.size === head.size && toBase64(head.root) === last.root)),
  )
}

/** An organization that was founded after the loss was noticed has lost nothing. */
async function holdsPlaces(parts: Parts, organizationId: string): Promise<boolean> {
  const { acceptedPlaces } = await headsOf(parts, organizationId)
  const open = parts.lostPlaces.filter(({ eventId }) => !acceptedPlaces.includes(eventId))
  if (open.length === 0) return true
  const [founded] = await parts.log.read(`organization-${organizationId}`)
  return founded !== undefined && open.every(({ foundEnd }) => founded.position > foundEnd)
}

async function earlierHeads(parts: Parts, organizationId: string): Promise<SizeAndRoot[]> {
  const { last } = await headsOf(parts, organizationId)
  const kept = await keptOf(parts, organizationId)
  return last ? [...kept, { size: last.size, root: fromBase64(last.root) }] : kept
}
