import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CompactRange,
  consistencyProof,
  inclusionProof,
  leafHash,
  nodesOfLeaves,
  rootOf,
  verifyConsistency,
  verifyInclusion,
} from './merkle.mjs'

/** RFC 6962 section 2.1, written down as it stands there, and sharing nothing with what it is held against. */
const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const [ofLeaf, ofNode] = [Buffer.of(0), Buffer.of(1)]
/** The largest power of two smaller than n. */
const half = (n: number) => 2 ** (Math.ceil(Math.log2(n)) - 1)

function mth(d: readonly Buffer[]): Buffer {
  const [first] = d
  if (first === undefined) return sha256()
  if (d.length === 1) return sha256(ofLeaf, first)
  const k = half(d.length)
  return sha256(ofNode, mth(d.slice(0, k)), mth(d.slice(k)))
}

function path(m: number, d: readonly Buffer[]): Buffer[] {
  if (d.length <= 1) return []
  const k = half(d.length)
  return m < k ? [...path(m, d.slice(0, k)), mth(d.slice(k))] : [...path(m - k, d.slice(k)), mth(d.slice(0, k))]
}

function subproof(m: number, d: readonly Buffer[], isWhole: boolean): Buffer[] {
  if (m === d.length) return isWhole ? [] : [mth(d)]
  const k = half(d.length)
  return m <= k
    ? [...subproof(m, d.slice(0, k), isWhole), mth(d.slice(k))]
    : [...subproof(m - k, d.slice(k), false), mth(d.slice(0, k))]
}

const hexes = (hashes: readonly Uint8Array[]) => hashes.map((hash) => Buffer.from(hash).toString('hex'))
const sequence = fc.record({
  entries: fc.array(fc.uint8Array({ maxLength: 6 }), { minLength: 1, maxLength: 14 }),
  position: fc.nat(),
  former: fc.nat(),
  broken: fc.nat(),
})

it('AUD-01 10,000 sequences have the roots and the proofs of RFC 6962, and proofs hold for what they are of and for nothing else', () =>
  fc.assert(
    fc.property(sequence, ({ entries, position, former, broken }) => {
      const [size, index] = [entries.length, position % entries.length]
      const [first, data] = [(former % size) + 1, entries.map((entry) => Buffer.from(entry))]
      const leaves = entries.map((entry) => leafHash(entry))
      const nodeAt = nodesOfLeaves(leaves)
      const range = new CompactRange()
      for (const leaf of leaves) range.append(leaf)
      const [root, firstRoot] = [mth(data), mth(data.slice(0, first))]
      const [inclusion, consistency] = [inclusionProof(index, size, nodeAt), consistencyProof(first, size, nodeAt)]

      expect(hexes([rootOf(leaves), range.root(), rootOf(leaves.slice(0, first))])).toEqual(
        hexes([root, root, firstRoot]),
      )
      expect(hexes(inclusion)).toEqual(hexes(path(index, data)))
      expect(hexes(consistency)).toEqual(hexes(subproof(first, data, true)))

      const included = { index, size, leaf: leaves[index] ?? root, proof: inclusion, root }
      const continued = { first, firstRoot, size, root, proof: consistency }
      expect([verifyInclusion(included), verifyConsistency(continued)]).toEqual([true, true])
      const wrong = sha256(root)
      expect(verifyInclusion({ ...included, leaf: wrong })).toBe(false)
      expect(verifyConsistency({ ...continued, root: wrong })).toBe(false)
      if (inclusion.length > 0)
        expect(verifyInclusion({ ...included, proof: inclusion.with(broken % inclusion.length, wrong) })).toBe(false)
      if (consistency.length > 0)
        expect(verifyConsistency({ ...continued, proof: consistency.with(broken % consistency.length, wrong) })).toBe(
          false,
        )
    }),
    { numRuns: 10_000, seed: 6962 },
  ))
