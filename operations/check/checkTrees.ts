import type { EventOf } from '@prumo/contracts/index'
import type { Config } from '@prumo/platform/config'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Foundation } from '@prumo/platform/foundation'
import { placeFolder } from '@prumo/platform/logIdentity/placeFolder'
import { type AcceptedLoss, isAccepted } from '@prumo/platform/proofs/acceptedLoss'
import { headFolder, headsFolderOf } from '@prumo/platform/proofs/headFolder'
import { toBase64 } from '@prumo/verify/bytes'
import { entryText } from '@prumo/verify/entry'
import { CompactRange, leafHash } from '@prumo/verify/merkle'
import { everyEvent } from './everyEvent'
import { openInstances } from './instances'

type SizeAndRoot = { size: number; root: string }
type Tree = { range: CompactRange; heads: SizeAndRoot[]; began: number; losses: AcceptedLoss[]; ends: Set<string> }
type Parts = Pick<Foundation, 'log' | 'logId' | 'config'>

/**
 * I6: the log gives the root of every head that was signed, and of every one that was kept; and it has the end that it
 * was seen to have.
 */
export function checkTrees({ log, logId, config }: Parts) {
  const violations = openInstances()
  const trees = new Map<string, Tree>()

  const recompute = (event: RecordedEvent) => {
    const tree = trees.get(treeOf(event))
    if (!tree) return
    tree.range.append(leafHash(entryText(event)))
    const due = tree.heads.filter(({ size }) => size === tree.range.size)
    if (due.length === 0) return
    const root = toBase64(tree.range.root())
    for (const head of due)
      if (head.root !== root)
        violations.add(
          `organization ${event.organizationId}: its first ${head.size} events are not those of a signed head`,
        )
  }

  return {
    violations,
    /** Learns the heads of the log, event by event. */
    take: (event: RecordedEvent) => {
      const { type } = event
      const organizationId = treeOf(event)
      if (organizationId === '') return
      const tree = trees.get(organizationId) ?? newTree(event.position)
      trees.set(organizationId, tree)
      if (type === 'LogHeadSigned') tree.heads.push(dataIn(event) as SizeAndRoot)
      if (type === 'OlderLogAccepted')
        tree.losses.push({ ...(dataIn(event) as EventOf<'OlderLogAccepted'>['data']), at: event.at })
      if (type === 'ShorterLogAccepted')
        tree.ends.add((dataIn(event) as EventOf<'ShorterLogAccepted'>['data']).seen.eventId)
    },
    /** Reads the log again, up to here, and answers what was looked at. */
    end: async (until: number): Promise<string> => {
      await takeKept(config, trees)
      for (const violation of await lostEnds({ log, logId, config }, trees)) violations.add(violation)
      for (const [organizationId, { heads }] of trees) if (heads.length === 0) trees.delete(organizationId)
      if (trees.size > 0) await everyEvent(log, until, recompute)
      let count = 0
      for (const [organizationId, { heads, range }] of trees) {
        count += heads.length
        for (const { size } of heads)
          if (size > range.size)
            violations.add(
              `organization ${organizationId}: its log has ${range.size} events, fewer than a head of ${size}`,
            )
      }
      return `${count} heads of ${trees.size} organizations`
    },
  }
}

/** Every head that was kept and not recorded is to be held against the log, but for those that somebody goes on without. */
async function takeKept(config: Config, trees: ReadonlyMap<string, Tree>): Promise<void> {
  const folder = headFolder(headsFolderOf(config))
  for (const [organizationId, { heads, losses }] of trees) {
    const recorded = new Set(heads.map(nameOf))
    for (const kept of await folder.all(organizationId)) {
      const head = { size: kept.size, root: toBase64(kept.root) }
      if (!recorded.has(nameOf(head)) && !isAccepted(kept, losses)) heads.push(head)
    }
  }
}

async function lostEnds({ log, logId, config }: Parts, trees: ReadonlyMap<string, Tree>): Promise<string[]> {
  const lost = await placeFolder(headsFolderOf(config)).lostNow(log, logId)
  return lost.flatMap(({ position, eventId, foundEnd, at }) =>
    [...trees]
      .filter(([, { ends, began }]) => began <= foundEnd && !ends.has(eventId))
      .map(([id]) => `organization ${id}: the log was seen to go on to position ${position} (${at}), and lacks that`),
  )
}

const newTree = (began: number): Tree => ({ range: new CompactRange(), heads: [], began, losses: [], ends: new Set() })

const nameOf = ({ size, root }: SizeAndRoot) => `${size} ${root}`

/** The organization of an event in one spelling: older versions may have recorded its id in another. */
const treeOf = ({ organizationId }: RecordedEvent) => organizationId?.toLowerCase() ?? ''
