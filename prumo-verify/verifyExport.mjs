import { canonicalJson } from './entry.mjs'
import { Erasures } from './erasures.mjs'
import { mustAllSign, nextOf, placeOf, readHeads } from './exportHeads.mjs'
import { Bad } from './finding.mjs'
import { CompactRange, leafHash } from './merkle.mjs'
import { parsedLine, shapes } from './shapes.mjs'
import { laterKeys, outsideHeads, trustedKeys } from './trust.mjs'
import { laterHead, signing, uncheckedBeside, uncheckedHeads } from './uncheckedBeside.mjs'

/** @typedef {import('./checkpoint.mjs').Head} Head */
/** @typedef {import('./trust.mjs').SignedHead} SignedHead */
/** @typedef {import('./lines.mjs').FileLine} FileLine */
/** @typedef {import('./verdictOn.mjs').Report} Report */
/** @typedef {Required<import('./trust.mjs').Trust>} Trust */

/**
 * Checks the lines of an export (FORMAT.md), keeping none of them. Fills the report as it goes; throws `Bad` at the
 * first thing that is wrong.
 * @param {FileLine} first
 * @param {AsyncIterator<FileLine>} rest
 * @param {Trust} trust
 * @param {Report} report
 */
export async function verifyExport(first, rest, trust, report) {
  const header = parsedLine(first, shapes.exportHeader, 'header')
  const { organizationId, scope, version } = header
  Object.assign(report, { organizationId, scope })
  const keys = trustedKeys(header.keys, { organizationId, given: trust.keys, checks: trust.checks })
  const against = { organizationId, keys, checks: trust.checks }
  const { heads, texts, next } = await readHeads(rest, { ...against, scope })
  const last = heads.at(-1)
  if (!last) throw new Bad('line', placeOf(next ?? first))
  mustAllSign(keys, heads, trust.checks)
  Object.assign(report, { heads: heads.length, size: last.size, headAt: last.at, ...signing(last, trust) })
  const second = next && scope === 'some' ? await nextOf(rest) : undefined
  const isOfOne = scope === 'some' && heads.length === 1 && next !== undefined && second === undefined
  const after = { size: last.size, keys: laterKeys(keys, trust, organizationId) }
  const held = await outsideHeads(trust.heads, { ...against, after }, isOfOne ? last.size : undefined)
  const { outside, ofOthers, uncompared } = held
  Object.assign(report, { outsideHeads: outside.length, laterHead: laterHead(outside, last) })
  const log = { organizationId, scope, version, heads, last, texts, outside, isOfOne, checks: trust.checks }
  const erasures = new Erasures(trust.checks)
  if (scope === 'all') await readAll(next, rest, log, erasures, report)
  else await readSome([next, second], rest, log, erasures, report)
  Object.assign(report, { erased: erasures.all, missing: scope === 'some' ? erasures.missing : null })
  if (uncompared > 0) report.unchecked.push({ what: 'heads-not-compared', count: uncompared, size: last.size })
  else report.unchecked.push(...uncheckedHeads(outside, last))
  report.unchecked.push(...uncheckedBeside({ trust, last, heads: [...heads, ...outside], ofOthers }))
  if (scope === 'some') report.unchecked.push({ what: 'left-out' })
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
    if (!checks.leaf({ leaf, recorded: line.leaf })) throw new Bad('leaf', about)
    if (!checks['head-unlisted']({ line, texts: log.texts })) throw new Bad('head-unlisted', about)
    tree.append(leaf)
    agreed = mustGive(tree, heads, agreed, next, checks)
  }
  if (!checks.short({ count: tree.size, size: last.size }))
    throw new Bad('short', { from: tree.size, to: last.size - 1 })
  mustReach(log)
  mustBeRecorded(erasures, checks)
}

/**
 * Entries with a proof each. A file of one entry and one head is the proof of one action, and lists no head before its
 * own.
 * @param {(FileLine | undefined)[]} begin the first two of them, as far as there are so many
 * @param {AsyncIterator<FileLine>} rest
 * @param {Log} log
 * @param {Erasures} erasures
 * @param {Report} report
 */
async function readSome([first, second], rest, log, erasures, report) {
  mustList(log)
  let expected = 0
  for (let next = first; next !== undefined; [next, second] = [second, second && (await nextOf(rest))]) {
    const line = parsedLine(next, log.version === 1 ? shapes.entryOfSomeBefore2 : shapes.entryOfSome)
    const about = aboutEntry(line, next)
    const leaf = checkEntry(line, about, expected, log, erasures, report)
    mustBeIn(log.last, { ...line, leaf }, about, log.checks)
    if (!log.isOfOne && !log.checks['head-unlisted']({ line, texts: log.texts })) throw new Bad('head-unlisted', about)
    expected = line.index + 1
  }
  // Before version 2 a selection had what records its erasures by chance alone.
  if (log.version !== 1) mustBeRecorded(erasures, log.checks)
  if (erasures.unrecorded > 0) report.unchecked.push({ what: 'erasures', count: erasures.unrecorded })
  if (erasures.withheld > 0) report.unchecked.push({ what: 'erasures-withheld', count: erasures.withheld })
}

/** @param {Erasures} erasures @param {Trust['checks']} checks */
function mustBeRecorded({ firstUnrecorded }, checks) {
  if (!checks['erasure found']({ found: firstUnrecorded === undefined }))
    throw new Bad('erasure', { ...firstUnrecorded, why: 'found' })
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
  const { entry, index, erased, withheld, data, metadata } = line
  if (!checks.index({ index, expected, scope }))
    throw new Bad('index', { ...about, from: expected, to: expected, index, expected })
  if (!checks.organization({ entry, organizationId }))
    throw new Bad('organization', { ...about, organizationId: entry.organizationId })
  const isGone = (erased !== undefined) !== (withheld !== undefined)
  if (isGone !== (data === null) || isGone !== (metadata === null) || (erased && withheld)) throw new Bad('line', about)
  if (erased) erasures.claim(line, about)
  else if (withheld) erasures.withhold(line, about)
  else if (!checks.content(line)) throw new Bad('content', about)
  erasures.pass(line)
  report.entries++
  return leafHash(canonicalJson(entry))
}

/**
 * @typedef {{
 *   organizationId: string, scope: string, version: number, heads: SignedHead[], last: SignedHead, texts: Set<string>,
 *   outside: (SignedHead & { source: string })[], isOfOne: boolean, checks: Trust['checks'],
 * }} Log
 */

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
    .sort((first, second) => first.head.size - second.head.size)
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
      ...placeOf(place),
      from: agreed,
      to: tree.size - 1,
      size: head.size,
      headAt: head.at,
      source: head.source ?? null,
    })
  }
  return tree.size
}

/** A log only grows: of a published head that reaches further, the file's last one is an older one. @param {Log} log */
function mustReach({ outside, last, checks }) {
  for (const head of outside)
    if (!checks['shorter-than-head']({ last, head }))
      throw new Bad('shorter-than-head', {
        from: last.size,
        to: head.size - 1,
        ...ofOutside(head),
        logSize: last.size,
        logAt: last.at,
      })
}

/** Each published head has to be among those that the file shows to be of one log. @param {Log} log */
function mustList(log) {
  const { heads, outside, checks } = log
  mustReach(log)
  for (const head of outside.filter(({ size }) => size <= log.last.size)) {
    if (!checks['outside-head-unlisted']({ heads, head })) throw new Bad('outside-head-unlisted', ofOutside(head))
    const listed = heads.find(({ size }) => size === head.size)
    if (listed && !checks['outside-head']({ root: listed.root, head })) throw new Bad('outside-head', ofOutside(head))
  }
}

/** @param {Head & { source: string }} head */
export const ofOutside = ({ size, at, source }) => ({ size, headAt: at, source })

/** @param {any} value @param {FileLine} place */
export const aboutEntry = ({ index, entry }, { line, byte }) => ({ from: index, to: index, id: entry.id, line, byte })
