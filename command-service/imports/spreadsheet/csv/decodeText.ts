import iconv from 'iconv-lite'
import { SpreadsheetRefused } from '../spreadsheetRefused'

type Decoded = { text: string; encoding: string }

const marks: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * The text of a file and its encoding: the one of its byte order mark, else UTF-8 if valid, else that of older
 * Brazilian spreadsheets.
 */
export function decodeText(content: Uint8Array): Decoded {
  const marked = marks.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0]
  const encoding = marked ?? 'utf-8'
  const text = decodeUnicode(content, encoding)
  if (text !== undefined) return { text, encoding }
  if (marked) throw new SpreadsheetRefused('import.encodingUnknown')
  return decodeOlder(content)
}

function decodeUnicode(content: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

/** By a library: Node's own decoder for Windows-1252 leaves the bytes from 0x80 to 0x9f as they are. */
function decodeOlder(content: Uint8Array): Decoded {
  const text = iconv.decode(content, 'windows-1252')
  if (text.includes('\ufffd')) throw new SpreadsheetRefused('import.encodingUnknown')
  return { text, encoding: content.some(isOfWindows) ? 'windows-1252' : 'iso-8859-1' }
}

/** ISO-8859-1 is the same but for these bytes, where it has only control characters. */
const isOfWindows = (byte: number) => byte >= 0x80 && byte <= 0x9f
