import { checks as allChecks } from './checks.mjs'
import { Bad, NotUnderstood } from './finding.mjs'
import { parsed } from './shapes.mjs'
import { verifyExport } from './verifyExport.mjs'
import { verifyReceipt } from './verifyReceipt.mjs'

/**
 * What could not be checked, and what it is about.
 * @typedef {{ what: string, [about: string]: string | number | null }} Unchecked
 */

/**
 * The newest published head, which reaches further than the file.
 * @typedef {{ size: number, headAt: string | null, source: string }} LaterHead
 */
/**
 * What was checked.
 * @typedef {{ kind: string, organizationId: string | null, scope: 'all' | 'some' | null, size: number | null,
 *   headAt: string | null, entries: number, keyGiven: boolean, signedBy: string | null, keyKept: boolean | null,
 *   heads: number, outsideHeads: number, laterHead: LaterHead | null, erased: import('./erasures.mjs').Erasure[],
 *   missing: { contents: number, recorded: number } | null,
 *   signed: import('./verifyReceipt.mjs').Signed | null, attachments: import('./verifyReceipt.mjs').Attachment[],
 *   unchecked: Unchecked[] }} Report
 */
/**
 * @typedef {Report & { verdict: 'good' | 'older' | 'bad', finding: import('./finding.mjs').Finding | null }} Verdict
 */

/** Who checks what, by the word that the file begins with. @type {Record<string, typeof verifyExport>} */
const kinds = { 'log-export': verifyExport, 'sign-off-receipt': verifyReceipt }

/**
 * Checks an export or a receipt, line by line. Rejects with `NotUnderstood` for a file of another format.
 * @param {Iterable<import('./lines.mjs').FileLine> | AsyncIterable<import('./lines.mjs').FileLine>} lines
 * @param {import('./trust.mjs').Trust} [trust]
 * @returns {Promise<Verdict>}
 */
export async function verdictOn(lines, { checks = allChecks, ...given } = {}) {
  const trust = { keys: [], heads: [], keptKeys: [], leftovers: [], withText: [], ...given, checks }
  const keyGiven = trust.keys.length > 0
  const rest = each(lines)
  const first = await rest.next()
  const kind = first.done ? undefined : parsed(first.value.text)?.prumo
  const verify = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (first.done || !verify) throw new NotUnderstood('format')
  /** @type {Report} */
  const report = {
    kind,
    organizationId: null,
    scope: null,
    size: null,
    headAt: null,
    entries: 0,
    keyGiven,
    signedBy: null,
    keyKept: null,
    heads: 0,
    outsideHeads: 0,
    laterHead: null,
    erased: [],
    missing: null,
    signed: null,
    attachments: [],
    unchecked: [],
  }
  try {
    await verify(first.value, rest, trust, report)
    if (!keyGiven) report.unchecked.unshift({ what: 'key-of-file' })
    return { verdict: report.laterHead ? 'older' : 'good', ...report, finding: null }
  } catch (error) {
    if (!(error instanceof Bad)) throw error
    return { verdict: 'bad', ...report, finding: error.finding }
  }
}

/** @param {Iterable<import('./lines.mjs').FileLine> | AsyncIterable<import('./lines.mjs').FileLine>} lines */
async function* each(lines) {
  yield* lines
}
