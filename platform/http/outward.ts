import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { publicAddress } from './publicAddress'

/** It leads to where nobody outside may send us. */
export class ForbiddenAddress extends Error {
  constructor() {
    super('not an address of the public internet over https')
    this.name = 'ForbiddenAddress'
  }
}

export type OutwardOptions = {
  timeoutMs?: number
  ca?: string
  lookup?: typeof resolve
  isOpen?: (address: string) => boolean
}

/**
 * An address that a user has given us, and the options to request it with. It is of https, and of the public internet
 * only: a literal address is checked at once, a host name when it connects, with all its addresses.
 * Throws `ForbiddenAddress`.
 */
export function outward(
  address: string | URL,
  { timeoutMs = 10_000, ca, lookup = resolve, isOpen = publicAddress }: OutwardOptions,
) {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isForbidden = url.protocol !== 'https:' || url.username !== '' || url.password !== ''
  if (isForbidden || (isIP(host) !== 0 && !isOpen(host))) throw new ForbiddenAddress()
  const options = {
    // Each request looks its name up again, and meets the rule again.
    agent: false as const,
    lookup: openOnly(lookup, isOpen),
    signal: AbortSignal.timeout(timeoutMs),
    ...(ca && { ca }),
  }
  return { url, options }
}

/** Looks a name up, and answers nothing where one of its addresses is not open: the next lookup could give that one. */
const openOnly =
  (lookup: typeof resolve, isOpen: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found
      const refusal = error ?? (addresses.every(({ address }) => isOpen(address)) ? null : new ForbiddenAddress())
      const [first] = addresses
      if (refusal || !first) callback(refusal ?? new ForbiddenAddress(), [])
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
