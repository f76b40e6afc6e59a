import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@prumo/contracts/index'
import { versionOf } from '@prumo/contracts/upcasts'
import { expect, it } from 'vitest'
import { readReleased } from '../../test/contracts/releasedShapes'
import { examplesOf, type Shape } from '../../test/faults/releasedExamples'
import { storage } from '../discussion/storage'
import { signatures } from '../documents/signatures'
import { projections } from '../index'
import { foldBatch } from './foldBatch'

const [organizationId, projectId, signatureId] = [randomUUID(), randomUUID(), randomUUID()]

/** Ids of signatures are the callers': nothing keeps two documents of a project from having the same. */
const approvedAt = (position: number) =>
  ({
    id: randomUUID(),
    type: 'DocumentApproved',
    organizationId,
    projectId,
    position,
    stream: 's',
    revision: 0,
    data: { signatureId, projectId, documentId: randomUUID(), round: 1, userId: randomUUID() },
  }) as unknown as RecordedEvent

it('a row that is made once keeps what its first event made', () => {
  const { writes, poison } = foldBatch(signatures, [approvedAt(1), approvedAt(2)], new Map(), new Set())
  expect(poison).toEqual([])
  expect([...writes.values()].map(({ row }) => row?.position)).toEqual([1])
})

const reserved = (size: number, position: number) =>
  ({
    ...approvedAt(position),
    type: 'StorageReserved',
    projectId: null,
    data: { organizationId, fileId: randomUUID(), size },
  }) as unknown as RecordedEvent

it('a row that Postgres may refuse is in doubt once it is folded over', () => {
  const isInDoubt = (...sizes: number[]) =>
    foldBatch(
      storage,
      sizes.map((size, index) => reserved(size, index + 1)),
      new Map(),
      new Set(),
    ).isInDoubt
  expect(isInDoubt(5, 7, 2 ** 31)).toBe(false)
  expect(isInDoubt(5, -(2 ** 63)), 'a write shows whether Postgres takes it').toBe(false)
  expect(isInDoubt(5, -(2 ** 63), 2 ** 63)).toBe(true)
})

it('no row that a released event makes is in doubt, so that rebuilding stays fast', () => {
  const shapes = readReleased<Shape>().filter(({ type, version }) => version === versionOf(type))
  const ids = new Map(Object.entries({ organizationId, projectId }))
  const idOf = (name: string) => ids.get(name) ?? ids.set(name, randomUUID()).get(name) ?? ''
  const half = () => 0.5
  const events = [...examplesOf(shapes, idOf, half), ...examplesOf(shapes, idOf, half)].map(
    ({ type, data }, index) =>
      ({ ...approvedAt(index + 1), type, data, at: '2026-11-04T12:00:00.000Z' }) as unknown as RecordedEvent,
  )
  const doubtful = projections.filter((model) =>
    events.some((event) => {
      const { writes } = foldBatch(model, [event], new Map(), new Set())
      return [...writes.values()].some(({ isInDoubt }) => isInDoubt)
    }),
  )
  expect(doubtful.map(({ table }) => table)).toEqual([])
})
