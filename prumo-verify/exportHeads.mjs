import { Bad } from './finding.mjs'
import { parsedLine, shapes } from './shapes.mjs'
import { mustNotSplit, signedHead } from './trust.mjs'

/** @typedef {import('./trust.mjs').SignedHead} SignedHead */
/** @typedef {import('./lines.mjs').FileLine} FileLine */
/** @typedef {Required<import('./trust.mjs').Trust>} Trust */

/**
 * The heads, which stand before the entries.
 * @param {AsyncIterator<FileLine>} rest
 * @param {{ organizationId: string, keys: readonly import('./checkpoint.mjs').VerifierKey[], scope: string, checks:
 * Trust['checks'] }} against
 */
export async function readHeads(rest, against) {
  const { scope, checks } = against
  /** @type {SignedHead[]} */
  const heads = []
  /** @type {Set<string>} */
  const texts = new Set()
  let next = await nextOf(rest)
  for (; next !== undefined && !isEntry(next); next = await nextOf(rest)) {
    const { head: note, consistency } = parsedLine(next, scope === 'all' ? shapes.headOfAll : shapes.headOfSome)
    const head = await signedHead(note, { ...against, details: placeOf(next) })
    const before = heads.at(-1)
    const about = { ...placeOf(next), size: head.size, headAt: head.at }
    mustNotSplit(before ? [before, head] : [head], checks)
    if (!checks['heads-order']({ before, head })) throw new Bad('heads-order', about)
    if (scope === 'some' && !checks.consistency({ from: before, to: head, proof: consistency }))
      throw new Bad('consistency', { ...about, before: before?.size ?? null })
    heads.push(head)
    texts.add(head.text)
  }
  return { heads, texts, next }
}

/**
 * A key that signed nothing here says nothing.
 * @param {readonly import('./checkpoint.mjs').VerifierKey[]} keys
 * @param {readonly SignedHead[]} heads
 * @param {Trust['checks']} checks
 */
export function mustAllSign(keys, heads, checks) {
  const unused = keys.find((key) => !checks['key-unused']({ key, heads }))
  if (unused) throw new Bad('key-unused', { key: unused.keyId })
}

/** @param {FileLine} line */
export const placeOf = ({ line, byte }) => ({ line, byte })

/** Head lines stand first; every other line is read as an entry. @param {FileLine} line */
const isEntry = ({ text }) => text?.startsWith('{"data":') === true

/** @param {AsyncIterator<FileLine>} lines @returns {Promise<FileLine | undefined>} */
export async function nextOf(lines) {
  const { value, done } = await lines.next()
  return done ? undefined : value
}
