import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import { openAggregates } from '@prumo/platform/aggregates/aggregates'
import { HttpProblem } from '@prumo/platform/errors'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { claim } from '../naming/claim'
import type { Cause } from './command'
import { eventId } from './drafts'
import { openPerformStep } from './performStep'
import { performSteps } from './performSteps'
import { repeatedAnswers } from './repeatedAnswers'
import { openRoomForEvents } from './roomForEvents'

const causeOf = (nth: number): Cause => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  actor: { kind: 'system' },
  organizationId: null,
  by: { kind: 'visitor' },
  origin: null,
  permissionBasis: 'system',
})
const data = { kind: 'email', name: 'a hash', holderId: causeOf(1).id } as const
const stream = claim.stream(data)
const claiming = { type: 'ClaimName', data }
const codec = {
  encodeAll: async (drafts: readonly Opened[]) =>
    drafts.map((draft) => ({ ...draft, metadata: JSON.stringify(draft.metadata) })),
  decode: async (events: readonly RecordedEvent[]) =>
    events.map((event) => ({ ...event, metadata: JSON.parse(event.metadata) })),
} as unknown as EventCodec

/** A log of one stream, which knows what it has recorded. The answers to the first appends are lost on the way. */
function openLog(lostAnswers: number) {
  const recorded: RecordedEvent[] = []
  let lost = 0
  return {
    read: async (_: string, from = 0) => recorded.slice(from),
    find: async (_: string, id: string) => recorded.find((event) => event.id === id),
    append: async (name: string, _: number, events: readonly RecordedEvent[]) => {
      const at = '2026-03-02T09:00:00.000000Z'
      const before = recorded.filter(({ id }) => events.some((event) => event.id === id))
      const fresh = before.length > 0 ? [] : events
      for (const event of fresh)
        recorded.push({ ...event, stream: name, revision: recorded.length, position: recorded.length + 1, at })
      const isRepeated = fresh.length === 0 || lost++ < lostAnswers
      const answered = isRepeated && fresh.length > 0 ? recorded.slice(-fresh.length) : before
      return {
        position: recorded.length,
        revision: recorded.length - 1,
        at,
        ...(isRepeated && { repeated: answered }),
      }
    },
  } as unknown as EventLog
}

function openHere({ lostAnswers = 0, room = openRoomForEvents(async () => []) } = {}) {
  const log = openLog(lostAnswers)
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
    zonesOf: async () => [],
    room,
    now: () => new Date(),
  })
  const isRecorded = async (_: unknown, cause: Cause) => (await log.find(stream, eventId(cause, 0))) !== undefined
  return { aggregates, perform, isRecorded }
}

it('what was recorded although its answer was lost is part of what is decided on next', async () => {
  const { perform } = openHere({ lostAnswers: 1 })
  expect(await perform(claiming, causeOf(1))).toMatchObject({ changed: true })
  expect(await perform({ type: 'ReleaseName', data }, causeOf(2))).toMatchObject({ changed: true, version: 1 })
})

it.each([
  ['before the steps', { steps: [{ type: 'Use', data }], names: { claimed: [claiming], released: [] } }],
  ['as a step', { steps: [claiming, { type: 'Use', data }] }],
])('a name that was claimed %s and given back is claimed again by a retry', async (_, prepared) => {
  const { aggregates, perform, isRecorded } = openHere()
  const holder = async () => (await aggregates.load(claim, stream)).state?.holderId
  let busy = 2
  const parts = {
    isRecorded,
    perform: async (step: { type: string; data: object }, cause: Cause) => {
      if (step.type !== 'Use') return perform(step, cause)
      if (busy-- > 0) throw new HttpProblem(503, 'service.busy')
      return { position: 1, version: 0, changed: true }
    },
  }
  for (const _ of [1, 2]) {
    await expect(performSteps(parts, prepared, causeOf(1))).rejects.toMatchObject({ code: 'service.busy' })
    expect(await holder()).toBeUndefined()
  }
  await performSteps(parts, prepared, causeOf(1))
  expect(await holder()).toBe(data.holderId)
  // However late it is sent once more, it claims nothing anew.
  await perform({ type: 'ReleaseName', data }, causeOf(2))
  await performSteps(parts, prepared, causeOf(1))
  expect(await holder()).toBeUndefined()
})

it('a command that is sent again and again is looked up a few times, and each attempt has the name', async () => {
  const { aggregates, perform, isRecorded } = openHere()
  let [looks, held] = [0, 0]
  const parts = {
    isRecorded: (step: { type: string; data: object }, cause: Cause) => {
      looks++
      return isRecorded(step, cause)
    },
    perform: async (step: { type: string; data: object }, cause: Cause) => {
      if (step.type !== 'Use') return perform(step, cause)
      if ((await aggregates.load(claim, stream)).state?.holderId === data.holderId) held++
      throw new HttpProblem(503, 'service.busy')
    },
  }
  const prepared = { steps: [{ type: 'Use', data }], names: { claimed: [claiming], released: [] } }
  for (let attempt = 0; attempt < 100; attempt++) {
    looks = 0
    await performSteps(parts, prepared, causeOf(1)).catch(() => {})
  }
  expect(held).toBe(100)
  expect(looks).toBeLessThan(20)
})

it.each(['before', 'while', 'after'] as const)(
  'a name stays with the copy of a command that is accepted %s another copy is refused',
  async (when) => {
    const { aggregates, perform, isRecorded } = openHere()
    const prepared = { steps: [claiming, { type: 'Use', data }] }
    let isUsed = when === 'before'
    const openParts = (use: () => Promise<void>) => ({
      isRecorded: async (step: Message, cause: Cause) => (step.type === 'Use' ? isUsed : isRecorded(step, cause)),
      perform: async (step: Message, cause: Cause) => {
        if (step.type === 'Use') await use()
        const done = step.type === 'Use' ? { position: 1, version: 0, changed: true } : await perform(step, cause)
        if (when === 'while' && step.type === 'ReleaseName') isUsed = true
        return done
      },
    })
    const isRefused = async () => {
      const refusing = openParts(() => Promise.reject(new HttpProblem(503, 'service.busy')))
      await expect(performSteps(refusing, prepared, causeOf(1))).rejects.toMatchObject({ code: 'service.busy' })
    }
    const isAccepted = async () => {
      if (when === 'after') await isRefused()
      isUsed = true
    }
    if (when === 'after') await performSteps(openParts(isAccepted), prepared, causeOf(1))
    else {
      await perform(claiming, causeOf(1))
      await isRefused()
    }
    expect((await aggregates.load(claim, stream)).state?.holderId).toBe(data.holderId)
  },
)

it('a name that a command has used is not given back where a later step is refused', async () => {
  const { aggregates, perform, isRecorded } = openHere()
  const used = new Set<string>()
  const parts = {
    isRecorded: async (step: Message, cause: Cause) => used.has(step.type) || isRecorded(step, cause),
    perform: async (step: Message, cause: Cause) => {
      if (step.type === 'Follow') throw new HttpProblem(503, 'service.busy')
      if (step.type === 'Use') used.add('Use')
      return step.type === 'Use' ? { position: 1, version: 0, changed: true } : perform(step, cause)
    },
  }
  const steps = [claiming, { type: 'Use', data }, { type: 'Follow', data }]
  await expect(performSteps(parts, { steps, usedBy: 'Use' }, causeOf(1))).rejects.toMatchObject({ status: 503 })
  expect((await aggregates.load(claim, stream)).state?.holderId).toBe(data.holderId)
})

describe('A step whose organization has too much that is not folded', () => {
  const organizationId = data.holderId
  const ofOrganization = (id: number): Cause => ({ ...causeOf(id), organizationId })
  const crowded = (folded: number[]) => {
    const room = openRoomForEvents(async () => folded)
    room.appended(organizationId, 1000, 400)
    return room
  }

  it('waits, and is decided on what is there when its turn comes', async () => {
    const folded = [0]
    const { aggregates, perform } = openHere({ room: crowded(folded) })
    const waiting = perform(claiming, ofOrganization(1), undefined, 'refused')
    const rival = { ...claiming, data: { ...data, holderId: '00000000-0000-4000-8000-00000000000b' } }
    await perform(rival, causeOf(2))
    folded[0] = 1000
    await expect(waiting).rejects.toMatchObject({ code: 'account.emailTaken' })
    expect((await aggregates.load(claim, stream)).state?.holderId).toBe(rival.data.holderId)
  })

  it('is refused after a while, or made then where it belongs to more; the system’s own is made at once', async () => {
    const refused = openHere({ room: crowded([0]) })
    const delayed = openHere({ room: crowded([0]) })
    const atOnce = openHere({ room: crowded([0]) })
    const began = performance.now()
    expect(await atOnce.perform(claiming, ofOrganization(1))).toMatchObject({ changed: true })
    expect(performance.now() - began).toBeLessThan(4000)
    const [late] = await Promise.all([
      delayed.perform(claiming, ofOrganization(1), undefined, 'delayed'),
      expect(refused.perform(claiming, ofOrganization(1), undefined, 'refused')).rejects.toMatchObject({
        status: 429,
        code: 'request.tooMany',
        details: { retryAfterSeconds: 2 },
      }),
    ])
    expect(late).toMatchObject({ changed: true })
  })
})
