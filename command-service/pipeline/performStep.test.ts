import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import { openAggregates } from '@prumo/platform/aggregates/aggregates'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { claim } from '../naming/claim'
import type { Cause } from './command'
import { eventId } from './drafts'
import { openPerformStep } from './performStep'
import { repeatedAnswers } from './repeatedAnswers'

const causeOf = (nth: number): Cause => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  actor: { kind: 'system' },
  organizationId: null,
  by: { kind: 'visitor' },
  origin: null,
  permissionBasis: 'system',
})
const data = { kind: 'email', name: 'a hash', holderId: causeOf(1).id }

/** A log whose first answer is lost: asked again, it says what it has recorded. */
function forgetfulLog() {
  const stream: RecordedEvent[] = []
  return {
    read: async (_: string, from = 0) => stream.slice(from),
    find: async (_: string, id: string) => stream.find((event) => event.id === id),
    append: async (name: string, expected: number, events: readonly RecordedEvent[]) => {
      const at = '2026-03-02T09:00:00.000000Z'
      const placed = events.map((event, nth) => ({ ...event, stream: name, revision: expected + 1 + nth, at }))
      stream.push(...placed.map((event) => ({ ...event, position: event.revision + 1 })))
      const last = { position: stream.length, revision: stream.length - 1, at }
      return stream.length > 1 ? last : { ...last, repeated: [...stream] }
    },
  } as unknown as EventLog
}

it('what was recorded although its answer was lost is part of what is decided on next', async () => {
  const log = forgetfulLog()
  const codec = {
    encodeAll: async (drafts: readonly Opened[]) =>
      drafts.map((draft) => ({ ...draft, metadata: JSON.stringify(draft.metadata) })),
    decode: async (events: readonly RecordedEvent[]) =>
      events.map((event) => ({ ...event, metadata: JSON.parse(event.metadata) })),
  } as unknown as EventCodec
  const aggregates = openAggregates(log, codec, {} as Pool, new Map())
  const noteRights = async () => {}
  const perform = openPerformStep({
    log,
    codec,
    aggregates,
    deciderOf: () => claim,
    repeated: repeatedAnswers(log, noteRights),
    noteRights,
    placeIn: async () => undefined,
    now: () => new Date(),
  })
  expect(await perform({ type: 'ClaimName', data }, causeOf(1))).toMatchObject({ changed: true })
  expect(await perform({ type: 'ReleaseName', data }, causeOf(2))).toMatchObject({ changed: true, version: 1 })
  expect(await log.find('claim-email-a hash', eventId(causeOf(2), 0))).toBeDefined()
})
