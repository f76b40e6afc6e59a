import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * From now on, stacks tell the places of sources and not those of a bundle. Its map is read when a stack is, and kept
 * for seconds: Node's own way reads each map of each file at every start, and keeps it.
 */
export function nameSources({ keptForMs = 10_000 } = {}) {
  const mapOf = mapsKeptFor(keptForMs)
  Error.prepareStackTrace = (error, calls) =>
    [headOf(error), ...calls.map((call) => lineOf(call, mapOf))].join('\n    at ')
}

/** @param {Error} error */
function headOf(error) {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error'
  }
}

/**
 * @param {NodeJS.CallSite} call
 * @param {(file: string) => SourceMap | undefined} mapOf
 */
function lineOf(call, mapOf) {
  const line = String(call)
  const [file, row, column] = [call.getFileName(), call.getLineNumber(), call.getColumnNumber()]
  if (!file?.startsWith('file:') || row === null || column === null) return line
  const place = mapOf(file)?.findEntry(row - 1, column - 1)
  if (!place || !('originalSource' in place)) return line
  const source = fileURLToPath(new URL(place.originalSource, file))
  return line.replace(`${file}:${row}:${column}`, `${source}:${place.originalLine + 1}:${place.originalColumn + 1}`)
}

/**
 * Reads the map of a file, and keeps it for so many milliseconds: errors seldom come alone, and each reading keeps
 * everybody waiting for a tenth of a second. In memory it takes twenty times its file. `undefined` if a file has none.
 * @param {number} ms
 */
function mapsKeptFor(ms) {
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map()
  return (/** @type {string} */ file) => {
    if (maps.has(file)) return maps.get(file)
    const map = read(`${file}.map`)
    maps.set(file, map)
    if (map) setTimeout(() => maps.delete(file), ms).unref()
    return map
  }
}

/**
 * What is no bundle has none.
 * @param {string} file
 */
function read(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(file), 'utf8')))
  } catch {
    return undefined
  }
}
