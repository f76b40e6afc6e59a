import { lookup as resolve } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { publicAddress } from './publicAddress'

/** It leads to where nobody outside may send us. */
export class ForbiddenAddress extends Error {
  constructor() {
    super('not an address of the public internet over https')
    this.name = 'ForbiddenAddress'
  }
}

type Options = { timeoutMs?: number; ca?: string; lookup?: typeof resolve; isOpen?: (address: string) => boolean }

/**
 * Posts JSON to an address that a user has given us, and returns the status. It uses https only, and only addresses of
 * the public internet. A literal address is checked at once, a host name when it connects, with all its addresses.
 * Redirects are not followed, and the response body is not read.
 * Throws `ForbiddenAddress`, or what the connection throws.
 */
export async function safePost(
  address: string,
  body: object,
  { timeoutMs = 10_000, ca, lookup = resolve, isOpen = publicAddress }: Options = {},
): Promise<number> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isForbidden = url.protocol !== 'https:' || url.username !== '' || url.password !== ''
  if (isForbidden || (isIP(host) !== 0 && !isOpen(host))) throw new ForbiddenAddress()
  return new Promise((done, fail) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': 'Prumo' },
        lookup: openOnly(lookup, isOpen),
        signal: AbortSignal.timeout(timeoutMs),
        ...(ca && { ca }),
      },
      (response) => {
        done(response.statusCode ?? 0)
        response.destroy()
      },
    )
    sending.on('error', fail)
    // Whoever answers that they speak something else now is hung up on, which is no error.
    sending.on('close', () => fail(new Error('closed before it was answered')))
    sending.end(JSON.stringify(body))
  })
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
