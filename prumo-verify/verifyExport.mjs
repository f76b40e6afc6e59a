import { canonicalJson } from './entry.mjs'
import { Erasures } from './erasures.mjs'
import { Bad } from './finding.mjs'
import { CompactRange, leafHash } from './merkle.mjs'
import { parsedLine, shapes } from './shapes.mjs'
import { mustNotSplit, outsideHeads, signedHead, trustedKeys } from './trust.mjs'

/** @typedef {import('./checkpoint.mjs').Head} Head */
/** @typedef {import('./lines.mjs').FileLine} FileLine */
/** @typedef {import('./verdictOn.mjs').Report} Report */
/** @typedef {Required<import('./trust.mjs').Trust>} Trust */

/**
 * Checks the lines of an export (FORMAT.md), keeping none of them. Fills the report as it goes; throws `Bad` at the first thing that is wrong.
 * @param {FileLine} first
 * @param {AsyncIterator<FileLine>} rest
 * @param {Trust} trust
 * @param {Report} report
 */
export async function verifyExport(first, rest, trust, report) {
  const header = parsedLine(first, shapes.exportHeader, 'header')
  const { organizationId, scope } = header
  Object.assign(report, { organizationId, scope })
  const keys = trustedKeys(header.keys, { organizationId, given: trust.keys })
  const against = { organizationId, keys, checks: trust.checks }
  const { outside, ofOthers } = await outsideHeads(trust.heads, against)
  Object.assign(report, { outsideHeads: outside.length })
  const { heads, notes, next } = await readHeads(rest, { ...against, scope })
  const last = heads.at(-1)
  if (!last) throw new Bad('line', placeOf(next ?? first))
  Object.assign(report, { heads: heads.length, size: last.size, headAt: last.at })
  const log = { organizationId, scope, heads, last, notes, outside, checks: trust.checks }
  if (scope === 'some') mustList(log)
  const erasures = new Erasures()
  await (scope === 'all' ? readAll : readSome)(next, rest, log, erasures, report)
  report.erased = erasures.all
  report.unchecked.push(...uncheckedHeads(outside, ofOthers, last))
  if (scope === 'some') report.unchecked.push({ what: 'left-out' })
}

/**
 * The heads, which stand before the entries.
 * @param {AsyncIterator<FileLine>} rest
 * @param {{ organizationId: string, keys: readonly import('./checkpoint.mjs').VerifierKey[], scope: string, checks: Trust['checks'] }} against
 */
async function readHeads(rest, against) {
  const { scope, checks } = against
  /** @type {Head[]} */
  const heads = []
  const notes = new Set()
  let next = await nextOf(rest)
  for (; next !== undefined && !isEntry(next); next = await nextOf(rest)) {
    const { head: note, consistency } = parsedLine(next, scope === 'all' ? shapes.headOfAll : shapes.headOfSome)
    const head = await signedHead(note, { ...against, details: placeOf(next) })
    const before = heads.at(-1)
    const about = { ...placeOf(next), size: head.size, headAt: head.at }
    if (before && head.size < before.size) throw new Bad('heads-order', about)
    mustNotSplit(before ? [before, head] : [head], checks)
    if (scope === 'some' && !checks.consistency({ from: before, to: head, proof: consistency }))
      throw new Bad('consistency', { ...about, before: before?.size ?? null })
    heads.push(head)
    notes.add(note)
  }
  return { heads, notes, next }
}

/**
 * Every entry from the first on: the tree grows with them, and is held against each head as it reaches its size.
 * @param {FileLine | undefined} first
 * @param {AsyncIterator<FileLine>} rest
 * @param {Log} log
 * @param {Erasures} erasures
 * @param {Report} report
 */
async function readAll(first, rest, log, erasures, report) {
  const { checks, last } = log
  const tree = new CompactRange()
  const heads = expectedHeads(log)
  let agreed = 0
  for (let next = first; next !== undefined; next = await nextOf(rest)) {
    const line = parsedLine(next, shapes.entryOfAll)
    const about = aboutEntry(line, next)
    if (!checks.beyond({ count: tree.size, size: last.size })) throw new Bad('beyond', about)
    const leaf = checkEntry(line, about, tree.size, log, erasures, report)
    if (!checks.leaf({ leaf, said: line.leaf })) throw new Bad('leaf', about)
    if (!checks['head-unlisted']({ line, notes: log.notes })) throw new Bad('head-unlisted', about)
    tree.append(leaf)
    agreed = mustGive(tree, heads, agreed, next, checks)
  }
  if (!checks.short({ count: tree.size, size: last.size }))
    throw new Bad('short', { from: tree.size, to: last.size - 1 })
  mustReach(log)
  if (!checks.erasure({ found: erasures.firstUnrecorded === undefined }))
    throw new Bad('erasure', erasures.firstUnrecorded)
}

/**
 * Entries with a proof each.
 * @param {FileLine | undefined} first
 * @param {AsyncIterator<FileLine>} rest
 * @param {Log} log
 * @param {Erasures} erasures
 * @param {Report} report
 */
async function readSome(first, rest, log, erasures, report) {
  let expected = 0
  for (let next = first; next !== undefined; next = await nextOf(rest)) {
    const line = parsedLine(next, shapes.entryOfSome)
    const about = aboutEntry(line, next)
    const leaf = checkEntry(line, about, expected, log, erasures, report)
    mustBeIn(log.last, { ...line, leaf }, about, log.checks)
    expected = line.index + 1
  }
  if (erasures.firstUnrecorded) report.unchecked.push({ what: 'erasures' })
}

/**
 * What is checked of an entry whatever the scope. Answers its leaf hash.
 * @param {any} line
 * @param {Partial<import('./finding.mjs').Finding>} about
 * @param {number} expected
 * @param {{ organizationId: string, scope: string, checks: Trust['checks'] }} log
 * @param {Erasures} erasures
 * @param {Report} report
 */
export function checkEntry(line, about, expected, { organizationId, scope, checks }, erasures, report) {
  const { entry, index, erased, data, metadata } = line
  if (!checks.index({ index, expected, scope }))
    throw new Bad('index', { ...about, from: expected, to: expected, index, expected })
  if (!checks.organization({ entry, organizationId }))
    throw new Bad('organization', { ...about, organizationId: entry.organizationId })
  if ((erased !== undefined) !== (data === null) || (data === null) !== (metadata === null))
    throw new Bad('line', about)
  if (erased) erasures.claim(erased, about)
  else if (!checks.content(line)) throw new Bad('content', about)
  erasures.pass(entry)
  report.entries++
  return leafHash(canonicalJson(entry))
}

/** @typedef {{ organizationId: string, scope: string, heads: Head[], last: Head, notes: Set<string>, outside: (Head & { source: string })[], checks: Trust['checks'] }} Log */

/**
 * @param {Head} head
 * @param {{ leaf: Uint8Array, index: number, proof: readonly string[] }} entry
 * @param {Partial<import('./finding.mjs').Finding>} about
 * @param {Trust['checks']} checks
 */
export function mustBeIn(head, { leaf, index, proof }, about, checks) {
  if (!checks.inclusion({ leaf, index, proof, head }))
    throw new Bad('inclusion', { ...about, size: head.size, headAt: head.at })
}

/**
 * The heads that the tree will be held against, the next one last; of the same size those of the file come first.
 * @param {Log} log
 * @returns {{ check: 'head' | 'outside-head', head: Head & { source?: string } }[]}
 */
const expectedHeads = ({ heads, outside }) =>
  [
    ...heads.map((head) => ({ check: /** @type {const} */ ('head'), head })),
    ...outside.map((head) => ({ check: /** @type {const} */ ('outside-head'), head })),
  ]
    .sort((one, other) => one.head.size - other.head.size)
    .reverse()

/**
 * Holds the tree against the heads of its size. Answers the size up to which it agreed with heads.
 * @param {CompactRange} tree
 * @param {ReturnType<typeof expectedHeads>} heads
 * @param {number} agreed
 * @param {FileLine} place
 * @param {Trust['checks']} checks
 */
function mustGive(tree, heads, agreed, place, checks) {
  if (heads.at(-1)?.head.size !== tree.size) return agreed
  const root = tree.root()
  for (let next = heads.at(-1); next?.head.size === tree.size; next = heads.at(-1)) {
    const { check, head } = next
    heads.pop()
    if (checks[check]({ root, head })) continue
    throw new Bad(check, {
      ...{
        ...placeOf(place),
        from: agreed,
        to: tree.size - 1,
        size: head.size,
        headAt: head.at,
        source: head.source ?? null,
      },
    })
  }
  return tree.size
}

/** No published head may reach further than the log. @param {Log} log */
function mustReach({ outside, last, checks }) {
  for (const head of outside)
    if (!checks['shorter-than-head']({ size: last.size, head }))
      throw new Bad('shorter-than-head', { from: last.size, to: head.size - 1, ...ofOutside(head), logSize: last.size })
}

/** Each published head has to be among those that the file shows to be of one log. @param {Log} log */
function mustList(log) {
  const { heads, outside, checks } = log
  mustReach(log)
  for (const head of outside) {
    if (!checks['outside-head-unlisted']({ heads, head })) throw new Bad('outside-head-unlisted', ofOutside(head))
    const listed = heads.find(({ size }) => size === head.size)
    if (listed && !checks['outside-head']({ root: listed.root, head })) throw new Bad('outside-head', ofOutside(head))
  }
}

/** @param {Head & { source: string }} head */
export const ofOutside = ({ size, at, source }) => ({ size, headAt: at, source })

/**
 * @param {readonly Head[]} outside by ascending size
 * @param {number} ofOthers
 * @param {Head} last
 * @returns {import('./verdictOn.mjs').Unchecked[]}
 */
function uncheckedHeads(outside, ofOthers, last) {
  const [oldest, newest] = [outside[0], outside.at(-1)]
  /** @type {import('./verdictOn.mjs').Unchecked[]} */
  const unchecked = []
  if (!oldest || !newest) unchecked.push({ what: 'no-outside-heads' })
  else unchecked.push({ what: 'before-first-head', size: oldest.size, headAt: oldest.at })
  if (newest && newest.size < last.size)
    unchecked.push({ what: 'after-last-head', size: newest.size, headAt: newest.at, count: last.size - newest.size })
  if (ofOthers > 0) unchecked.push({ what: 'heads-of-others', count: ofOthers })
  return unchecked
}

/** @param {any} value @param {FileLine} place */
export const aboutEntry = ({ index, entry }, { line, byte }) => ({ from: index, to: index, id: entry.id, line, byte })

/** @param {FileLine} line */
export const placeOf = ({ line, byte }) => ({ line, byte })

/** Head lines stand first; every other line is read as an entry. @param {FileLine} line */
const isEntry = ({ text }) => text?.startsWith('{"data":') === true

/** @param {AsyncIterator<FileLine>} lines @returns {Promise<FileLine | undefined>} */
async function nextOf(lines) {
  const { value, done } = await lines.next()
  return done ? undefined : value
}
