/** @typedef {import('./trust.mjs').SignedHead} SignedHead */
/** @typedef {Required<import('./trust.mjs').Trust>} Trust */
/** @typedef {import('./verdictOn.mjs').Unchecked} Unchecked */

const namedFiles = 5

/** The id of the key that signed a head. @param {SignedHead} head */
const signedBy = ({ signers }) => signers[0]?.keyId ?? null

/**
 * Whether it is a key that was kept with heads; `null` where no key of this log was.
 * @param {SignedHead} head
 * @param {Trust} trust
 */
function keyIsKept(head, trust) {
  const kept = keptKeysOf(head, trust)
  return kept.length === 0 ? null : kept.includes(signedBy(head) ?? '')
}

/** The ids of the keys of a log that were kept with heads. @param {SignedHead} head @param {Trust} trust */
const keptKeysOf = ({ origin }, { keptKeys }) =>
  [...new Set(keptKeys)].map((key) => key.split('+')).flatMap(([name, id]) => (name === origin && id ? [id] : []))

/**
 * What was kept beside a file and says nothing of it, and what its heads have that no key of the log signed.
 * @param {{ trust: Trust, last: SignedHead, heads: readonly SignedHead[], ofOthers: readonly string[] }} of `last` is
 * the head that the file is proved against
 * @returns {Unchecked[]}
 */
export function uncheckedBeside({ trust, last, heads, ofOthers }) {
  /** @type {Unchecked[]} */
  const unchecked = []
  const witnesses = heads.reduce((sum, head) => sum + head.witnesses, 0)
  if (witnesses > 0) unchecked.push({ what: 'witnesses', count: witnesses })
  const kept = keptKeysOf(last, trust)
  if (keyIsKept(last, trust) === false)
    unchecked.push({ what: 'kept-key', key: kept.join(', '), signedBy: signedBy(last) })
  return [
    ...unchecked,
    ...files('heads-of-others', ofOthers),
    ...files('leftovers', trust.leftovers),
    ...files('text-beside', trust.withText),
  ]
}

/**
 * Which part of a log no published head covers, and which of these no part of the log covers.
 * @param {readonly SignedHead[]} outside by ascending size
 * @param {SignedHead} last
 * @returns {Unchecked[]}
 */
export function uncheckedHeads(outside, last) {
  const reached = outside.filter(({ size }) => size <= last.size)
  const later = outside.slice(reached.length)
  const [oldest, newest, next] = [reached[0], reached.at(-1), later[0]]
  /** @type {Unchecked[]} */
  const unchecked = []
  if (oldest) unchecked.push({ what: 'before-first-head', size: oldest.size, headAt: oldest.at })
  else if (next) unchecked.push({ what: 'no-earlier-heads', size: next.size, headAt: next.at })
  else unchecked.push({ what: 'no-outside-heads' })
  if (newest && newest.size < last.size)
    unchecked.push({ what: 'after-last-head', size: newest.size, headAt: newest.at, count: last.size - newest.size })
  if (next) unchecked.push({ what: 'later-heads', count: later.length, size: next.size, headAt: next.at })
  return unchecked
}

/**
 * The newest published head, where it has more entries than the file's last one: the file is an older one.
 * @param {readonly (SignedHead & { source: string })[]} outside by ascending size
 * @param {SignedHead} last
 */
export function laterHead(outside, last) {
  const newest = outside.at(-1)
  return newest && newest.size > last.size ? { size: newest.size, headAt: newest.at, source: newest.source } : null
}

/** @param {string} what @param {readonly string[]} names @returns {Unchecked[]} */
function files(what, names) {
  const named = [...new Set(names)]
  const more = named.length > namedFiles ? ', …' : ''
  return names.length > 0 ? [{ what, count: names.length, files: named.slice(0, namedFiles).join(', ') + more }] : []
}

/** What a report says of who signed. @param {SignedHead} last @param {Trust} trust */
export const signing = (last, trust) => ({ signedBy: signedBy(last), keyKept: keyIsKept(last, trust) })
