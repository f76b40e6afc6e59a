import { closeSync, openSync, readSync } from 'node:fs'
import { linesOf } from './lines.mjs'

const chunkBytes = 1 << 20

/**
 * The lines of a file, of which no more than a chunk and a line are held at a time.
 * @param {string} path
 */
export const fileLines = (path) => linesOf(fileChunks(path))

/** The bytes of a file, piece by piece. @param {string} path @returns {Generator<Uint8Array>} */
export function* fileChunks(path) {
  const file = openSync(path, 'r')
  try {
    for (;;) {
      const chunk = new Uint8Array(chunkBytes)
      const count = readSync(file, chunk)
      if (count === 0) return
      yield chunk.subarray(0, count)
    }
  } finally {
    closeSync(file)
  }
}
