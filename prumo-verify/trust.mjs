import { isDated, keysOn, originOf, parseCheckpoint, parseNote, parseVerifierKey } from './checkpoint.mjs'
import { checks as allChecks } from './checks.mjs'
import { Bad } from './finding.mjs'

/** @typedef {import('./checkpoint.mjs').Head} Head */
/** @typedef {import('./checkpoint.mjs').VerifierKey} VerifierKey */
/**
 * A published head as it was kept: its note, and the name of the file it stands in.
 * @typedef {{ note: string, source: string }} Published
 */

/**
 * What a file is held against. `keys` are verifier keys from elsewhere: without one, the file's own are taken, and who
 * signed is not shown. Keys that were kept with heads are no such keys, as after a change of key the newest alone is
 * kept; they are told. `leftovers` and `withText` are names of files, told as well.
 * @typedef {{ keys?: readonly string[], heads?: readonly Published[], keptKeys?: readonly string[], leftovers?:
 * readonly string[],
 *   withText?: readonly string[], checks?: typeof allChecks }} Trust
 */
/**
 * A head whose signatures hold: the text that was signed, the keys that signed it, and how many signatures are of
 * others.
 * @typedef {Head & { text: string, signers: VerifierKey[], witnesses: number }} SignedHead
 */

/**
 * The keys of the file, which must be the organization's, among those that were given, and there once.
 * @param {readonly string[]} named
 * @param {{ organizationId: string, given: readonly string[], checks: typeof allChecks }} against
 * @returns {VerifierKey[]}
 */
export function trustedKeys(named, { organizationId, given, checks }) {
  const origin = originOf(organizationId)
  if (named.length === 0 || !checks.key({ keys: named })) throw new Bad('key', { origin })
  return named.map((text) => {
    const key = parsedKey(text)
    const isTrusted = given.length === 0 || given.includes(text)
    if (key?.name !== origin || !isTrusted) throw new Bad('key', { origin, key: text })
    return key
  })
}

/**
 * The head of a note that one of the keys signed for this origin; else it is bad.
 * @param {string} text
 * @param {{ organizationId: string, keys: readonly VerifierKey[], checks: typeof allChecks,
 *   details: Partial<import('./finding.mjs').Finding> }} against
 * @returns {Promise<SignedHead>}
 */
export async function signedHead(text, { organizationId, keys, checks, details }) {
  const parts = partsOf(text)
  const head = parts?.head
  const origin = originOf(organizationId)
  if (!parts || head?.origin !== origin || head.size === 0) throw new Bad('origin', { ...details, origin })
  const { note } = parts
  const about = { ...details, size: head.size, headAt: head.at }
  if (!checks['signature-repeated'](note)) throw new Bad('signature-repeated', about)
  if (!(await checks.signature({ note, keys }))) throw new Bad('signature', about)
  const signers = keysOn(note, keys)
  return { ...head, text: note.text, signers, witnesses: note.signatures.length - signers.length }
}

/**
 * The keys that heads after a file's last one may be signed by: the file's own, and after a change of key, which the
 * file cannot name, those that were given or kept.
 * @param {readonly VerifierKey[]} ofFile
 * @param {{ keys: readonly string[], keptKeys: readonly string[] }} trust
 * @param {string} organizationId
 * @returns {VerifierKey[]}
 */
export const laterKeys = (ofFile, { keys, keptKeys }, organizationId) => [
  ...ofFile,
  ...[...keys, ...keptKeys]
    .flatMap((text) => parsedKey(text) ?? [])
    .filter(({ name }) => name === originOf(organizationId)),
]

/**
 * The published heads of this organization by ascending size, each signed by one of the keys and none beside another of
 * the same size; the names of
 * the files that have heads of other logs; and how many of this log are of another size than the only one of which
 * something can be said.
 * @param {readonly Published[]} published
 * @param {{ organizationId: string, keys: readonly VerifierKey[], checks: typeof allChecks,
 *   after?: { size: number, keys: readonly VerifierKey[] } }} against `after`: by which keys heads of more entries are
 * @param {number} [size] the only one that the file shows a head of
 * @returns {Promise<{ outside: (SignedHead & { source: string })[], ofOthers: string[], uncompared: number }>}
 */
export async function outsideHeads(published, against, size) {
  const origin = originOf(against.organizationId)
  const ofOrigin = published.filter(({ note }) => originIn(note) === origin)
  const comparable = ofOrigin.filter(({ note }) => size === undefined || (partsOf(note)?.head.size ?? size) === size)
  const outside = []
  for (const { note, source } of comparable) {
    const isLater = against.after && (partsOf(note)?.head.size ?? 0) > against.after.size
    const keys = (isLater && against.after?.keys) || against.keys
    outside.push({ ...(await signedHead(note, { ...against, keys, details: { source } })), source })
  }
  outside.sort((first, second) => first.size - second.size)
  mustNotSplit(outside, against.checks)
  const ofOthers = published.filter((head) => !ofOrigin.includes(head)).map(({ source }) => source)
  return { outside, ofOthers, uncompared: ofOrigin.length - comparable.length }
}

/**
 * @param {readonly (Head & { source?: string })[]} heads by ascending size
 * @param {typeof allChecks} checks
 */
export function mustNotSplit(heads, checks) {
  if (checks['split-view'](heads)) return
  const split = heads.findIndex((_, index) => index > 0 && !checks['split-view'](heads.slice(index - 1, index + 1)))
  const [first, second] = heads.slice(split - 1, split + 1)
  throw new Bad('split-view', { size: second?.size ?? null, headAt: first?.at ?? null, otherAt: second?.at ?? null })
}

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
    return isDated(note.text) ? { note, head: parseCheckpoint(note.text) } : undefined
  } catch {
    return undefined
  }
}
