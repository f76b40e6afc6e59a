import { describe, expect, it } from 'vitest'
import { SpreadsheetRefused } from '../spreadsheetRefused'
import { decodeText } from './decodeText'

/**
 * Windows-1252 from 0x80 to 0x9f, where ISO-8859-1 has control characters; a blank is undefined. Source:
 * https://encoding.spec.whatwg.org/index-windows-1252.txt
 */
const ofWindows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const latin = (byte: number) => ofWindows[byte - 0x80] ?? String.fromCharCode(byte)

const bytes = Array.from({ length: 256 }, (_, byte) => byte)
const isUndefined = (byte: number) => latin(byte) === ' ' && byte !== 0x20
/** A byte that begins a character of UTF-8 and stands alone is of no Unicode encoding. */
const accent = 0xe7

const refusal = (content: readonly number[]) => {
  try {
    return decodeText(Uint8Array.from(content)).encoding
  } catch (error) {
    return error instanceof SpreadsheetRefused ? error.reason : error
  }
}

describe('The text of an older spreadsheet', () => {
  it('IMP-01 has the character of the standard for each of the 256 bytes', () => {
    for (const byte of bytes.filter((each) => !isUndefined(each)))
      expect(decodeText(Uint8Array.of(byte, accent, 0x0a)).text, byte.toString(16)).toBe(`${latin(byte)}ç\n`)
  })

  it('IMP-01 is the same for all its bytes at once', () => {
    const content = bytes.filter((byte) => !isUndefined(byte))
    expect(decodeText(Uint8Array.from(content))).toEqual({
      text: content.map(latin).join(''),
      encoding: 'windows-1252',
    })
  })

  it('IMP-01 is of Windows where a byte is one that ISO-8859-1 has for control, and else of ISO-8859-1', () => {
    for (const byte of bytes.filter((each) => !isUndefined(each)))
      expect(decodeText(Uint8Array.of(byte, accent, 0x0a)).encoding, byte.toString(16)).toBe(
        byte >= 0x80 && byte <= 0x9f ? 'windows-1252' : 'iso-8859-1',
      )
  })

  it('IMP-04 is refused for each byte that the standard leaves undefined', () => {
    const undefinedBytes = bytes.filter(isUndefined)
    expect(undefinedBytes).toEqual([0x81, 0x8d, 0x8f, 0x90, 0x9d])
    for (const byte of undefinedBytes) expect(refusal([0x61, byte, 0x62])).toBe('import.encodingUnknown')
  })
})

describe('The text of a spreadsheet with a byte order mark', () => {
  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf, 0x61, 0xc3, 0xa7]],
    ['utf-16le', [0xff, 0xfe, 0x61, 0, 0xe7, 0]],
    ['utf-16be', [0xfe, 0xff, 0, 0x61, 0, 0xe7]],
  ])('IMP-01 is read as %s, without the mark', (encoding, content) =>
    expect(decodeText(Uint8Array.from(content))).toEqual({ text: 'aç', encoding }),
  )

  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf, 0xe7, 0x61]],
    ['utf-16le', [0xff, 0xfe, 0, 0xd8]],
    ['utf-16be', [0xfe, 0xff, 0xd8, 0]],
  ])('IMP-04 is refused where it is not valid %s, and never taken for an older one', (_, content) =>
    expect(refusal(content)).toBe('import.encodingUnknown'),
  )
})

describe('The text of a spreadsheet in UTF-8', () => {
  it('IMP-01 may have a replacement character of its own', () =>
    expect(decodeText(Buffer.from('a\ufffd'))).toEqual({ text: 'a\ufffd', encoding: 'utf-8' }))
})
