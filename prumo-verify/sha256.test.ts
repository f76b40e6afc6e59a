import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 as browserSha256 } from './sha256.browser.mjs'
import { sha256 as nodeSha256 } from './sha256.node.mjs'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** FIPS 180-4 examples, from NIST's "Examples with Intermediate Values". */
const vectors = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const

describe.each([
  ["Node's", nodeSha256],
  ["the browser's", browserSha256],
])('AUD-01 SHA-256, %s,', (_, sha256) => {
  it.each(vectors)("is NIST's of %.8s…", (text, expected) => {
    expect(hex(sha256(text))).toBe(expected)
    expect(hex(sha256(new TextEncoder().encode(text)))).toBe(expected)
  })

  it("is node:crypto's of bytes of every length up to three blocks", () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = randomBytes(length)
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  it('takes a text in UTF-8', () => expect(hex(sha256('ção 𝄞'))).toBe(hex(sha256(Buffer.from('ção 𝄞')))))
})
