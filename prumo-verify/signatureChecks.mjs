import { canonicalIn } from './shapes.mjs'

/** What each event that signs a document means. @type {Record<string, 'approve' | 'return' | undefined>} */
const acts = { DocumentApproved: 'approve', DocumentReturned: 'return' }

/** The act that an event of this type is; `undefined` for one that signs nothing. @param {string} type */
export const actOf = (type) => (Object.hasOwn(acts, type) ? acts[type] : undefined)

/** @typedef {{ entry: { type: string }, data: string }} Signing */

/**
 * What makes a recorded event a signature, and no other event that names a document: each by the field that shows it.
 */
export const signatureChecks = {
  /** @param {Signing} receipt */
  'not-a-signature type': ({ entry }) => actOf(entry.type) !== undefined,
  /** @param {Signing} receipt */
  'not-a-signature signatureId': ({ data }) => isWord(canonicalIn(data)?.signatureId),
  /** @param {Signing} receipt */
  'not-a-signature userId': ({ data }) => isWord(canonicalIn(data)?.userId),
  /** @param {Signing} receipt */
  'not-a-signature contentHash': ({ data }) => isHash(canonicalIn(data)?.contentHash),
  /** @param {Signing} receipt */
  'not-a-signature signerHash': ({ data }) => isHash(canonicalIn(data)?.signerHash),
  /** @param {Signing} receipt */
  'not-a-signature sentence': ({ data }) => isWord(canonicalIn(data)?.meaning?.sentence),
  /** @param {Signing} receipt */
  'not-a-signature act': ({ entry, data }) => canonicalIn(data)?.meaning?.act === actOf(entry.type),
}

/** @param {unknown} value */
const isWord = (value) => typeof value === 'string' && value !== ''
/** @param {unknown} value */
const isHash = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
