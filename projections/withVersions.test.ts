import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@prumo/contracts/index'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { times } from '../test/run/length'
import { foldBatch } from './folding/foldBatch'
import { forkNodesAt } from './forkNode'
import type { Projection, Row } from './projection'
import { withVersions } from './withVersions'

type Held = { fromPosition: number } & { [Name in 'fork' | 'began' | 'ended']?: number | null }
type Tag = { tagId: string; projectId: string; description: string }

const [tags, tagVersions] = withVersions<Tag>({
  table: 'tests_tags',
  version: 1,
  key: 'tagId',
  versions: { table: 'tests_tag_versions', version: 1 },
  columns: () => {},
  on: {
    TagAdded: (_, { tagId, projectId, description }) => ({ tagId, projectId, description }),
    TagChanged: (row, { description }) => (row && description !== undefined ? { ...row, description } : row),
    TagRemoved: () => null,
  },
})

const [organizationId, projectId] = [randomUUID(), randomUUID()]
const tagIds = [randomUUID(), randomUUID(), randomUUID()]
type Step = { type: 'TagAdded' | 'TagChanged' | 'TagRemoved'; tag: number; description: string }
const step = fc.record<Step>({
  type: fc.constantFrom('TagAdded', 'TagChanged', 'TagRemoved'),
  tag: fc.nat(tagIds.length - 1),
  description: fc.constantFrom('Obra', 'Projeto', 'Compra'),
})

/** Events as a stream has them, each at a position of its own. */
const eventsOf = (steps: readonly Step[]) =>
  steps.map(({ type, tag, description }, index) => ({
    position: 10 * (index + 1),
    revision: index,
    type,
    organizationId,
    projectId,
    data: { projectId, tagId: tagIds[tag], description, before: {} },
  })) as unknown as RecordedEvent[]

const rowsOf = (projection: Projection, events: readonly RecordedEvent[]): Row[] =>
  [...foldBatch(projection, events, new Map(), new Set()).writes.values()].flatMap(({ row }) => (row ? [row] : []))

const byTag = (first: Row, second: Row) => String(first.tagId).localeCompare(String(second.tagId))

it('AUD-01 the versions that held at a moment are the rows that all events until then make', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), fc.nat(300), (steps, position) => {
      const events = eventsOf(steps)
      const { upTo, after } = forkNodesAt(position)
      const held = (rowsOf(tagVersions, events) as (Tag & Held)[])
        .filter(({ fork, fromPosition, began, ended }) =>
          fork == null
            ? fromPosition <= position
            : (upTo.includes(fork) && Number(ended) > position) || (after.includes(fork) && Number(began) <= position),
        )
        .map(({ tagId, projectId: of, description }) => ({ tagId, projectId: of, description }))
      const until = events.filter((event) => event.position <= position)
      expect(held.sort(byTag)).toEqual(rowsOf(tags, until).sort(byTag))
    }),
    { numRuns: times(500, 5000) },
  )
})

it('AUD-01 an event that changes nothing of a row begins no version', () => {
  const events = eventsOf([
    { type: 'TagAdded', tag: 0, description: 'Obra' },
    { type: 'TagChanged', tag: 0, description: 'Obra' },
    { type: 'TagChanged', tag: 0, description: 'Compra' },
  ])
  const held = rowsOf(tagVersions, events).map((row) => [row.description, row.fromPosition, row.toPosition])
  expect(held).toEqual([
    ['Compra', 30, null],
    ['Obra', 10, 30],
  ])
})
