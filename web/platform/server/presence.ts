import type { PresentAt, PresentPeople, PresentPerson } from '@prumo/contracts/presence'
import { newId } from '../newId'
import { origin } from './api'

type Place = { projectId: string; at?: PresentAt }

/** This tab, by a name that nobody can guess. */
export const tabId = newId()

const nobody: readonly PresentPerson[] = []
/** The server forgets whoever says nothing for 75 s. */
const sayAgainMs = 30_000

let place: Place | undefined
let present: PresentPeople | undefined
let isFollowing = false
let again: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const become = (next: PresentPeople | undefined) => {
  present = next
  for (const listener of listeners) listener()
}

/** Not `request`: whatever becomes of it, the page is not to notice. */
async function say(): Promise<void> {
  clearTimeout(again)
  if (!isFollowing) return
  if (place) again = setTimeout(() => void say(), sayAgainMs)
  const response = await fetch(`${origin()}/rest/presence`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'X-Prumo': '1', 'Content-Type': 'application/json' },
    body: JSON.stringify({ tab: tabId, ...place }),
    keepalive: true,
  }).catch(() => undefined)
  // Whoever may not be here is shown nobody either.
  if (response && response.status >= 400 && response.status < 500) become(undefined)
}

/** Who else is where this tab is. */
export const presence = {
  /** The tab is here from now on; in no project: `undefined`. */
  moveTo: (next: Place | undefined): void => {
    if (JSON.stringify(next) === JSON.stringify(place)) return
    place = next
    if (present && present.projectId !== next?.projectId) become(undefined)
    void say()
  },
  /** Whether the stream brings word of others. When it begins anew, the server may have forgotten this tab. */
  follow: (isOpen: boolean): void => {
    isFollowing = isOpen
    if (isOpen && place) void say()
    if (!isOpen) become(undefined)
  },
  heard: (people: PresentPeople): void => become(people.projectId === place?.projectId ? people : undefined),
  /** Who else has this tab's project open. */
  people: (): readonly PresentPerson[] => present?.people ?? nobody,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
