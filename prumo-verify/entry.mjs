import { sha256 } from '#sha256'
import { toHex } from './bytes.mjs'

/**
 * An event as recorded: `data` and `metadata` are the exact texts that the log keeps.
 * @typedef {{ id: string, type: string, stream: string, revision: number, at: string, organizationId: string | null,
 *   projectId: string | null, data: string, metadata: string }} LoggedEvent
 */

/**
 * What a leaf of the tree says of an event. Its content is there as a hash, so that it can be erased and the leaf still
 * be checked.
 * @typedef {{ at: string, content: string, id: string, organizationId: string | null, projectId: string | null,
 *   revision: number, stream: string, type: string }} Entry
 */

/**
 * @param {LoggedEvent} event
 * @returns {Entry}
 */
export const entryOf = ({ at, data, id, metadata, organizationId, projectId, revision, stream, type }) => ({
  at,
  content: contentHash(data, metadata),
  id,
  organizationId,
  projectId,
  revision,
  stream,
  type,
})

/**
 * The exact text of which the leaf hash is made.
 * @param {LoggedEvent} event
 */
export const entryText = (event) => canonicalJson(entryOf(event))

/**
 * Hex SHA-256 of data, a line feed and metadata. Canonical JSON has no raw line feed, so no other pair gives the same
 * bytes.
 * @param {string} data
 * @param {string} metadata
 */
export const contentHash = (data, metadata) => toHex(sha256(`${data}\n${metadata}`))

/**
 * RFC 8785 for what stands in entries and exports: texts, safe integers, `true`, `false`, null, and lists and objects
 * of these. Throws for anything else, and for a text that is not well-formed Unicode.
 * @param {unknown} value
 * @returns {string}
 */
export function canonicalJson(value) {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string' && isWellFormed(value)) return JSON.stringify(value)
  if (Number.isSafeInteger(value)) return String(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object') throw new TypeError('no canonical JSON for this value')
  const fields = /** @type {Record<string, unknown>} */ (value)
  const names = Object.keys(fields)
  if (isInOrder(names) && names.every((name) => isWellFormed(name) && isPlain(fields[name])))
    return JSON.stringify(value)
  return `{${names
    .sort()
    .map((name) => `${canonicalJson(name)}:${canonicalJson(fields[name])}`)
    .join(',')}}`
}

/** What JSON.stringify writes as RFC 8785 does. @param {unknown} value */
const isPlain = (value) =>
  typeof value === 'string' ? isWellFormed(value) : value === null || Number.isSafeInteger(value)

/**
 * Whether names stand by their UTF-16 code units.
 * @param {readonly string[]} names
 */
export const isInOrder = (names) =>
  names.every((name, index) => index === 0 || /** @type {string} */ (names[index - 1]) < name)

/** @type {(text: string) => boolean} */
const isWellFormed =
  typeof String.prototype.isWellFormed === 'function'
    ? (text) => text.isWellFormed()
    : (text) => !/\p{Surrogate}/u.test(text)
