import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../test/files/sharedData'
import {
  CompactRange,
  consistencyProof,
  consistencyRanges,
  inclusionProof,
  inclusionRanges,
  leafHash,
  nodesOf,
  nodesOfLeaves,
  rootOf,
  verifyConsistency,
  verifyInclusion,
} from './merkle.mjs'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const most = 70
const leaves = Array.from({ length: most }, (_, index) => leafHash(`entry ${index}`))
const roots = Array.from({ length: most + 1 }, (_, size) => rootOf(leaves.slice(0, size)))
const nodeAt = nodesOfLeaves(leaves)
const root = (size: number) => roots[size] ?? new Uint8Array()
const leaf = (index: number) => leaves[index] ?? new Uint8Array()

describe('AUD-01 The tree', () => {
  /** The eight leaves of certificate-transparency's own tests (merkletree/merkle_tree_test.cc). */
  it('has the well-known roots', () => {
    const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
    const grown = inputs.map((_, index) =>
      hex(rootOf(inputs.slice(0, index + 1).map((input) => leafHash(Buffer.from(input, 'hex'))))),
    )
    expect(grown.at(0)).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')
    expect(grown.at(2)).toBe('aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77')
    expect(grown.at(7)).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328')
  })

  it('grows leaf by leaf, and says which complete subtrees each leaf closes', () => {
    const tree = new CompactRange()
    for (const [index, hash] of leaves.entries()) {
      const closed = tree.append(hash)
      closed.forEach((node, above) => {
        expect(hex(node)).toBe(hex(nodeAt(above + 1, Math.floor(index / 2 ** (above + 1)))))
      })
      expect(2 ** closed.length).toBe((index + 1) & -(index + 1))
      expect(hex(tree.root())).toBe(hex(root(index + 1)))
    }
  })

  it('goes on from kept peaks, and refuses those of another size', () => {
    const half = new CompactRange()
    for (const hash of leaves.slice(0, 37)) half.append(hash)
    const again = new CompactRange(half.size, half.peaks)
    for (const hash of leaves.slice(37)) again.append(hash)
    expect(hex(again.root())).toBe(hex(root(most)))
    expect(() => new CompactRange(38, half.peaks.slice(1))).toThrow(TypeError)
  })

  it('takes a text in UTF-8 as its bytes', () => expect(leafHash('ção\0𝄞')).toEqual(leafHash(Buffer.from('ção\0𝄞'))))

  it('keeps its sums beyond 32 bits', () => {
    const size = 2 ** 40 + 5
    expect(inclusionRanges(2 ** 40 + 1, size)).toHaveLength(4)
    expect(nodesOf(inclusionRanges(0, size))).toContainEqual({ level: 39, index: 1 })
    expect(consistencyRanges(2 ** 40, size)).toEqual([{ start: 2 ** 40, end: size }])
  })
})

describe('AUD-01 Proofs', () => {
  it('of inclusion hold for every leaf of every size', () => {
    for (let size = 1; size <= most; size++)
      for (let index = 0; index < size; index++)
        expect(
          verifyInclusion({
            index,
            size,
            leaf: leaf(index),
            proof: inclusionProof(index, size, nodeAt),
            root: root(size),
          }),
        ).toBe(true)
  })

  it('of consistency hold for every pair of sizes', () => {
    for (let size = 1; size <= most; size++)
      for (let first = 1; first <= size; first++)
        expect(
          verifyConsistency({
            first,
            firstRoot: root(first),
            size,
            root: root(size),
            proof: consistencyProof(first, size, nodeAt),
          }),
        ).toBe(true)
  })

  it('need only complete subtrees, which can be fetched before', () => {
    for (let size = 1; size <= most; size++)
      for (let index = 0; index < size; index++) {
        const answers = new Map(
          nodesOf(inclusionRanges(index, size)).map(({ level, index }) => [`${level}/${index}`, nodeAt(level, index)]),
        )
        const fetched = (level: number, at: number) => answers.get(`${level}/${at}`) ?? new Uint8Array()
        expect(inclusionProof(index, size, fetched)).toEqual(inclusionProof(index, size, nodeAt))
      }
  })

  const sizes = fc.integer({ min: 2, max: most }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      index: fc.integer({ min: 0, max: size - 1 }),
      another: fc.integer({ min: 0, max: size - 1 }),
      bit: fc.nat(),
    }),
  )

  it('of inclusion fail with any bit changed, a hash more or less, another index or another size', () =>
    fc.assert(
      fc.property(sizes, ({ size, index, another, bit }) => {
        const good = { index, size, leaf: leaf(index), proof: inclusionProof(index, size, nodeAt), root: root(size) }
        const changed = flipped([good.leaf, good.root, ...good.proof], bit)
        const [changedLeaf = good.leaf, changedRoot = good.root, ...changedProof] = changed
        expect(verifyInclusion({ ...good, leaf: changedLeaf, root: changedRoot, proof: changedProof })).toBe(false)
        expect(verifyInclusion({ ...good, proof: good.proof.slice(0, -1) })).toBe(false)
        expect(verifyInclusion({ ...good, proof: [...good.proof, good.root] })).toBe(false)
        expect(verifyInclusion({ ...good, index: another })).toBe(another === index)
        expect(verifyInclusion({ ...good, index: size })).toBe(false)
      }),
    ))

  it('of consistency fail with any bit changed, a hash more or less, or another size', () =>
    fc.assert(
      fc.property(sizes, ({ size, index, another, bit }) => {
        const first = index + 1
        const proof = consistencyProof(first, size, nodeAt)
        const good = { first, firstRoot: root(first), size, root: root(size), proof }
        const [firstRoot = good.root, ofAll = good.root, ...changed] = flipped(
          [good.firstRoot, good.root, ...proof],
          bit,
        )
        expect(verifyConsistency({ ...good, firstRoot, root: ofAll, proof: changed })).toBe(false)
        expect(verifyConsistency({ ...good, proof: [...proof, good.root] })).toBe(false)
        if (first < size) expect(verifyConsistency({ ...good, proof: proof.slice(0, -1) })).toBe(false)
        expect(verifyConsistency({ ...good, first: another + 1 })).toBe(another === index)
        expect(verifyConsistency({ ...good, first: 0 })).toBe(false)
      }),
    ))

  it('are not made for what is not there', () => {
    expect(() => inclusionRanges(3, 3)).toThrow(RangeError)
    expect(() => inclusionRanges(-1, 3)).toThrow(RangeError)
    expect(() => consistencyRanges(0, 3)).toThrow(RangeError)
    expect(() => consistencyRanges(4, 3)).toThrow(RangeError)
    expect(() => nodesOfLeaves(leaves.slice(0, 3))(1, 1)).toThrow(RangeError)
  })
})

const { path: folder, absent, reason } = sharedData('merkle_rfc6962')

describe('AUD-01 The reference data', () => {
  it.skipIf(absent)(`has our hashes byte for byte${absent ? ` (${reason})` : ''}`, () => {
    const tree: Record<string, string[]> = JSON.parse(readFileSync(`${folder}/reference_tree_8_leaves.json`, 'utf8'))
    const hashes = (tree.leaf_inputs_hex ?? []).map((input) => leafHash(Buffer.from(input, 'hex')))
    expect(hashes).toHaveLength(8)
    expect(hashes.map(hex)).toEqual(tree.leaf_hashes_hex)
    const grown = Array.from({ length: 9 }, (_, size) => hex(rootOf(hashes.slice(0, size))))
    expect(grown).toEqual(tree.root_hash_hex_by_tree_size_0_to_8)
  })

  it.each(samples('inclusion_1'))('says of inclusion, %s, what we say', (_, sample) => {
    const { leafIdx, treeSize, leafHash: leaf, root, proof } = sample
    expect(
      verifyInclusion({
        index: leafIdx,
        size: treeSize,
        leaf: bytes(leaf),
        root: bytes(root),
        proof: proof.map(bytes),
      }),
    ).toBe(!sample.wantErr)
  })

  it.each(samples('consistency_1'))('says of consistency, %s, what we say', (_, sample) => {
    const { size1, size2, root1, root2, proof } = sample
    expect(
      verifyConsistency({
        first: size1,
        firstRoot: bytes(root1),
        size: size2,
        root: bytes(root2),
        proof: proof.map(bytes),
      }),
    ).toBe(!sample.wantErr)
  })
})

type Sample = {
  wantErr: boolean
  proof: string[]
  leafIdx: number
  treeSize: number
  leafHash: string
  root: string
  size1: number
  size2: number
  root1: string
  root2: string
}

function samples(group: string) {
  const full = `${folder}/sample/${group}`
  if (!existsSync(full)) return []
  return readdirSync(full).map((name): [string, Sample] => [name, JSON.parse(readFileSync(`${full}/${name}`, 'utf8'))])
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

/** These hashes with one bit of one of them changed. */
function flipped(hashes: readonly Uint8Array[], bit: number): Uint8Array[] {
  const at = bit % (hashes.length * 256)
  return hashes.map((hash, index) => {
    const copy = Uint8Array.from(hash)
    const byte = Math.floor((at % 256) / 8)
    if (index === Math.floor(at / 256)) copy[byte] = (copy[byte] ?? 0) ^ (1 << (at % 8))
    return copy
  })
}
