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

/** @param {string} what @param {readonly string[]} names @returns {Unchecked[]} */
function files(what, names) {
  const named = [...new Set(names)]
  const more = named.length > namedFiles ? ', …' : ''
  return names.length > 0 ? [{ what, count: names.length, files: named.slice(0, namedFiles).join(', ') + more }] : []
}

/** What a report says of who signed. @param {SignedHead} last @param {Trust} trust */
export const signing = (last, trust) => ({ signedBy: signedBy(last), keyKept: keyIsKept(last, trust) })
