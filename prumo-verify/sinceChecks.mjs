import { canonicalIn } from './shapes.mjs'
import { actOf, signatureChecks } from './signatureChecks.mjs'

/**
 * An entry of after a signature, and the receipt of that.
 * @typedef {{ entry: import('./entry.mjs').Entry, data: string, metadata: string }} Recorded
 */
/** @typedef {{ since: Recorded, receipt: Recorded, types: ReadonlySet<string> }} Since */

const [voiding, approving] = ['SignOffVoided', 'DocumentApproved']

/** What makes an entry say what has become of a signature, each by what shows it. */
export const sinceChecks = {
  /** @param {Since} of the types of such entries that came before it */
  'since type': ({ since, types }) => [voiding, approving].includes(since.entry.type) && !types.has(since.entry.type),
  /** @param {Since} of */
  'since stream': ({ since, receipt }) =>
    since.entry.stream === receipt.entry.stream && since.entry.projectId === receipt.entry.projectId,
  /** @param {Since} of */
  'since data': ({ since }) => canonicalIn(since.data) !== undefined && canonicalIn(since.metadata) !== undefined,
  /** @param {Since} of a voiding names the signature */
  'since signatureId': ({ since, receipt }) =>
    since.entry.type !== voiding || voidedIn(since).includes(canonicalIn(receipt.data)?.signatureId),
  /** @param {Since} of an approval is a signature like any other */
  'since act': ({ since }) =>
    since.entry.type !== approving || Object.values(signatureChecks).every((holds) => holds(since)),
  /** @param {Since} of an approval is of a later round */
  'since round': ({ since, receipt }) =>
    since.entry.type !== approving || isBelow(canonicalIn(receipt.data)?.round, canonicalIn(since.data)?.round),
  /** @param {Since} of an approval is of another content */
  'since contentHash': ({ since, receipt }) =>
    since.entry.type !== approving || canonicalIn(since.data)?.contentHash !== canonicalIn(receipt.data)?.contentHash,
}

/**
 * What such entries say, all of them checked.
 * @param {readonly Recorded[]} all
 * @returns {{ voided: { at: string, because: string | null } | null, newer: { at: string } | null }}
 */
export function saidSince(all) {
  const voided = all.find(({ entry }) => entry.type === voiding)
  const newer = all.find(({ entry }) => actOf(entry.type) === 'approve')
  const kind = canonicalIn(voided?.data ?? null)?.because?.kind
  return {
    voided: voided ? { at: voided.entry.at, because: typeof kind === 'string' ? kind : null } : null,
    newer: newer ? { at: newer.entry.at } : null,
  }
}

/** The signatures that a voiding names. @param {Recorded} since @returns {unknown[]} */
function voidedIn({ data }) {
  const approvals = canonicalIn(data)?.before?.approvals
  return Array.isArray(approvals) ? approvals.map((approval) => approval?.signatureId) : []
}

/** @param {unknown} round @param {unknown} later */
const isBelow = (round, later) =>
  Number.isSafeInteger(round) && Number.isSafeInteger(later) && Number(round) < Number(later)
