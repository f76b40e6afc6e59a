import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@prumo/contracts/index'
import { expect, it } from 'vitest'
import { signatures } from '../documents/signatures'
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
  expect(writes.map(({ row }) => row?.position)).toEqual([1])
})
