import * as crypto from 'node:crypto'

/**
 * SHA-256 of bytes, or of a text in UTF-8.
 * @type {(data: string | Uint8Array) => Uint8Array}
 */
export const sha256 =
  typeof crypto.hash === 'function'
    ? (data) => crypto.hash('sha256', data, 'buffer')
    : (data) => crypto.createHash('sha256').update(data).digest()
