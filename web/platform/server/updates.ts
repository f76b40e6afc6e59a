import { mutate } from 'swr'
import { onAccepted, origin } from './api'
import { commandSpans } from './commandSpans'
import { type Change, isStale } from './staleKeys'

export type Liveness = 'connecting' | 'live' | 'ended'

let liveness: Liveness = 'connecting'
const listeners = new Set<() => void>()
const become = (next: Liveness) => {
  liveness = next
  for (const listener of listeners) listener()
}

/** Whether this page hears of other people's changes as they happen. */
export const updates = {
  liveness: () => liveness,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

type Follower = (isStaleNow: (key: unknown) => boolean) => void
const followers = new Set<Follower>()

/** Calls whenever something has become stale: for lists in pages and others that are not one SWR answer. */
export const onStale = (follower: Follower): (() => void) => {
  followers.add(follower)
  return () => void followers.delete(follower)
}

const longestPauseMs = 15_000

/** Follows the server's updates and fetches what is stale. Reconnects by itself. Returns how to stop. */
export function followUpdates(): () => void {
  let source: EventSource | undefined
  let pauseMs = 500
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const contracts = import('@prumo/contracts/index')

  const refresh = async (changes: Change[] | null) => {
    const { queries } = await contracts
    const readsOf = (name: string): readonly string[] => queries[name as keyof typeof queries]?.reads ?? []
    const isStaleNow = (key: unknown) => isStale(key, readsOf, changes)
    for (const follower of followers) follower(isStaleNow)
    await mutate(isStaleNow)
  }

  const connect = () => {
    source = new EventSource(`${origin()}/rest/updates`, { withCredentials: true })
    source.addEventListener('open', () => {
      if (pauseMs > 500) void refresh(null)
      pauseMs = 500
      become('live')
    })
    source.addEventListener('changed', ({ data }) => {
      const { position, changes } = JSON.parse(data) as { position: number; changes: Change[] | null }
      void refresh(changes).then(() => commandSpans.reached(BigInt(position)))
    })
    source.addEventListener('ended', () => {
      source?.close()
      become('ended')
    })
    source.addEventListener('error', () => {
      source?.close()
      if (stopped || liveness === 'ended') return
      become('connecting')
      timer = setTimeout(connect, pauseMs * (0.75 + Math.random() / 2))
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
  }

  become('connecting')
  connect()
  // While no updates arrive, one's own changes are looked up at once.
  const unlisten = onAccepted(() => liveness !== 'live' && void refresh(null))
  return () => {
    unlisten()
    stopped = true
    clearTimeout(timer)
    source?.close()
  }
}
