import { createPublicKey, verify } from 'node:crypto'

/** What stands before the 32 bytes of a key in its DER form (RFC 8410). */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * Whether this is the key's Ed25519 signature of the message (RFC 8032).
 * @param {Uint8Array} publicKey 32 bytes
 * @param {Uint8Array} message
 * @param {Uint8Array} signature 64 bytes
 * @returns {Promise<boolean>}
 */
export async function verifyEd25519(publicKey, message, signature) {
  const key = createPublicKey({ key: Buffer.concat([derPrefix, publicKey]), format: 'der', type: 'spki' })
  return verify(null, message, key, signature)
}
