import { originOf, parseCheckpoint, parseNote, parseVerifierKey } from './checkpoint.mjs'
import { checks as allChecks } from './checks.mjs'
import { Bad } from './finding.mjs'

/** @typedef {import('./checkpoint.mjs').Head} Head */
/** @typedef {import('./checkpoint.mjs').VerifierKey} VerifierKey */
/** A published head as it was kept: its note, and the name of the file it stands in. @typedef {{ note: string, source: string }} Published */

/**
 * What a file is held against. `keys` are verifier keys from elsewhere: without one, the file's own are taken, and who signed is not shown.
 * @typedef {{ keys?: readonly string[], heads?: readonly Published[], checks?: typeof allChecks }} Trust
 */

/**
 * The keys of the file, which must be the organization's, and among those that were given.
 * @param {readonly string[]} said
 * @param {{ organizationId: string, given: readonly string[] }} against
 * @returns {VerifierKey[]}
 */
export function trustedKeys(said, { organizationId, given }) {
  const origin = originOf(organizationId)
  if (said.length === 0) throw new Bad('key', { origin })
  return said.map((text) => {
    const key = parsedKey(text)
    const known = given.length === 0 || given.includes(text)
    if (key?.name !== origin || !known) throw new Bad('key', { origin, key: text })
    return key
  })
}

/**
 * The head of a note that one of the keys signed for this origin; else it is bad.
 * @param {string} text
 * @param {{ organizationId: string, keys: readonly VerifierKey[], checks: typeof allChecks, details: Partial<import('./finding.mjs').Finding> }} against
 * @returns {Promise<Head>}
 */
export async function signedHead(text, { organizationId, keys, checks, details }) {
  const parts = partsOf(text)
  const head = parts?.head
  const origin = originOf(organizationId)
  if (!parts || head?.origin !== origin || head.size === 0) throw new Bad('origin', { ...details, origin })
  const about = { ...details, size: head.size, headAt: head.at }
  if (!(await checks.signature({ note: parts.note, keys }))) throw new Bad('signature', about)
  return head
}

/**
 * The published heads of this organization by ascending size, each signed by one of the keys and none beside another of the same size; and how
 * many are of others.
 * @param {readonly Published[]} published
 * @param {{ organizationId: string, keys: readonly VerifierKey[], checks: typeof allChecks }} against
 * @returns {Promise<{ outside: (Head & { source: string })[], ofOthers: number }>}
 */
export async function outsideHeads(published, against) {
  const origin = originOf(against.organizationId)
  const own = published.filter(({ note }) => originIn(note) === origin)
  const outside = []
  for (const { note, source } of own)
    outside.push({ ...(await signedHead(note, { ...against, details: { source } })), source })
  outside.sort((one, other) => one.size - other.size)
  mustNotSplit(outside, against.checks)
  return { outside, ofOthers: published.length - own.length }
}

/**
 * @param {readonly (Head & { source?: string })[]} heads by ascending size
 * @param {typeof allChecks} checks
 */
export function mustNotSplit(heads, checks) {
  if (checks['split-view'](heads)) return
  const other = heads.findIndex((_, index) => index > 0 && !checks['split-view'](heads.slice(index - 1, index + 1)))
  const [one, two] = heads.slice(other - 1, other + 1)
  throw new Bad('split-view', { size: two?.size ?? null, headAt: one?.at ?? null, otherAt: two?.at ?? null })
}

/**
 * The notes in a text, which may hold several, with line ends of any system.
 * @param {string} text
 */
export const notesIn = (text) =>
  [...text.replaceAll('\r\n', '\n').matchAll(/(?:[^\n]+\n)+\n(?:\u2014 [^\n]+\n)+/g)].map(([note]) => note)

/** @param {string} note */
const originIn = (note) => note.slice(0, note.indexOf('\n'))

/** @param {string} text */
function parsedKey(text) {
  try {
    return parseVerifierKey(text)
  } catch {
    return undefined
  }
}

/** @param {string} text */
function partsOf(text) {
  try {
    const note = parseNote(text)
    return { note, head: parseCheckpoint(note.text) }
  } catch {
    return undefined
  }
}
