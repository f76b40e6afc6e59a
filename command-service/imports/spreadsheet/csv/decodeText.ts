import { SpreadsheetRefused } from '../spreadsheetRefused'

const marks: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/**
 * Windows-1252 from 0x80 to 0x9f, where ISO-8859-1 has control characters; a blank is undefined. Source:
 * https://encoding.spec.whatwg.org/index-windows-1252.txt
 */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const isWindows = (byte: number) => byte >= 0x80 && byte <= 0x9f

/**
 * The text of a file and its encoding: the one of its byte order mark, else UTF-8 if valid, else that of older
 * Brazilian spreadsheets.
 */
export function decodeText(content: Uint8Array): { text: string; encoding: string } {
  const marked = marks.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0]
  const encoding = marked ?? (decoded(content, 'utf-8') === undefined ? older(content) : 'utf-8')
  const text = /^(utf|UTF)/.test(encoding) ? decoded(content, encoding) : latin(content)
  if (text === undefined) throw new SpreadsheetRefused('import.encodingUnknown')
  return { text, encoding }
}

function decoded(content: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

/** ISO-8859-1 has only control characters between 0x80 and 0x9f: a byte from there means Windows-1252. */
function older(content: Uint8Array): string {
  if (content.some((byte) => windows[byte - 0x80] === ' ')) throw new SpreadsheetRefused('import.encodingUnknown')
  return content.some(isWindows) ? 'windows-1252' : 'iso-8859-1'
}

/** By hand: Node's decoder for Windows-1252 leaves the bytes from 0x80 to 0x9f as they are. */
const latin = (content: Uint8Array) =>
  Array.from(content, (byte) => (isWindows(byte) ? windows[byte - 0x80] : String.fromCharCode(byte))).join('')
