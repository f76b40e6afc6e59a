import { toHex } from './bytes.mjs'

const p = 2n ** 255n - 19n
/**
 * The y of the eight points of Ed25519 whose order divides 8: under such a key anybody signs anything. Of order 8 there
 * are two, each with two x.
 */
const smallOrder = new Set([
  0n,
  1n,
  p - 1n,
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
  p - 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
])

/**
 * Whether a public key is written in the one form of RFC 8032 and is none of small order. Libraries differ in what they
 * make of others.
 * @param {Uint8Array} publicKey 32 bytes
 */
export function isStrongKey(publicKey) {
  const y = BigInt(`0x${toHex(Uint8Array.from(publicKey).reverse())}`) & (2n ** 255n - 1n)
  return y < p && !smallOrder.has(y)
}
