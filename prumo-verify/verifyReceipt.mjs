import { Erasures } from './erasures.mjs'
import { Bad } from './finding.mjs'
import { parsed, parsedLine, shapes } from './shapes.mjs'
import { outsideHeads, signedHead, trustedKeys } from './trust.mjs'
import { aboutEntry, checkEntry, mustBeIn, ofOutside, placeOf } from './verifyExport.mjs'

/** @typedef {{ name: string, sha256: string, size: number }} Attachment */
/** @typedef {{ email: string, name: string, salt: string }} Signer */
/**
 * What was signed, as the log has it; `signer` is `null` where the receipt does not name anybody.
 * @typedef {{ at: string, title: string | null, sentence: string | null, signer: { name: string, email: string } | null }} Signed
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
  const receipt = parsedLine(first, shapes.receipt, 'header')
  const { organizationId } = receipt.entry
  Object.assign(report, { organizationId })
  const after = await rest.next()
  if (!after.done) throw new Bad('line', placeOf(after.value))
  const keys = trustedKeys(receipt.keys, { organizationId, given: trust.keys })
  const against = { organizationId, keys, checks }
  const head = await signedHead(receipt.checkpoint, { ...against, details: placeOf(first) })
  Object.assign(report, { heads: 1, size: head.size, headAt: head.at })
  const about = aboutEntry(receipt, first)
  const leaf = checkEntry(receipt, about, 0, { organizationId, scope: 'some', checks }, new Erasures(), report)
  mustBeIn(head, { ...receipt, leaf }, about, checks)
  if (!checks.document(receipt)) throw new Bad('document', about)
  if (receipt.signer && !checks.signer(receipt)) throw new Bad('signer', about)
  Object.assign(report, {
    signed: signedIn(receipt),
    attachments: [...attachmentsIn(parsed(receipt.content)), ...ownIn(parsed(receipt.data))],
  })
  const { outside, ofOthers } = await outsideHeads(trust.heads, against)
  Object.assign(report, { outsideHeads: outside.length })
  const comparable = outside.filter(({ size }) => size === head.size)
  for (const one of comparable)
    if (!checks['outside-head']({ root: head.root, head: one })) throw new Bad('outside-head', ofOutside(one))
  if (!receipt.signer) report.unchecked.push({ what: 'signer' })
  if (comparable.length === 0) report.unchecked.push({ what: 'head-of-receipt', size: head.size })
  if (ofOthers > 0) report.unchecked.push({ what: 'heads-of-others', count: ofOthers })
}

/**
 * @param {{ entry: { at: string }, content: string, data: string, signer?: Signer }} receipt
 * @returns {Signed}
 */
const signedIn = ({ entry, content, data, signer }) => ({
  at: entry.at,
  title: textOf(parsed(content)?.title),
  sentence: textOf(parsed(data)?.meaning?.sentence),
  signer: signer ? { name: signer.name, email: signer.email } : null,
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
    attachmentsIn(file).map((one) => ({ ...one, name: String(file.fileName) })),
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
