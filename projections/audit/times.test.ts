import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@prumo/contracts/index'
import { expect, it } from 'vitest'
import { foldBatch } from '../folding/foldBatch'
import { times } from './times'

const [organizationId, projectId] = [randomUUID(), randomUUID()]
const eventsAt = (...seconds: string[]) =>
  seconds.map((second, index) => ({
    position: index + 1,
    type: 'TagAdded',
    organizationId,
    projectId,
    at: `2026-03-02T09:00:${second}Z`,
    data: {},
  })) as unknown as RecordedEvent[]
const rowsAfter = (...seconds: string[]) =>
  [...foldBatch(times, eventsAt(...seconds), new Map(), new Set()).writes.values()].map(({ row }) => row)

it('AUD-01 an event that says an earlier time than one before it is kept, to the microsecond', () => {
  const [latest, ...late] = rowsAfter('01.000200', '01.000100', '02.000000', '01.999999')
  expect(latest).toMatchObject({ at: '2026-03-02T09:00:02.000000Z', position: null })
  expect(late.map((row) => row?.position)).toEqual([2, 4])
})

it('AUD-01 events in the order of their times, or of one time, leave only the latest', () => {
  expect(rowsAfter('01.000000', '01.000000', '01.000001')).toMatchObject([{ at: '2026-03-02T09:00:01.000001Z' }])
})
