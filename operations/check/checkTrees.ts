import { join } from 'node:path'
import type { EventOf } from '@prumo/contracts/index'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Foundation } from '@prumo/platform/foundation'
import { headFolder } from '@prumo/platform/proofs/headFolder'
import { toBase64 } from '@prumo/verify/bytes'
import { entryText } from '@prumo/verify/entry'
import { CompactRange, leafHash } from '@prumo/verify/merkle'
import { everyEvent } from './everyEvent'
import { openInstances } from './instances'

type SizeAndRoot = { size: number; root: string }
type Tree = { range: CompactRange; heads: SizeAndRoot[] }

/** I6: the log gives the root of every head that was signed, and of each organization's published head. */
export function checkTrees({ log, config }: Foundation) {
  const violations = openInstances()
  const trees = new Map<string, Tree>()
  const accepted = new Set<string>()
  const nameOf = (organizationId: string, { size, root }: SizeAndRoot) => `${organizationId} ${size} ${root}`

  const published = async () => {
    const folder = headFolder(config.HEADS_FOLDER ?? join(config.PRUMO_DATA, 'heads'))
    for (const [organizationId, { heads }] of trees) {
      const last = await folder.last(organizationId)
      const head = last && { size: last.size, root: toBase64(last.root) }
      if (head && !accepted.has(nameOf(organizationId, head))) heads.push(head)
    }
  }

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
      const tree = trees.get(organizationId) ?? { range: new CompactRange(), heads: [] }
      trees.set(organizationId, tree)
      if (type === 'LogHeadSigned') tree.heads.push(dataIn(event) as SizeAndRoot)
      if (type === 'OlderLogAccepted')
        accepted.add(nameOf(organizationId, (dataIn(event) as EventOf<'OlderLogAccepted'>['data']).lost))
    },
    /** Reads the log again, up to here, and answers what was looked at. */
    end: async (until: number): Promise<string> => {
      await published()
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

/** The organization of an event in one spelling: older versions may have recorded its id in another. */
const treeOf = ({ organizationId }: RecordedEvent) => organizationId?.toLowerCase() ?? ''
