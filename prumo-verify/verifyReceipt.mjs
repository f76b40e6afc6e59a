import { Erasures } from './erasures.mjs'
import { placeOf } from './exportHeads.mjs'
import { Bad } from './finding.mjs'
import { parsed, parsedLine, shapes } from './shapes.mjs'
import { actOf, signatureChecks } from './signatureChecks.mjs'
import { saidSince, sinceChecks } from './sinceChecks.mjs'
import { outsideHeads, signedHead, trustedKeys } from './trust.mjs'
import { signing, uncheckedBeside } from './uncheckedBeside.mjs'
import { aboutEntry, checkEntry, mustBeIn, ofOutside } from './verifyExport.mjs'

/** @typedef {{ name: string, sha256: string, size: number }} Attachment */
/** @typedef {{ email: string, name: string, salt: string }} Signer */
/**
 * What was signed, as the log has it: an approval, or a return. `signer` is `null` where the receipt does not name
 * anybody. `voided` and `newer` are `null` where it says nothing of a voiding, or of another content.
 * @typedef {{ act: 'approve' | 'return' | null, at: string, title: string | null, organization: string | null,
 * sentence: string | null, signer: {
 * name: string, email: string } | null } & ReturnType<typeof saidSince>} Signed
 */

/**
 * Checks the receipt of a sign-off (FORMAT.md), and notes in the report which attachments the signed content names.
 * @param {import('./lines.mjs').FileLine} first
 * @param {AsyncIterator<import('./lines.mjs').FileLine>} rest
 * @param {Required<import('./trust.mjs').Trust>} trust
 * @param {import('./verdictOn.mjs').Report} report
 */
export async function verifyReceipt(first, rest, trust, report) {
  const { checks } = trust
  const isBefore2 = parsed(first.text)?.version === 1
  const receipt = parsedLine(first, isBefore2 ? shapes.receiptBefore2 : shapes.receipt, 'header')
  const { organizationId } = receipt.entry
  Object.assign(report, { organizationId })
  const after = await rest.next()
  if (!after.done) throw new Bad('line', placeOf(after.value))
  const keys = trustedKeys(receipt.keys, { organizationId, given: trust.keys, checks })
  const against = { organizationId, keys, checks }
  const head = await signedHead(receipt.checkpoint, { ...against, details: placeOf(first) })
  Object.assign(report, { heads: 1, size: head.size, headAt: head.at, ...signing(head, trust) })
  const about = aboutEntry(receipt, first)
  const log = { organizationId, scope: 'some', checks }
  const leaf = checkEntry(receipt, about, 0, log, new Erasures(checks), report)
  mustBeIn(head, { ...receipt, leaf }, about, checks)
  mustBeSignature(receipt, about, checks)
  if (!checks.document(receipt)) throw new Bad('document', about)
  if (receipt.signer && !checks.signer(receipt)) throw new Bad('signer', about)
  mustBeSince(receipt, head, log, report)
  Object.assign(report, {
    signed: signedIn(receipt),
    attachments: [...attachmentsIn(parsed(receipt.content)), ...ownIn(parsed(receipt.data))],
  })
  const { outside, ofOthers } = await outsideHeads(trust.heads, against, head.size)
  Object.assign(report, { outsideHeads: outside.length })
  for (const outsideHead of outside)
    if (!checks['outside-head']({ root: head.root, head: outsideHead }))
      throw new Bad('outside-head', ofOutside(outsideHead))
  if (!receipt.signer) report.unchecked.push({ what: 'signer' })
  if (!report.signed?.voided) report.unchecked.push({ what: 'standing' })
  if (outside.length === 0) report.unchecked.push({ what: 'head-of-receipt', size: head.size })
  const unused = keys.length - head.signers.length
  if (unused > 0) report.unchecked.push({ what: 'other-keys', count: unused })
  report.unchecked.push(...uncheckedBeside({ trust, last: head, heads: [head, ...outside], ofOthers }))
}

/**
 * A document has many events: of these only two sign it, and say what was signed in a way that everybody reads alike.
 * @param {{ entry: import('./entry.mjs').Entry, data: string, metadata: string, content: string }} receipt
 * @param {Partial<import('./finding.mjs').Finding>} about
 * @param {Required<import('./trust.mjs').Trust>['checks']} checks
 */
function mustBeSignature(receipt, about, checks) {
  if (!checks['not-canonical'](receipt)) throw new Bad('not-canonical', about)
  for (const name of /** @type {(keyof typeof signatureChecks)[]} */ (Object.keys(signatureChecks))) {
    const [check = '', why = ''] = name.split(' ')
    if (!checks[name](receipt)) throw new Bad(check, { ...about, why, type: receipt.entry.type })
  }
}

/**
 * What a receipt says of the time after the signature: entries of the same document, later in the same tree.
 * @param {any} receipt
 * @param {import('./checkpoint.mjs').Head} head
 * @param {{ organizationId: string, scope: string, checks: Required<import('./trust.mjs').Trust>['checks'] }} log
 * @param {import('./verdictOn.mjs').Report} report
 */
function mustBeSince(receipt, head, log, report) {
  const types = new Set()
  let expected = receipt.index + 1
  for (const since of receipt.since ?? []) {
    const about = { from: since.index, to: since.index, id: since.entry.id }
    const leaf = checkEntry(since, about, expected, log, new Erasures(log.checks), report)
    mustBeIn(head, { ...since, leaf }, about, log.checks)
    for (const name of /** @type {(keyof typeof sinceChecks)[]} */ (Object.keys(sinceChecks)))
      if (!log.checks[name]({ since, receipt, types }))
        throw new Bad('since', { ...about, why: name.split(' ')[1] ?? '' })
    types.add(since.entry.type)
    expected = since.index + 1
  }
}

/**
 * @param {{ entry: { at: string, type: string }, content: string, data: string, signer?: Signer,
 *   since?: import('./sinceChecks.mjs').Recorded[] }} receipt
 * @returns {Signed}
 */
const signedIn = ({ entry, content, data, signer, since = [] }) => ({
  act: actOf(entry.type) ?? null,
  at: entry.at,
  title: textOf(parsed(content)?.title),
  organization: textOf(parsed(data)?.organizationName),
  sentence: textOf(parsed(data)?.meaning?.sentence),
  signer: signer ? { name: signer.name, email: signer.email } : null,
  ...saidSince(since),
})

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : null)

/**
 * The files that were signed along with the opinion or the reason.
 * @param {any} data
 * @returns {Attachment[]}
 */
const ownIn = (data) =>
  (Array.isArray(data?.attachments) ? data.attachments : []).flatMap((/** @type {any} */ file) =>
    attachmentsIn(file).map((attachment) => ({ ...attachment, name: String(file.fileName) })),
  )

/**
 * Every object in the content that has the hash of a file, however deep it lies.
 * @param {unknown} content
 * @returns {Attachment[]}
 */
function attachmentsIn(content) {
  const attachments = []
  const waiting = [content]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const { name, sha256, size } = /** @type {Record<string, unknown>} */ (value)
    if (typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256))
      attachments.push({ name: String(name), sha256, size: Number(size) })
    waiting.push(...Object.values(value).reverse())
  }
  return attachments
}
