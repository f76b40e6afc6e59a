import { HttpProblem } from '../errors'

const deepest = 32
const most = 10_000

const [quote, backslash, comma, blank] = [0x22, 0x5c, 0x2c, 0x20]
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** What is open: an object with the names in it so far, or an array. */
type Open = { names: Set<string> | undefined; expectsName: boolean; isEmpty: boolean }
type Counts = { keys: number; items: number }

/**
 * Refuses text that as JSON would be too deep, or have too many keys or items, or a name twice in an object. Runs
 * before the text is parsed. Invalid JSON is left to the parser: up to its first error, the counts are right.
 */
export function refuseUnboundedJson(text: string): void {
  const counts = { keys: 0, items: 0 }
  // Counting costs a tenth of comparing: what has too much is not compared.
  scan(text, counts, () => {})
  if (counts.keys > 1) scan(text, { keys: 0, items: 0 }, refuseRepeated)
}

function scan(
  text: string,
  counts: Counts,
  onName: (names: Set<string>, text: string, start: number, end: number) => void,
) {
  const open: Open[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character <= blank) continue
    const inside = open[open.length - 1]
    if (character === closeArray || character === closeObject) {
      open.pop()
      continue
    }
    if (inside && !inside.names && (inside.isEmpty || character === comma)) count(counts, 'items')
    if (inside) inside.isEmpty = false
    if (character === comma && inside) inside.expectsName = inside.names !== undefined
    else if (character === openArray || character === openObject) begin(open, character === openObject)
    else if (character === quote) {
      const end = endOfString(text, at)
      if (inside?.names && inside.expectsName) {
        count(counts, 'keys')
        onName(inside.names, text, at, end)
        inside.expectsName = false
      }
      at = end
    }
  }
}

function begin(open: Open[], isObject: boolean) {
  if (open.length === deepest) throw new HttpProblem(400, 'request.tooDeep', { deepest })
  open.push({ names: isObject ? new Set() : undefined, expectsName: isObject, isEmpty: true })
}

function count(counts: Counts, what: keyof Counts) {
  if (++counts[what] > most) throw new HttpProblem(400, 'request.tooManyKeys', { most })
}

/** Where the string that begins here ends: its last quote, or beyond the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
}

/** Names are compared as what they mean: with an escape in it, one is another spelling of one without. */
function refuseRepeated(names: Set<string>, text: string, start: number, end: number) {
  const raw = text.slice(start + 1, end)
  const name = raw.includes('\\') ? JSON.parse(text.slice(start, end + 1)) : raw
  if (names.has(name)) throw new HttpProblem(400, 'request.keyRepeated')
  names.add(name)
}
