import { isDated, parseCheckpoint, parseNote, parseVerifierKey } from './checkpoint.mjs'
import { NotUnderstood } from './finding.mjs'

/**
 * A file that was kept with heads: its path below what was given, and what it holds.
 * @typedef {{ name: string, bytes: Uint8Array }} KeptFile
 */
/** @typedef {import('./trust.mjs').Published} Published */
/**
 * What such files hold: heads, verifier keys, and the names of files that were passed over, or that have text besides.
 * @typedef {{ heads: Published[], keptKeys: string[], leftovers: string[], withText: string[] }} Kept
 */
/**
 * Lines that stand together, and how many empty ones stand before them.
 * @typedef {{ lines: string[], gap: number }} Paragraph
 */

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
/** What Prumo's folder of heads leaves over where it breaks off: never a whole file. */
const leftover = /^(verifier-key|latest\.checkpoint|\d{12,16}-[0-9a-f]{16}\.checkpoint)\.part$/
const origin = /^prumo\/[^\s+]+$/
/** What may be a part of a head: its name, its size, its root or a signature, and when it was made. */
const partOfHead = /prumo\/|^[ \t]*\d+[ \t]*$|[A-Za-z0-9+/=]{40}|\d{4}-\d\d-\d\dT\d\d/i

/**
 * Reads all of them, or rejects the first that is not understood: a head that is passed over in silence proves nothing.
 * @param {readonly KeptFile[]} files
 * @returns {Kept}
 */
export function readHeadFiles(files) {
  /** @type {Kept} */
  const kept = { heads: [], keptKeys: [], leftovers: [], withText: [] }
  for (const { name, bytes } of files) {
    if (leftover.test(baseOf(name))) kept.leftovers.push(name)
    else add(kept, name, bytes)
  }
  return kept
}

/** @param {Kept} kept @param {string} name @param {Uint8Array} bytes */
function add(kept, name, bytes) {
  const text = textOf(bytes)
  const parts = text === undefined ? undefined : partsOf(text)
  if (!parts) throw new NotUnderstood('headFile', name)
  kept.heads.push(...parts.notes.map((note) => ({ note, source: name })))
  kept.keptKeys.push(...parts.keys)
  if (parts.hasText) kept.withText.push(name)
}

/** @param {Uint8Array} bytes */
function textOf(bytes) {
  try {
    const text = decoder.decode(bytes).replaceAll('\r\n', '\n')
    return text.startsWith('\uFEFF') || hasControls(text) ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * The notes and keys in a text; `undefined` where it has neither, or anything that may be a part of one. No text stands
 * last.
 * @param {string} text
 */
function partsOf(text) {
  const parts = { notes: /** @type {string[]} */ ([]), keys: /** @type {string[]} */ ([]), hasText: false }
  const paragraphs = paragraphsIn(text)
  let last = ''
  for (let nth = 0; nth < paragraphs.length; nth++) {
    const [{ lines }, next] = [/** @type {Paragraph} */ (paragraphs[nth]), paragraphs[nth + 1]]
    if (next && isSignatures(next)) {
      const note = `${lines.join('\n')}\n\n${next.lines.join('\n')}\n`
      if (next.gap !== 1 || !isHead(note)) return undefined
      parts.notes.push(note)
      last = 'note'
      nth++
    } else if (lines.every(isKey)) {
      parts.keys.push(...lines)
      last = 'key'
    } else {
      if (lines.some((line) => line.startsWith('\u2014 ') || partOfHead.test(line))) return undefined
      parts.hasText = true
      last = 'text'
    }
  }
  // Cut off anywhere, a file ends in text or lacks its last line feed.
  return last === 'key' || (last === 'note' && text.endsWith('\n')) ? parts : undefined
}

/** @param {string} text */
function paragraphsIn(text) {
  /** @type {Paragraph[]} */
  const paragraphs = []
  let gap = 1
  for (const line of text.split('\n')) {
    if (line === '') gap++
    else if (gap > 0) {
      paragraphs.push({ lines: [line], gap })
      gap = 0
    } else paragraphs.at(-1)?.lines.push(line)
  }
  return paragraphs
}

/** @param {Paragraph} paragraph */
const isSignatures = ({ lines }) => lines.every((line) => line.startsWith('\u2014 '))

/** Whether it is a well-formed head of some log of Prumo, which that log has signed. @param {string} text */
function isHead(text) {
  try {
    const note = parseNote(text)
    const head = parseCheckpoint(note.text)
    return (
      isDated(note.text) &&
      !/^ | $/m.test(text) &&
      origin.test(head.origin) &&
      note.signatures.some(({ name }) => name === head.origin)
    )
  } catch {
    return false
  }
}

/** @param {string} line */
function isKey(line) {
  try {
    return origin.test(parseVerifierKey(line).name)
  } catch {
    return false
  }
}

/** Any ASCII control character but tab and line feed. @param {string} text */
const hasControls = (text) =>
  [...text].some((sign) => (sign < ' ' && sign !== '\t' && sign !== '\n') || sign === '\u007f')

/** @param {string} name */
const baseOf = (name) => name.slice(name.lastIndexOf('/') + 1)
