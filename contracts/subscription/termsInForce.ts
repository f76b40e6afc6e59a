/**
 * The terms of use that are accepted with an order: the day of their text, and the SHA-256 of it in both languages, as
 * canonical JSON. A text that differs is another version.
 */
export const termsInForce = {
  version: '2026-11-30',
  sha256: 'ec7031fe83bee3e224ae501c62c121a948d582848ae9afaccf14365281787ba8',
} as const
