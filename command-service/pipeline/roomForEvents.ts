import { setTimeout as pause } from 'node:timers/promises'
import { shardOf } from '@prumo/platform/eventFeed/shardOf'

/** So many events of an organization may wait to be folded. A larger append need not wait until nothing is left. */
const mostUnfolded = 400
const mostCounted = 200
const mostWaitMs = 5000
const lookEveryMs = 25
/** Small appends are kept together, until they are so many events. */
const blockSize = 16

/** Room that an append has until it is made. */
export type TakenRoom = { leave(): void }

/**
 * How many events of each organization the read models have yet to fold. An organization waits for its own, and no
 * other waits behind them. Each process counts what it appends itself.
 */
export type RoomForEvents = {
  /** An append of so many events, the last of which stands at this position. */
  appended(organizationId: string, position: number, count: number): void
  /** Room for so many more, where there is some. */
  find(organizationId: string, count: number): TakenRoom | undefined
  /** The same, once there is some; `undefined` where that takes too long. */
  awaitRoom(organizationId: string, count: number): Promise<TakenRoom | undefined>
}

type Waiting = { organizationId: string; count: number; settle(room: TakenRoom): void }

/** `foldedUpTo`: the position of each shard of the read models; none where nobody has made any yet. */
export function openRoomForEvents(foldedUpTo: () => Promise<readonly number[]>): RoomForEvents {
  const unfolded = countUnfolded()
  const waiting = new Set<Waiting>()
  let isLooking = false

  const look = async () => {
    if (isLooking) return
    isLooking = true
    while (waiting.size > 0) {
      const positions = await foldedUpTo().catch(() => undefined)
      for (const { organizationId, count, settle } of [...waiting]) {
        if (positions) unfolded.drop(organizationId, positions)
        const room = unfolded.find(organizationId, count)
        if (room) settle(room)
      }
      if (waiting.size > 0) await pause(lookEveryMs)
    }
    isLooking = false
  }

  return {
    appended: unfolded.add,
    find: unfolded.find,
    awaitRoom: (organizationId, count) =>
      new Promise((resolve) => {
        const settle = (room?: TakenRoom) => {
          clearTimeout(timer)
          waiting.delete(place)
          resolve(room)
        }
        const place = { organizationId, count, settle }
        const timer = setTimeout(settle, mostWaitMs)
        waiting.add(place)
        void look()
      }),
  }
}

type Block = { position: number; count: number }

/** What each organization has appended that is not known to be folded, and the room that is taken for more. */
function countUnfolded() {
  const blocksOf = new Map<string, Block[]>()
  const takenBy = new Map<string, number>()
  const take = (organizationId: string, count: number) => {
    const taken = (takenBy.get(organizationId) ?? 0) + count
    if (taken > 0) takenBy.set(organizationId, taken)
    else takenBy.delete(organizationId)
  }

  return {
    add: (organizationId: string, position: number, count: number) => {
      const blocks = blocksOf.get(organizationId) ?? []
      const last = blocks.at(-1)
      const isSmall = last !== undefined && last.count + count <= blockSize
      if (isSmall) blocks.pop()
      blocks.push({
        position: Math.max(position, last?.position ?? 0),
        count: isSmall ? last.count + count : count,
      })
      blocksOf.set(organizationId, blocks)
    },
    find: (organizationId: string, count: number): TakenRoom | undefined => {
      const counted = Math.min(count, mostCounted)
      const waiting = (blocksOf.get(organizationId) ?? []).reduce((sum, block) => sum + block.count, 0)
      if (waiting + (takenBy.get(organizationId) ?? 0) + counted > mostUnfolded) return undefined
      take(organizationId, counted)
      return { leave: () => take(organizationId, -counted) }
    },
    drop: (organizationId: string, shards: readonly number[]) => {
      const folded = shards[shardOf(organizationId, shards.length)] ?? Number.POSITIVE_INFINITY
      const left = (blocksOf.get(organizationId) ?? []).filter(({ position }) => position > folded)
      if (left.length > 0) blocksOf.set(organizationId, left)
      else blocksOf.delete(organizationId)
    },
  }
}
