import { canonicalJson, isInOrder } from './entry.mjs'
import { Bad } from './finding.mjs'
import { isInstant } from './instants.mjs'

/** @typedef {(value: unknown) => boolean} Is */
/**
 * Each field and what it has to be; those with a question mark are optional.
 * @typedef {Record<string, Is>} Shape
 */

/** @type {Is} */
const isText = (value) => typeof value === 'string'
/** @type {Is} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0
/** @type {Is} */
const isTextOrNull = (value) => value === null || isText(value)
/** @type {Is} */
const isListOfTexts = (value) => Array.isArray(value) && value.every(isText)
/** @type {(expected: unknown) => Is} */
const is = (expected) => (value) => value === expected
/** @type {(shape: Shape) => Is} */
const isOf = (shape) => (value) => typeof value === 'object' && value !== null && hasShape(value, shape)

const entry = isOf({
  at: isText,
  content: (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
  id: isText,
  organizationId: isText,
  projectId: isTextOrNull,
  revision: isCount,
  stream: isText,
  type: isText,
})
const signer = isOf({ email: isText, name: isText, salt: isText })
/** @type {Is} */
const isWord = (value) => typeof value === 'string' && value !== ''
const erased = isOf({ at: isInstant, by: isWord, rule: isWord })
/** @type {(holds: Is) => Is} */
const isListOf = (holds) => (value) => Array.isArray(value) && value.every(holds)
const since = isOf({ data: isText, entry, index: isCount, metadata: isText, proof: isListOfTexts })
const receipt = {
  checkpoint: isText,
  content: isText,
  data: isText,
  entry,
  index: isCount,
  keys: isListOfTexts,
  metadata: isText,
  proof: isListOfTexts,
  prumo: is('sign-off-receipt'),
  'signer?': signer,
}
const event = { data: isTextOrNull, entry, 'erased?': erased, index: isCount, metadata: isTextOrNull }

/** The lines of FORMAT.md. @satisfies {Record<string, Shape>} */
export const shapes = {
  exportHeader: {
    keys: isListOfTexts,
    organizationId: isText,
    prumo: is('log-export'),
    scope: (value) => value === 'all' || value === 'some',
    version: (value) => value === 1 || value === 2,
  },
  headOfAll: { head: isText },
  headOfSome: { consistency: isListOfTexts, head: isText },
  entryOfAll: { ...event, leaf: isText },
  entryOfSome: { ...event, proof: isListOfTexts, 'withheld?': is(true) },
  entryOfSomeBefore2: { ...event, proof: isListOfTexts },
  receipt: { ...receipt, since: isListOf(since), version: is(2) },
  receiptBefore2: { ...receipt, version: is(1) },
}

/**
 * The value of a line that is canonical JSON of this shape; else it is bad.
 * @param {{ text: string | null } & import('./finding.mjs').Place} line `text`: `null` if not UTF-8 or without an end
 * @param {Shape} shape
 * @param {string} check under which name it is bad
 * @returns {any} of this shape
 */
export function parsedLine({ text, line, byte }, shape, check = 'line') {
  const value = parsed(text)
  if (!isOf(shape)(value) || !isCanonical(value, text)) throw new Bad(check, { line, byte })
  return value
}

/**
 * What the JSON says, `undefined` for what is none.
 * @param {string | null} text
 * @returns {any}
 */
export function parsed(text) {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const deepest = 100

/**
 * The object of a text that is the one canonical JSON (RFC 8785) of it, at most 100 levels deep; `undefined` of any
 * other text. A name that stands
 * twice, or a number in other digits, would be read in two ways.
 * @param {string | null} text
 * @returns {any}
 */
export function canonicalIn(text) {
  const value = parsed(text)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && isWithin(value, deepest) && written(value) === text ? value : undefined
}

/** @param {unknown} value @param {number} levels @returns {boolean} */
const isWithin = (value, levels) =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isWithin(part, levels - 1)))

/** @param {unknown} value @returns {string} */
function written(value) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  const fields = Object.entries(value).sort(([name], [next]) => (name < next ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${written(field)}`).join(',')}}`
}

/**
 * Most lines are so as JSON.stringify writes them; one in which a surrogate is escaped is looked at more closely.
 * @param {unknown} value of a shape, so that its numbers are safe integers
 * @param {string | null} text of which it was read
 */
function isCanonical(value, text) {
  if (text === null || text.includes('\\ud')) return isSame(value, text)
  return JSON.stringify(value) === text && areInOrder(value)
}

/** @param {unknown} value @returns {boolean} */
const areInOrder = (value) =>
  typeof value !== 'object' ||
  value === null ||
  Array.isArray(value) ||
  (isInOrder(Object.keys(value)) && Object.values(value).every(areInOrder))

/** @param {unknown} value @param {string | null} text */
function isSame(value, text) {
  try {
    return canonicalJson(value) === text
  } catch {
    return false
  }
}

/** @param {object} value @param {Shape} shape */
function hasShape(value, shape) {
  const fields = /** @type {Record<string, unknown>} */ (value)
  let expected = 0
  for (const name in shape) {
    const optional = name.endsWith('?')
    const field = optional ? name.slice(0, -1) : name
    const isPresent = Object.hasOwn(fields, field)
    if (isPresent) expected++
    if (isPresent ? !shape[name]?.(fields[field]) : !optional) return false
  }
  return Object.keys(fields).length === expected
}
