import { createHash, randomUUID } from 'node:crypto'
import { denialEvents } from '@prumo/contracts/audit/denials'
import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { OpenedEvent } from '@prumo/platform/eventLog/openedEvent'
import { hashesIn, openTile } from '@prumo/platform/proofs/tiles'
import { entryText } from '@prumo/verify/entry'
import { CompactRange } from '@prumo/verify/merkle'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { times } from '../../test/run/length'
import { foldBatch } from '../folding/foldBatch'
import type { Kept } from '../folding/keep'
import type { Row } from '../projection'
import { tree } from './tree'

const [organizationId, projectId] = [randomUUID(), randomUUID()]

const recorded = (position: number, changes: Partial<RecordedEvent> = {}): RecordedEvent => ({
  id: randomUUID(),
  type: 'TagRemoved',
  organizationId,
  projectId: position % 3 === 0 ? projectId : null,
  data: `{"n":${position}}`,
  metadata: '{}',
  stream: `plan-${position % 5}`,
  revision: position,
  position,
  at: '2026-03-02T09:00:00.000000Z',
  ...changes,
})
const opened = (event: RecordedEvent) => new OpenedEvent(event, JSON.parse(event.data), () => null) as unknown as Opened
const some = (count: number) => Array.from({ length: count }, (_, index) => recorded(index + 1))

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const leafHashOf = (event: RecordedEvent) => sha256(Buffer.concat([Buffer.from([0]), Buffer.from(entryText(event))]))

/** MTH of RFC 6962, section 2.1, to the letter. */
function naiveRoot(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves
  if (!only) return sha256(Buffer.alloc(0))
  if (leaves.length === 1) return only
  const k = 2 ** (Math.ceil(Math.log2(leaves.length)) - 1)
  return sha256(Buffer.concat([Buffer.from([1]), naiveRoot(leaves.slice(0, k)), naiveRoot(leaves.slice(k))]))
}

type Rows = Map<string, Kept>

/** Folds in batches as the projector does, of which each finds what the ones before have written. */
function folded(events: readonly RecordedEvent[], batches: readonly number[]): Rows {
  const written: Rows = new Map()
  const rest = events.map(opened)
  for (const size of [...batches, events.length]) {
    const rows = new Map([...written].filter(([name]) => name.endsWith(openTile)))
    const { writes, poison } = foldBatch(tree, rest.splice(0, size), rows, new Set())
    expect(poison).toEqual([])
    for (const [name, write] of writes) written.set(name, write)
  }
  return written
}

const openRow = (rows: Rows) =>
  rows.get(`${organizationId}/${openTile}`)?.row as Row & { size: number; nodes: Uint8Array }
const rootIn = (rows: Rows) => Buffer.from(new CompactRange(openRow(rows).size, hashesIn(openRow(rows).nodes)).root())

describe('AUD-01 the tree over an organization’s log', () => {
  it('the tree has the root of RFC 6962 at each size', () => {
    const events = some(140)
    for (let size = 1; size <= events.length; size++) {
      const part = events.slice(0, size)
      expect(rootIn(folded(part, []))).toEqual(naiveRoot(part.map(leafHashOf)))
    }
  })

  it('the tree is the same however its events are split into batches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.array(fc.integer({ min: 1, max: 40 })), (size, batches) => {
        const events = some(size)
        expect(folded(events, batches)).toEqual(folded(events, []))
      }),
      { numRuns: times(60, 600) },
    )
  })

  it('each complete subtree stands in the row of its last leaf', () => {
    const events = some(96)
    const leaves = events.map(leafHashOf)
    const rows = folded(events, [17])
    expect(rows.size).toBe(7)
    for (let tile = 0; tile < 6; tile++) {
      const row = rows.get(`${organizationId}/${tile}`)?.row as {
        leaves: Uint8Array
        nodes: Uint8Array
        through: number
      }
      expect(hashesIn(row.leaves).map((leaf) => Buffer.from(leaf))).toEqual(leaves.slice(tile * 16, tile * 16 + 16))
      expect(row.through).toBe((tile + 1) * 16)
      const spans = [16, 32, 64].filter((span) => ((tile + 1) * 16) % span === 0)
      expect(hashesIn(row.nodes).map((node) => Buffer.from(node))).toEqual(
        spans.map((span) => naiveRoot(leaves.slice((tile + 1) * 16 - span, (tile + 1) * 16))),
      )
    }
  })

  it.each([
    ...(['id', 'type', 'stream', 'data', 'metadata', 'at'] as const).map((field) => ({ [field]: '{"other":1}' })),
    { revision: 99 },
    { projectId: randomUUID() },
    { organizationId: randomUUID() },
  ])('an event that differs in %o has another leaf', (change) =>
    expect(leafHashOf(recorded(1, { id: projectId, ...change }))).not.toEqual(
      leafHashOf(recorded(1, { id: projectId })),
    ),
  )

  it('the tree does not depend on the position that an adapter gives an event', () => {
    const at = (position: number) =>
      folded([recorded(position, { id: projectId, projectId: null, stream: 's', revision: 0, data: '{}' })], [])
    expect(rootIn(at(1))).toEqual(rootIn(at(4711)))
  })

  it('the open row counts changes other than heads, and those that the last head covers', () => {
    const head = recorded(3, { type: 'LogHeadSigned', data: '{"size":2}' })
    expect(openRow(folded([recorded(1), recorded(2), head], []))).toMatchObject({ size: 3, changed: 2, signed: 2 })
    expect(openRow(folded([recorded(1), recorded(2), head, recorded(4)], []))).toMatchObject({ changed: 4, signed: 2 })
  })

  it.each(Object.keys(denialEvents))('an event %s is no reason to sign a head', (type) => {
    const denied = openRow(folded([recorded(1), recorded(2), recorded(3, { type })], []))
    expect(denied).toMatchObject({ size: 3, changed: 2 })
  })

  it('an event that was not read from the log is refused', () => {
    const copied = { ...recorded(1), data: {}, metadata: {} } as unknown as Opened
    expect(foldBatch(tree, [copied], new Map(), new Set()).poison).toMatchObject([{ organizationId, position: 1 }])
  })
})
