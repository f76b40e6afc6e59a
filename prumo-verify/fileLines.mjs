import { closeSync, openSync, readSync } from 'node:fs'
import { linesOf } from './lines.mjs'

const chunkBytes = 1 << 20

/**
 * The lines of a file, of which no more than a chunk and a line are held at a time.
 * @param {string} path
 */
export function* fileLines(path) {
  const file = openSync(path, 'r')
  try {
    yield* linesOf(chunksOf(file))
  } finally {
    closeSync(file)
  }
}

/** @param {number} file @returns {Generator<Uint8Array>} */
function* chunksOf(file) {
  for (;;) {
    const chunk = new Uint8Array(chunkBytes)
    const count = readSync(file, chunk)
    if (count === 0) return
    yield chunk.subarray(0, count)
  }
}
