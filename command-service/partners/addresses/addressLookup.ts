import type { PostalAddress } from '@prumo/contracts/partners/calls'
import type { Logger } from '@prumo/platform/telemetry/logger'
import { LRUCache } from 'lru-cache'

/** A service that knows addresses by postal code; `undefined` where it knows none. It throws where it fails. */
export type AddressSource = { name: string; addressOf(postalCode: string): Promise<PostalAddress | undefined> }

type Looked = { outcome: 'found'; address: PostalAddress } | { outcome: 'unknown' | 'unavailable'; address: null }

/** Addresses by postal code. */
export type AddressLookup = { addressOf(postalCode: string): Promise<Looked> }

const mostKept = 10_000
const keptMs = 24 * 60 * 60 * 1000
/** A code that nobody knows today may be a new one. */
const keptUnknownMs = 60 * 60 * 1000

/** Asks these sources one after the other until one knows the code, and keeps for a while what they answered. */
export function openAddressLookup(sources: readonly AddressSource[], logger: Pick<Logger, 'warn'>): AddressLookup {
  const kept = new LRUCache<string, Looked>({ max: mostKept, ttl: keptMs })
  const ask = async (postalCode: string): Promise<Looked> => {
    let isUnknown = false
    for (const { name, addressOf } of sources) {
      try {
        const address = await addressOf(postalCode)
        if (address) return { outcome: 'found', address }
        isUnknown = true
      } catch (error) {
        logger.warn({ err: error, source: name }, 'could not look an address up')
      }
    }
    return { outcome: isUnknown ? 'unknown' : 'unavailable', address: null }
  }
  return {
    addressOf: async (postalCode) => {
      const before = kept.get(postalCode)
      if (before) return before
      const looked = await ask(postalCode)
      if (looked.outcome === 'found') kept.set(postalCode, looked)
      if (looked.outcome === 'unknown') kept.set(postalCode, looked, { ttl: keptUnknownMs })
      return looked
    },
  }
}
