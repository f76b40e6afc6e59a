// The Merkle tree of RFC 6962 section 2.1 (the same as RFC 9162 section 2.1, whose verifying algorithms these are).
// Pure; hashes are 32 bytes. Sizes and indices are integers up to 2^53 - 1, so nothing here uses the 32-bit operators.
import { sha256 } from '#sha256'
import { sameBytes } from './bytes.mjs'

/** @typedef {Uint8Array} Hash */
/** The leaves from `start` up to before `end`. @typedef {{ start: number, end: number }} Range */
/**
 * The complete subtree of the 2^level leaves from index × 2^level on.
 * @typedef {{ level: number, index: number }} Node
 */
/** The hash of a complete subtree. @typedef {(level: number, index: number) => Hash} NodeAt */

/** The root of a tree without leaves: SHA-256 of nothing. */
export const emptyRoot = sha256('')

/**
 * SHA-256(0x00 || entry).
 * @param {string | Uint8Array} entry a text is taken in UTF-8
 * @returns {Hash}
 */
export function leafHash(entry) {
  if (typeof entry === 'string') return sha256(`\0${entry}`)
  const bytes = new Uint8Array(entry.length + 1)
  bytes.set(entry, 1)
  return sha256(bytes)
}

/**
 * SHA-256(0x01 || left || right).
 * @param {Hash} left
 * @param {Hash} right
 * @returns {Hash}
 */
function nodeHash(left, right) {
  const bytes = new Uint8Array(65)
  bytes[0] = 1
  bytes.set(left, 1)
  bytes.set(right, 33)
  return sha256(bytes)
}

/**
 * A tree that grows leaf by leaf. It keeps only the roots of its largest complete subtrees (its peaks): at most one for
 * each bit of its size.
 */
export class CompactRange {
  /**
   * @param {number} size
   * @param {readonly Hash[]} peaks from left to right, one for each one in the size's binary form
   */
  constructor(size = 0, peaks = []) {
    if (peaks.length !== peaksOf(0, size).length) throw new TypeError('not the peaks of a tree of this size')
    this.size = size
    this.peaks = [...peaks]
  }

  /**
   * Adds a leaf. Answers the roots of the complete subtrees that it closes, of level 1, 2, …: the last one is as many
   * levels up as the new size has zeros at its end.
   * @param {Hash} leaf
   * @returns {Hash[]}
   */
  append(leaf) {
    const closed = []
    let hash = leaf
    for (let rest = this.size; rest % 2 === 1; rest = (rest - 1) / 2) {
      hash = nodeHash(/** @type {Hash} */ (this.peaks.pop()), hash)
      closed.push(hash)
    }
    this.peaks.push(hash)
    this.size++
    return closed
  }

  /** @returns {Hash} */
  root() {
    return this.size === 0 ? emptyRoot : joined(this.peaks)
  }
}

/**
 * The root of the tree of these leaf hashes.
 * @param {Iterable<Hash>} leaves
 * @returns {Hash}
 */
export function rootOf(leaves) {
  const tree = new CompactRange()
  for (const leaf of leaves) tree.append(leaf)
  return tree.root()
}

/**
 * What the inclusion proof of a leaf consists of: for each of its hashes, from the leaf up, the range that it is the
 * root of (PATH of RFC 6962).
 * @param {number} index
 * @param {number} size
 * @returns {Range[]}
 */
export function inclusionRanges(index, size) {
  if (!(isCount(index) && isCount(size) && index < size)) throw new RangeError('no such leaf in a tree of this size')
  const ranges = []
  for (let [start, end] = [0, size]; end - start > 1; ) {
    const middle = start + largestPowerBelow(end - start)
    ranges.push(index < middle ? { start: middle, end } : { start, end: middle })
    if (index < middle) end = middle
    else start = middle
  }
  return ranges.reverse()
}

/**
 * What the consistency proof from a smaller tree to a larger one consists of (PROOF of RFC 6962).
 * @param {number} first
 * @param {number} size
 * @returns {Range[]}
 */
export function consistencyRanges(first, size) {
  if (!(isCount(first) && isCount(size) && first > 0 && first <= size)) throw new RangeError('no such smaller tree')
  const ranges = []
  let [start, end] = [0, size]
  while (first < end) {
    const middle = start + largestPowerBelow(end - start)
    ranges.push(first <= middle ? { start: middle, end } : { start, end: middle })
    if (first <= middle) end = middle
    else start = middle
  }
  if (start > 0) ranges.push({ start, end })
  return ranges.reverse()
}

/**
 * The complete subtrees whose hashes give those of these ranges: what must be fetched before a proof is made.
 * @param {readonly Range[]} ranges
 * @returns {Node[]}
 */
export const nodesOf = (ranges) => ranges.flatMap(({ start, end }) => peaksOf(start, end))

/**
 * The root of each range, made from complete subtrees: of `inclusionRanges` or `consistencyRanges` these are the proof.
 * @param {readonly Range[]} ranges
 * @param {NodeAt} nodeAt
 * @returns {Hash[]}
 */
export const hashesOf = (ranges, nodeAt) =>
  ranges.map(({ start, end }) => joined(peaksOf(start, end).map(({ level, index }) => nodeAt(level, index))))

/**
 * The proof that a leaf is in the tree, from the leaf up.
 * @param {number} index
 * @param {number} size
 * @param {NodeAt} nodeAt
 */
export const inclusionProof = (index, size, nodeAt) => hashesOf(inclusionRanges(index, size), nodeAt)

/**
 * The proof that the tree of the first leaves is a beginning of the tree.
 * @param {number} first at least 1
 * @param {number} size
 * @param {NodeAt} nodeAt
 */
export const consistencyProof = (first, size, nodeAt) => hashesOf(consistencyRanges(first, size), nodeAt)

/**
 * A tree held whole: for proofs over leaves that fit into memory.
 * @param {readonly Hash[]} leaves
 * @returns {NodeAt}
 */
export function nodesOfLeaves(leaves) {
  const levels = [[...leaves]]
  return (level, index) => {
    for (let next = levels.length; next <= level; next++) levels.push(pairsOf(levels[next - 1] ?? []))
    const hash = levels[level]?.[index]
    if (!hash) throw new RangeError('no such complete subtree')
    return hash
  }
}

/**
 * Whether the proof shows that the leaf stands at this index of the tree with this root (RFC 9162 section 2.1.3.2).
 * @param {{ index: number, size: number, leaf: Hash, proof: readonly Hash[], root: Hash }} claim
 * @returns {boolean}
 */
export function verifyInclusion({ index, size, leaf, proof, root }) {
  if (!(isCount(index) && isCount(size) && index < size && [leaf, root, ...proof].every(isHash))) return false
  let [fn, sn, hash] = [index, size - 1, leaf]
  for (const sibling of proof) {
    if (sn === 0) return false
    if (fn % 2 === 1 || fn === sn) {
      hash = nodeHash(sibling, hash)
      for (; fn % 2 === 0 && fn > 0; fn /= 2) sn = half(sn)
    } else hash = nodeHash(hash, sibling)
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 && sameBytes(hash, root)
}

/**
 * Whether the proof shows that the smaller tree is a beginning of the larger one (RFC 9162 section 2.1.4.2). From a
 * tree without leaves nothing can be shown: that is `false`.
 * @param {{ first: number, firstRoot: Hash, size: number, root: Hash, proof: readonly Hash[] }} claim
 * @returns {boolean}
 */
export function verifyConsistency({ first, firstRoot, size, root, proof }) {
  if (!(isCount(first) && isCount(size) && first > 0 && first <= size)) return false
  if (![firstRoot, root, ...proof].every(isHash)) return false
  if (first === size) return proof.length === 0 && sameBytes(firstRoot, root)
  const [seed, ...rest] = isPowerOfTwo(first) ? [firstRoot, ...proof] : proof
  if (!seed || proof.length === 0) return false
  let [fn, sn] = [first - 1, size - 1]
  for (; fn % 2 === 1; fn = half(fn)) sn = half(sn)
  let [ofFirst, ofAll] = [seed, seed]
  for (const hash of rest) {
    if (sn === 0) return false
    if (fn % 2 === 1 || fn === sn) {
      ofFirst = nodeHash(hash, ofFirst)
      ofAll = nodeHash(hash, ofAll)
      for (; fn % 2 === 0 && fn > 0; fn /= 2) sn = half(sn)
    } else ofAll = nodeHash(ofAll, hash)
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 && sameBytes(ofFirst, firstRoot) && sameBytes(ofAll, root)
}

/**
 * A range as complete subtrees, the largest first. It begins where a subtree of its size may begin, as every range of a
 * proof does.
 * @param {number} start
 * @param {number} end
 * @returns {Node[]}
 */
function peaksOf(start, end) {
  const peaks = []
  for (let [from, rest] = [start, end - start]; rest > 0; ) {
    const width = largestPowerBelow(rest + 1)
    peaks.push({ level: Math.log2(width), index: from / width })
    from += width
    rest -= width
  }
  return peaks
}

/** @param {readonly Hash[]} peaks @returns {Hash} */
const joined = (peaks) => peaks.reduceRight((right, left) => nodeHash(left, right))

/** @param {readonly Hash[]} hashes @returns {Hash[]} */
const pairsOf = (hashes) =>
  Array.from({ length: half(hashes.length) }, (_, index) =>
    nodeHash(/** @type {Hash} */ (hashes[index * 2]), /** @type {Hash} */ (hashes[index * 2 + 1])),
  )

/** The largest power of two that is smaller than a number above 1. @param {number} count */
function largestPowerBelow(count) {
  let power = 1
  while (power * 2 < count) power *= 2
  return power
}

/** @param {number} count */
const isPowerOfTwo = (count) => count === 1 || largestPowerBelow(count) * 2 === count
/** @param {number} count */
const half = (count) => Math.floor(count / 2)
/** @param {number} count */
const isCount = (count) => Number.isSafeInteger(count) && count >= 0
/** @param {Hash} hash */
const isHash = (hash) => hash.length === 32
