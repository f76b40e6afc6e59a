import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fromBase64 } from './bytes.mjs'
import {
  agree,
  checkpointText,
  keyIdOf,
  originOf,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  signedNote,
  signerOf,
  verifierKey,
} from './checkpoint.mjs'
import { verifyEd25519 as inBrowser } from './ed25519.browser.mjs'
import { verifyEd25519 as inNode } from './ed25519.node.mjs'

const root = createHash('sha256').update('root').digest()
const origin = originOf('0190a0b0-0000-7000-8000-000000000003')
const head = { origin, size: 12, root, at: '2026-11-21T12:00:00.000Z' }
const text = checkpointText(head)
const [first, second] = [aKey(origin), aKey(origin)]
const note = signedNote(text, [first.signs(text)])

function aKey(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  const signs = (text: string) => ({ name, publicKey: bytes, signature: sign(null, Buffer.from(text), privateKey) })
  return { signs, verifier: parseVerifierKey(verifierKey(name, bytes)) }
}

describe('AUD-01 A checkpoint', () => {
  it('says origin, size, root and time', () => {
    expect(text).toBe(`${origin}\n12\n${root.toString('base64')}\nat 2026-11-21T12:00:00.000Z\n`)
    expect({ ...parseCheckpoint(parseNote(note).text) }).toEqual({ ...head, root: new Uint8Array(root) })
  })

  it('need not say its time, nor only that', () => {
    expect(parseCheckpoint(checkpointText({ ...head, at: null })).at).toBeNull()
    expect(parseCheckpoint(`${checkpointText({ ...head, at: null })}other\nat 1\n`).at).toBe('1')
  })

  /** The example of C2SP's tlog-checkpoint. */
  it('is read as C2SP writes it', () => {
    const { text, signatures } = parseNote(
      'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n' +
        '— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n',
    )
    expect(parseCheckpoint(text)).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20852163, at: null })
    expect(signatures).toMatchObject([{ name: 'example.com/behind-the-sofa', keyId: '033de0ae' }])
  })

  it.each([
    ['a size with a zero before it', text.replace('\n12\n', '\n012\n')],
    ['no size', text.replace('\n12\n', '\nten\n')],
    ['a size beyond counting', text.replace('\n12\n', '\n9007199254740993\n')],
    ['a short root', text.replace(root.toString('base64'), 'AAAA')],
    ['a root with other unused bits', text.replace(/.=\n/, 'b=\n')],
    ['no origin', text.replace(origin, '')],
    ['an empty line', `${text}\n`],
    ['no line feed at its end', text.slice(0, -1)],
  ])('with %s is none', (_, wrong) => expect(() => parseCheckpoint(wrong)).toThrow(TypeError))

  it('agrees with another of the same size only if the root is the same', () => {
    expect(agree(head, { ...head, at: null })).toBe(true)
    expect(agree(head, { ...head, root: new Uint8Array(32) })).toBe(false)
    expect(agree(head, { ...head, size: 13, root: new Uint8Array(32) })).toBe(true)
  })
})

describe('AUD-01 A signed note', () => {
  it('is signed by the key that signed it, and by no other', async () => {
    expect(await signerOf(parseNote(note), [second.verifier, first.verifier])).toBe(first.verifier)
    expect(await signerOf(parseNote(note), [second.verifier])).toBeUndefined()
  })

  it('may have signatures of others, but none that is wrong', async () => {
    const both = parseNote(signedNote(text, [second.signs(text), first.signs(text)]))
    expect(await signerOf(both, [first.verifier])).toBe(first.verifier)
    const wrong = parseNote(signedNote(text, [first.signs(text), second.signs('other')]))
    expect(await signerOf(wrong, [first.verifier])).toBe(first.verifier)
    expect(await signerOf(wrong, [first.verifier, second.verifier])).toBeUndefined()
  })

  it('does not hold once any byte differs', async () => {
    const bytes = Buffer.from(note)
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(await holds(changed.toString())).toBe(false)
    }
  })

  it.each([
    '',
    '\n',
    'text',
    'text\n',
    'text\n\n',
    'text\n\nno signature\n',
    note.slice(0, -1),
    `${note}\n`,
    `\r${note}`,
  ])('is not %j', (wrong) => expect(() => parseNote(wrong)).toThrow(TypeError))

  async function holds(note: string) {
    try {
      return (await signerOf(parseNote(note), [first.verifier])) !== undefined
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError)
      return false
    }
  }
})

describe('AUD-01 A verifier key', () => {
  /** The key of Go's checksum database (golang.org/x/mod/sumdb/note documents the form). */
  it('is read as others write it', () => {
    const { name, keyId, publicKey } = parseVerifierKey(
      'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8',
    )
    expect([name, keyId, publicKey.length]).toEqual(['sum.golang.org', '033de0ae', 32])
    expect(keyIdOf(name, publicKey)).toBe(keyId)
    expect(verifierKey(name, publicKey)).toBe('sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8')
  })

  it.each([
    '',
    'name',
    'a name+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8',
    'sum.golang.org+033de0af+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8',
    'sum.golang.org+033de0ae+Bc4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8',
    'sum.golang.org+033de0ae+Ac4z',
  ])('is not %j', (text) => expect(() => parseVerifierKey(text)).toThrow(TypeError))
})

/** RFC 8032 section 7.1, tests 1 to 3. */
const vectors = [
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
] as const

describe.each([
  ["Node's", inNode],
  ["the browser's", inBrowser],
])('AUD-01 Ed25519, %s,', (_, verifyEd25519) => {
  it.each(vectors)("takes RFC 8032's %s, and not another's", async (key, message, signature) => {
    const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
    expect(await verifyEd25519(bytes(key), bytes(message), bytes(signature))).toBe(true)
    expect(await verifyEd25519(bytes(key), bytes(`${message}00`), bytes(signature))).toBe(false)
  })
})

describe('AUD-01 base64', () => {
  it.each(['a', 'ab', 'abc', ' YQ==', 'YQ', 'YR==', 'YQ==\n', '-_=='])('has one form, which is not %j', (text) =>
    expect(() => fromBase64(text)).toThrow(TypeError),
  )
})
