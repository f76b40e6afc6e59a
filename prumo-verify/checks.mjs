import { sha256 } from '#sha256'
import { fromBase64, sameBytes, toBase64, toHex } from './bytes.mjs'
import { agree, repeatsSignature, signerOf } from './checkpoint.mjs'
import { canonicalJson, contentHash } from './entry.mjs'
import { erasureChecks } from './erasureChecks.mjs'
import { isAfter } from './instants.mjs'
import { verifyConsistency, verifyInclusion } from './merkle.mjs'
import { canonicalIn, parsed } from './shapes.mjs'
import { signatureChecks } from './signatureChecks.mjs'
import { sinceChecks } from './sinceChecks.mjs'

/** @typedef {import('./checkpoint.mjs').Head} Head */
/** @typedef {import('./checkpoint.mjs').Note} Note */
/** @typedef {import('./checkpoint.mjs').VerifierKey} VerifierKey */
/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {{ data: string | null, metadata: string | null, entry: Entry, index: number }} Line */

/** What is checked, each under the name that FORMAT.md gives it: `true` where it holds. */
export const checks = {
  /** @param {{ keys: readonly string[] }} of the keys that the file names */
  key: ({ keys }) => new Set(keys).size === keys.length,

  /** @param {{ key: VerifierKey, heads: readonly import('./trust.mjs').SignedHead[] }} of */
  'key-unused': ({ key, heads }) => heads.some(({ signers }) => signers.includes(key)),

  /** @param {Note} note */
  'signature-repeated': (note) => !repeatsSignature(note),

  /** @param {{ note: Note, keys: readonly VerifierKey[] }} of @returns {Promise<boolean>} */
  signature: async ({ note, keys }) => (await signerOf(note, keys)) !== undefined,

  /** @param {readonly Head[]} heads */
  'split-view': (heads) => heads.every((head, index) => index === 0 || agree(head, heads[index - 1] ?? head)),

  /** @param {{ before: Head | undefined, head: Head }} of the head of the line before, and this one */
  'heads-order': ({ before, head }) => before === undefined || before.size < head.size,

  /** @param {{ from: Head | undefined, to: Head, proof: readonly string[] }} step from the head of the line before */
  consistency: ({ from, to, proof }) =>
    from === undefined
      ? proof.length === 0
      : withHashes(proof, (hashes) =>
          verifyConsistency({ first: from.size, firstRoot: from.root, size: to.size, root: to.root, proof: hashes }),
        ),

  /** @param {{ index: number, expected: number, scope: string }} place */
  index: ({ index, expected, scope }) => (scope === 'all' ? index === expected : index >= expected),

  /** @param {{ entry: Entry, organizationId: string }} of */
  organization: ({ entry, organizationId }) => entry.organizationId === organizationId,

  /** @param {Line} line of which nothing is erased */
  content: ({ data, metadata, entry }) => contentHash(data ?? '', metadata ?? '') === entry.content,

  /** @param {{ leaf: Uint8Array, recorded: string }} of */
  leaf: ({ leaf, recorded }) => toBase64(leaf) === recorded,

  /** @param {{ leaf: Uint8Array, index: number, proof: readonly string[], head: Head }} of */
  inclusion: ({ leaf, index, proof, head }) =>
    withHashes(proof, (hashes) => verifyInclusion({ index, size: head.size, leaf, proof: hashes, root: head.root })),

  /** @param {{ root: Uint8Array, head: Head }} of */
  head: ({ root, head }) => sameBytes(root, head.root),

  /** @param {{ root: Uint8Array, head: Head }} of */
  'outside-head': ({ root, head }) => sameBytes(root, head.root),

  /** @param {{ last: Head, head: Head }} of the file's last head: one that is larger was made no sooner */
  'shorter-than-head': ({ last, head }) => head.size <= last.size || !isAfter(last.at ?? '', head.at ?? ''),

  /** @param {{ heads: readonly Head[], head: Head }} of */
  'outside-head-unlisted': ({ heads, head }) => heads.some(({ size }) => size === head.size),

  /** @param {{ line: Line, texts: ReadonlySet<string> }} of the signed texts of the heads that the file lists */
  'head-unlisted': ({ line, texts }) => line.entry.type !== 'LogHeadSigned' || texts.has(textOfRecorded(line.data)),

  /** @param {{ count: number, size: number }} of */
  beyond: ({ count, size }) => count < size,

  /** @param {{ count: number, size: number }} of */
  short: ({ count, size }) => count === size,

  ...erasureChecks,

  /** @param {{ data: string, metadata: string, content: string }} receipt */
  'not-canonical': (receipt) =>
    [receipt.data, receipt.metadata, receipt.content].every((text) => canonicalIn(text) !== undefined),

  ...signatureChecks,

  /** @param {{ content: string, data: string }} of */
  document: ({ content, data }) => toHex(sha256(content)) === parsed(data)?.contentHash,

  /** @param {{ signer: import('./verifyReceipt.mjs').Signer, data: string }} of */
  signer: ({ signer, data }) => toHex(sha256(canonicalJson(signer))) === parsed(data)?.signerHash,

  ...sinceChecks,
}

/**
 * The text that was signed of the head that such an entry records; none of a head's where it records none.
 * @param {string | null} data
 */
function textOfRecorded(data) {
  const checkpoint = canonicalIn(data)?.checkpoint
  return typeof checkpoint === 'string' ? checkpoint.slice(0, checkpoint.lastIndexOf('\n\n') + 1) : ''
}

/**
 * @param {readonly string[]} proof
 * @param {(hashes: Uint8Array[]) => boolean} holds
 */
function withHashes(proof, holds) {
  let hashes
  try {
    hashes = proof.map(fromBase64)
  } catch {
    return false
  }
  return holds(hashes)
}
