import type { PresentPeople } from '@prumo/contracts/presence'
import type { BoardChanges } from '@prumo/contracts/tasks/boardInChanges'
import { mutate, unstable_serialize } from 'swr'
import { untilDrawn } from '../layout/drawing'
import { onAccepted, origin } from './api'
import { commandSpans } from './commandSpans'
import { earliestAnswer } from './earliestAnswer'
import { earlyAnswers } from './earlyAnswers'
import { boardInChanges } from './fetchLater'
import { dropPages } from './keptPages'
import { presence, tabId } from './presence'
import { type Change, isStale } from './staleKeys'
import { takeIn } from './takeIn'
import { underWay } from './underWay'

type Liveness = 'connecting' | 'live' | 'ended'

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

type Update = { position: number; changes: Change[] | null; boards?: BoardChanges[] }
type Follower = (isStaleNow: (key: unknown) => boolean) => void
const followers = new Set<Follower>()

/** Calls whenever something has become stale: for lists in pages and others that are not one SWR answer. */
export const onStale = (follower: Follower): (() => void) => {
  followers.add(follower)
  return () => void followers.delete(follower)
}

const longestPauseMs = 15_000

/** Which queries read which events. */
const readContracts = () => import('@prumo/contracts/index')

/** Follows the server's updates and fetches what is stale. Reconnects by itself. Returns how to stop. */
export function followUpdates(): () => void {
  let source: EventSource | undefined
  let pauseMs = 500
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // Large, and needed for the first change: it comes after what the screen was opened for.
  void untilDrawn()
    .then(() => Promise.all([readContracts(), boardInChanges()]))
    .catch(() => undefined)

  const refresh = async (changes: Change[] | null, boards: BoardChanges[] = []) => {
    earlyAnswers.forget()
    const upToDate = await takeIn(boards)
    const { queries } = await readContracts()
    const readsOf = (name: string): readonly string[] => queries[name as keyof typeof queries]?.reads ?? []
    const isStaleNow = (key: unknown) =>
      isStale(key, readsOf, changes) && !upToDate.has(unstable_serialize(key as never))
    for (const follower of followers) follower(isStaleNow)
    await Promise.all([dropPages(isStaleNow), mutate(isStaleNow)])
  }

  const connect = () => {
    source = new EventSource(`${origin()}/rest/updates?boards=true&tab=${tabId}`, { withCredentials: true })
    source.addEventListener('open', (event) => {
      // The connection opens first, and then the server says where it stands.
      if (!(event instanceof MessageEvent)) return
      const { position, changedAt } = JSON.parse(event.data) as { position: number; changedAt: number }
      if (pauseMs > 500 || earliestAnswer.isBefore(changedAt)) void underWay.until(refresh(null))
      underWay.heard(BigInt(position))
      earliestAnswer.forget()
      pauseMs = 500
      become('live')
      presence.follow(true)
    })
    source.addEventListener('present', ({ data }) => presence.heard(JSON.parse(data) as PresentPeople))
    source.addEventListener('changed', ({ data }) => {
      const { position, changes, boards } = JSON.parse(data) as Update
      const shown = underWay.until(refresh(changes, boards))
      underWay.heard(BigInt(position))
      void shown.then(() => commandSpans.reached(BigInt(position)))
    })
    source.addEventListener('ended', () => {
      source?.close()
      presence.follow(false)
      underWay.heard(undefined)
      become('ended')
    })
    source.addEventListener('error', () => {
      source?.close()
      presence.follow(false)
      if (stopped || liveness === 'ended') return
      become('connecting')
      underWay.heard(null)
      timer = setTimeout(connect, pauseMs * (0.75 + Math.random() / 2))
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
  }

  /** The network is back: nothing is waited for. */
  const connectNow = () => {
    if (liveness !== 'connecting' || source?.readyState !== EventSource.CLOSED) return
    clearTimeout(timer)
    connect()
  }

  become('connecting')
  underWay.heard(null)
  connect()
  addEventListener('online', connectNow)
  // While no updates arrive, one's own changes are looked up at once.
  const unlisten = onAccepted(() => liveness !== 'live' && void underWay.until(refresh(null)))
  return () => {
    unlisten()
    removeEventListener('online', connectNow)
    stopped = true
    clearTimeout(timer)
    source?.close()
    underWay.heard(undefined)
  }
}
