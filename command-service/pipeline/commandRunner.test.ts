import { type EventLog, WrongExpectedRevision } from '@prumo/platform/eventLog/eventLog'
import { expect, it } from 'vitest'
import { claim } from '../naming/claim'
import type { Cause } from './command'
import { commandRunner } from './commandRunner'
import type { Domain } from './domain'
import { openRoomForEvents } from './roomForEvents'

const cause: Cause = {
  id: '00000000-0000-4000-8000-000000000001',
  actor: { kind: 'system' },
  organizationId: null,
  by: { kind: 'visitor' },
  origin: null,
  permissionBasis: 'system',
}
const claiming = { type: 'ClaimName', data: { kind: 'email', name: 'a hash', holderId: cause.id } }

/** A stream that another process moves on between every look at it and every append, so many times. */
function runnerAgainst(conflicts: number) {
  let appends = 0
  const log = {
    append: async (stream: string) => {
      if (appends++ < conflicts) throw new WrongExpectedRevision(stream, -1, 5)
      return { position: 9, revision: 6, at: '2026-03-02T09:00:00.000000Z' }
    },
    find: async () => undefined,
  } as unknown as EventLog
  const aggregates = {
    load: async () => ({ state: undefined, revision: -1, position: 0 }),
    doubt: () => {},
    appended: () => {},
  }
  const domain = { aggregates, zonesOf: async () => [], now: () => new Date() } as unknown as Domain
  const codec = { encodeAll: async (drafts: unknown) => drafts } as never
  return commandRunner({
    log,
    codec,
    domain,
    deciderOf: () => claim,
    room: openRoomForEvents(async () => []),
    preparations: {},
    sessions: {} as never,
    headKeeper: {} as never,
    inBackground: () => {},
    payloadHashOf: () => '',
  })
}

it('A command that always loses to another process is retried, then refused for now', async () => {
  await expect(runnerAgainst(19).runInternal(claiming, cause)).resolves.toBeDefined()
  await expect(runnerAgainst(20).runInternal(claiming, cause)).rejects.toMatchObject({
    status: 503,
    code: 'service.busy',
  })
})
