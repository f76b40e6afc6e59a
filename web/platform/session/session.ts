import type { Feature, Level } from '@prumo/contracts/access'
import { fingerprint } from './fingerprint'
import { hasWebCrypto } from './hasWebCrypto'
import { sealText, unsealText } from './sealedText'

/** The session as the specification has it, for display and for the guards of routes. */
export type Session = {
  token: string
  profile: number | string
  userEmail: string
  paymentInfo: { premium: boolean; code: string; endAt: string | null }
  functionalities: { functionality: Feature; permission: Level }[]
}

const storageKey = 'user_session'
let current: Session | undefined
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

export const session = {
  /** The session that is at hand; `undefined` before it was loaded, and for a visitor. */
  get: () => current,

  /** Whether this browser remembers one, whatever the server says of it. */
  isKept: () => current !== undefined || localStorage.getItem(storageKey) !== null,

  load: async (): Promise<Session | undefined> => {
    if (current) return current
    const record = localStorage.getItem(storageKey)
    const text = record && hasWebCrypto() ? await unsealText(record, fingerprint()) : undefined
    current = text ? (JSON.parse(text) as Session) : undefined
    return current
  },

  keep: async (kept: Session): Promise<void> => {
    current = kept
    // What cannot be encrypted is not stored: the next page asks the server.
    const record = hasWebCrypto() ? await sealText(JSON.stringify(kept), fingerprint()) : undefined
    // Somebody may have signed out while it was encrypted, or another answer have come.
    if (current !== kept) return
    if (record) localStorage.setItem(storageKey, record)
    tell()
  },

  clear: (): void => {
    current = undefined
    localStorage.removeItem(storageKey)
    tell()
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export const isWorker = ({ profile }: Session) => profile === 1
