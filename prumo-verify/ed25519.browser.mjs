/**
 * Whether this is the key's Ed25519 signature of the message (RFC 8032).
 * @param {Uint8Array} publicKey 32 bytes
 * @param {Uint8Array} message
 * @param {Uint8Array} signature 64 bytes
 * @returns {Promise<boolean>}
 */
export async function verifyEd25519(publicKey, message, signature) {
  const { subtle } = globalThis.crypto
  const key = await subtle.importKey('raw', Uint8Array.from(publicKey), 'Ed25519', false, ['verify'])
  return subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(message))
}
