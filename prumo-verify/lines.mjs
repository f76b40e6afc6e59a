const longestLine = 64 << 20
const lineFeed = 0x0a
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * A line, and where it begins: lines count from 1, bytes from 0.
 * @typedef {{ text: string | null, line: number, byte: number }} FileLine
 */

/**
 * The lines of a file that comes in chunks. A chunk must not change meanwhile. The text of a line is `null` if it is
 * not UTF-8, does not end in a line feed, or is longer than 64 MB. After such a long line nothing more is read. Only
 * U+000A ends a line.
 * @param {Iterable<Uint8Array>} chunks
 * @returns {Generator<FileLine>}
 */
export function* linesOf(chunks) {
  let [line, byte] = [1, 0]
  /** @type {Uint8Array} */
  let rest = new Uint8Array()
  for (const chunk of chunks) {
    const bytes = joined(rest, chunk)
    let start = 0
    for (let end = bytes.indexOf(lineFeed, rest.length); end !== -1; end = bytes.indexOf(lineFeed, start)) {
      yield { text: textOf(bytes.subarray(start, end)), line, byte }
      byte += end + 1 - start
      line++
      start = end + 1
    }
    rest = bytes.subarray(start)
    if (rest.length > longestLine) break
  }
  if (rest.length > 0) yield { text: null, line, byte }
}

/** @param {Uint8Array} rest @param {Uint8Array} chunk */
function joined(rest, chunk) {
  if (rest.length === 0) return chunk
  const bytes = new Uint8Array(rest.length + chunk.length)
  bytes.set(rest)
  bytes.set(chunk, rest.length)
  return bytes
}

/** @param {Uint8Array} bytes */
function textOf(bytes) {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}
