import { queries } from '@prumo/contracts/index'
import type { ReadModelsMoved } from '@prumo/platform/readModels/readModels'
import { boardGrounds } from './boardGrounds'
import { type Announcing, type Listener, updatesFor } from './updatesFor'

/** An organization's listeners hear of a change at once, and then of all that follows within this time together. */
const restMs = 50
const afterFailureMs = 1000

/** Announces changes of read models to listeners. What all of an organization's are told is looked up once. */
export function openAnnouncements(parts: Announcing) {
  const organizations = new Map<string, ReturnType<typeof announcer>>()
  return {
    /** Returns a function that ends it. */
    follow: (listener: Listener): (() => void) => {
      const { organizationId } = listener.session
      const ours = organizations.get(organizationId) ?? announcer(parts, organizationId)
      organizations.set(organizationId, ours)
      ours.listeners.add(listener)
      return () => {
        ours.listeners.delete(listener)
        if (ours.listeners.size > 0 || organizations.get(organizationId) !== ours) return
        organizations.delete(organizationId)
        ours.stop()
      }
    },
  }
}

function announcer(parts: Announcing, organizationId: string) {
  const { readModels } = parts
  const listeners = new Set<Listener>()
  const boards = boardGrounds(organizationId, queries.board.reads, readModels.position(organizationId))
  let waiting: ReadModelsMoved[] = []
  let resting: NodeJS.Timeout | undefined
  let isAnnouncing = false

  const announce = async () => {
    isAnnouncing = true
    const [moves, grounds] = [waiting, boards.take()]
    waiting = []
    const happened = { moves, grounds, later: () => waiting }
    const done = await updatesFor(parts, organizationId, [...listeners], happened).catch(() => undefined)
    if (done) for (const [listener, update] of done) listener.send(update)
    else {
      waiting = [...moves, ...waiting]
      boards.giveBack(grounds)
    }
    isAnnouncing = false
    if (listeners.size > 0) resting = setTimeout(rested, done ? restMs : afterFailureMs)
  }
  const rested = () => {
    resting = undefined
    if (waiting.length > 0) void announce()
  }
  const unfollow = readModels.onMoved((moved) => {
    if (!concerns(moved, organizationId)) return
    boards.note(moved)
    waiting.push(moved)
    if (!isAnnouncing && !resting) void announce()
  })

  return {
    listeners,
    stop: () => {
      unfollow()
      clearTimeout(resting)
    },
  }
}

const concerns = ({ changes }: ReadModelsMoved, organizationId: string) =>
  changes === null || changes.some((change) => change.organizationId === organizationId)
