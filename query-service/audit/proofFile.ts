import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { RecordedAt } from '@prumo/platform/eventLog/recordedAt'
import { nodesFor } from '@prumo/platform/proofs/tiles'
import { toBase64 } from '@prumo/verify/bytes'
import { canonicalJson, entryOf } from '@prumo/verify/entry'
import { consistencyRanges, hashesOf, inclusionRanges } from '@prumo/verify/merkle'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { type ErasedContent, erasedContent } from './erasedContent'
import { ErasingEvents } from './erasingEvents'
import { headsBetween, keysUpTo, type SignedHead } from './headRows'
import { indexesOf, leavesAfter, positionBefore, tilesIn } from './treeRows'
import { visibleActions } from './visibleActions'

export type ProofSource = {
  organizationId: string
  /** Reads a page, with the rights of that moment. */
  within<Page>(read: (db: Knex, asker: Asker) => Promise<Page>): Promise<Page>
  recordedAt: RecordedAt
} & ({ scope: 'all' } | { scope: 'some'; filters: ActionLogFilters })

/** Few enough that nobody waits long while they are read. */
const pageSize = 128

/** The lines of an export (prumo-verify/FORMAT.md) against this head. Only a page of it is held in memory. */
export const proofFile = (source: ProofSource, head: SignedHead): AsyncIterable<string> => linesOf(source, head)

async function* linesOf(source: ProofSource, head: SignedHead) {
  const { organizationId, scope, within } = source
  const keys = await within((db) => keysUpTo(db, organizationId, head.size))
  yield lineOf({ keys, organizationId, prumo: 'log-export', scope, version: 2 })
  yield* headLines(source, head)
  const erased = await within((db) => erasedContent(db, organizationId, head.size))
  yield* source.scope === 'all' ? everyEntry(source, head, erased) : someEntries(source, head, source.filters, erased)
}

const lineOf = (value: object) => `${canonicalJson(value)}\n`

async function* headLines({ organizationId, scope, within }: ProofSource, { size }: SignedHead) {
  let last = 0
  for (;;) {
    const heads = await within((db) => headsBetween(db, organizationId, { after: last, upTo: size, limit: pageSize }))
    if (heads.length === 0) return
    const proofs =
      scope === 'all'
        ? []
        : await within((db) => consistencyOf(db, organizationId, [last, ...heads.map((head) => head.size)]))
    yield heads
      .map(({ checkpoint }, index) =>
        lineOf(scope === 'all' ? { head: checkpoint } : { consistency: proofs[index], head: checkpoint }),
      )
      .join('')
    last = heads.at(-1)?.size ?? size
  }
}

/** The proof from each of these sizes to the next. */
async function consistencyOf(db: Knex, organizationId: string, sizes: readonly number[]): Promise<string[][]> {
  const ranges = sizes.slice(1).map((size, index) => (sizes[index] ? consistencyRanges(sizes[index], size) : []))
  const nodeAt = await nodesFor(ranges.flat(), tilesIn(db, organizationId))
  return ranges.map((range) => hashesOf(range, nodeAt).map(toBase64))
}

/**
 * Each entry of the log beside the leaf hash of what was recorded, so an altered entry shows. A missing entry leaves a
 * gap.
 */
async function* everyEntry(
  { organizationId, within, recordedAt }: ProofSource,
  { size }: SignedHead,
  erased: ErasedContent,
) {
  let before = 0
  for (let start = 0; start < size; start += pageSize) {
    const leaves = await within((db) => leavesAfter(db, organizationId, before, Math.min(pageSize, size - start)))
    const events = await recordedAt(
      leaves.map(({ position }) => position),
      before,
    )
    const eventAt = new Map(
      events.filter((event) => isOf(organizationId, event)).map((event) => [event.position, event]),
    )
    before = leaves.at(-1)?.position ?? before
    for (const [nth, { position, leaf }] of leaves.entries()) {
      const event = eventAt.get(position)
      if (event) yield lineOf({ ...entryLine(event, erased), index: start + nth, leaf: toBase64(leaf) })
    }
  }
}

/** In a log that was tampered with, an entry may be of another organization. */
const isOf = (organizationId: string, event: RecordedEvent) => event.organizationId === organizationId

function entryLine(event: RecordedEvent, erasedOf: ErasedContent) {
  const [entry, by] = [entryOf(event), erasedOf(event)]
  return by
    ? { data: null, entry, erased: by.erased, metadata: null }
    : { data: event.data, entry, metadata: event.metadata }
}

/**
 * The entries that the asker sees and the filters keep, in the order of the log. Between them stand the events that
 * record what was erased from them.
 */
async function* someEntries(source: ProofSource, head: SignedHead, filters: ActionLogFilters, erasedOf: ErasedContent) {
  const { organizationId, within, recordedAt } = source
  const erasing = new ErasingEvents()
  let before = 0
  for (;;) {
    const page = await within(async (db, { actor }) => {
      const query = db('audit_actions as a').where('a.organization_id', organizationId).where('a.position', '>', before)
      const positions: number[] = await query
        .modify(visibleActions(db, actor, filters))
        .orderBy('a.position')
        .limit(pageSize)
        .pluck('a.position')
      return { positions, proofs: await proofsOf(db, organizationId, positions, head.size) }
    })
    const proven = page.positions.filter((position) => page.proofs.has(position))
    const events = (await recordedAt(proven, before)).filter((event) => isOf(organizationId, event))
    // Nobody could see that a selection lacks an entry, so there is no file.
    if (events.length < proven.length) throw new RangeError('the log lacks entries that its tree has')
    for (const event of events) {
      for (const position of erasing.before(event.position)) yield await erasingLine(source, head, position)
      erasing.tell(event.position, erasedOf(event))
      yield lineOf({ ...entryLine(event, erasedOf), ...page.proofs.get(event.position) })
    }
    if (proven.length < pageSize) break
    before = proven.at(-1) ?? before
  }
  for (const position of erasing.before(Number.POSITIVE_INFINITY)) yield await erasingLine(source, head, position)
}

/** The event that records an erasure, with its proof; without content if the asker may not see it. */
async function erasingLine({ organizationId, within, recordedAt }: ProofSource, head: SignedHead, position: number) {
  const place = await within(async (db, { actor }) => {
    const seen = await db('audit_actions as a')
      .where({ 'a.organization_id': organizationId, 'a.position': position })
      .modify(visibleActions(db, actor))
      .first('a.position')
    const proof = (await proofsOf(db, organizationId, [position], head.size)).get(position)
    return { proof, isSeen: seen !== undefined, before: await positionBefore(db, organizationId, position) }
  })
  const [event] = await recordedAt([position], place.before)
  if (!event || !isOf(organizationId, event)) throw new RangeError('the log lacks entries that its tree has')
  const shown = place.isSeen
    ? entryLine(event, () => undefined)
    : { data: null, entry: entryOf(event), metadata: null, withheld: true }
  return lineOf({ ...shown, ...place.proof })
}

/** The index and the proof of each of these entries, if the head covers it. */
async function proofsOf(db: Knex, organizationId: string, positions: readonly number[], size: number) {
  const indexes = [...(await indexesOf(db, organizationId, positions))].filter(([, index]) => index < size)
  const ranges = indexes.map(([, index]) => inclusionRanges(index, size))
  const nodeAt = await nodesFor(ranges.flat(), tilesIn(db, organizationId))
  return new Map(
    indexes.map(([position, index], nth) => [
      position,
      { index, proof: hashesOf(ranges[nth] ?? [], nodeAt).map(toBase64) },
    ]),
  )
}
