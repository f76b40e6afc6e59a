import { type Denial, type DenialEvent, denialLimits } from '@prumo/contracts/audit/denials'
import { decide, evolve, fold } from '@prumo/platform/decider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { times } from '../../test/run/length'
import { type DenialCommand, denials } from './denials'

const { userId, organizationId } = ann
const [bia, taskId] = ['00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-0000000000f1']
const ids = ['00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d2'] as const
const tasks = { of: 'project', feature: 'tasks', level: 'editOnly', only: null }
const aDenial: Denial = {
  userId,
  proof: null,
  need: tasks,
  resource: { kind: 'command', name: 'MoveTask' },
  namedIds: [taskId],
  because: 'access.noPermission',
  network: '203.0.113.0/24',
  at: '2026-03-02T08:59:58.000Z',
}
const guessed: Denial = {
  ...aDenial,
  proof: 'password',
  need: null,
  namedIds: [],
  because: 'account.passwordWrong',
  resource: { kind: 'command', name: 'Reauthenticate' },
}
const record = (denialId: string, denial: Denial): DenialCommand => ({
  type: 'RecordDenial',
  data: { organizationId, denialId, denial },
})
const refused = (denialId: string, { proof: _, at: deniedAt, ...denial }: Denial): DenialEvent => ({
  type: 'AccessDenied',
  data: { denialId, ...denial, deniedAt },
})
const given = givenOf(denials)
const anHourLater = givenOf(denials, { actor: ann, at: '2026-03-02T10:00:00.000000Z' })
const anHourBefore = givenOf(denials, { actor: ann, at: '2026-03-02T08:59:59.000000Z' })

describe('A denial', () => {
  it('A denial is recorded with the person, the need, the request and the network', () =>
    given().when(record(ids[0], aDenial)).then(refused(ids[0], aDenial)))

  it('A denial is recorded once an hour, however often it comes again', () => {
    given(refused(ids[0], aDenial)).when(record(ids[1], aDenial)).thenNothing()
    given(refused(ids[0], aDenial))
      .when(record(ids[1], { ...aDenial, because: 'task.unknown' }))
      .thenNothing()
    anHourLater(refused(ids[0], aDenial)).when(record(ids[1], aDenial)).then(refused(ids[1], aDenial))
  })

  it('A denial is not recorded again when the clock goes back', () =>
    anHourBefore(refused(ids[0], aDenial)).when(record(ids[1], aDenial)).thenNothing())

  it.each([
    ['somebody else', { userId: bia }],
    ['something else', { resource: { kind: 'command', name: 'DeleteTask' } }],
    ['another thing', { namedIds: [bia] }],
    ['what takes more', { need: { ...tasks, level: 'totalControl' } }],
    ['another network', { network: '198.51.100.0/24' }],
  ] as const)('A denial is recorded separately for %s', (_, changes) => {
    const different = { ...aDenial, ...changes } as Denial
    given(refused(ids[0], aDenial)).when(record(ids[1], different)).then(refused(ids[1], different))
  })

  it('A failed proof of identity names the proof and what it would have opened', () => {
    const failed: DenialEvent = {
      type: 'IdentityProofFailed',
      data: {
        denialId: ids[0],
        userId,
        proof: 'password',
        during: guessed.resource,
        network: guessed.network,
        failedAt: guessed.at,
      },
    }
    given().when(record(ids[0], guessed)).then(failed)
    given(failed)
      .when(record(ids[1], { ...guessed, namedIds: [taskId] }))
      .thenNothing()
    given(failed)
      .when(record(ids[1], { ...guessed, proof: null }))
      .then(refused(ids[1], { ...guessed, proof: null }))
  })
})

describe('The share of an hour', () => {
  const people = Array.from({ length: 8 }, (_, nth) => `00000000-0000-4000-8000-0000000000${10 + nth}`)
  const denied = fc.record({
    person: fc.constantFrom(...people),
    what: fc.integer({ min: 0, max: 400 }),
    minute: fc.integer({ min: 0, max: 179 }),
  })

  it('An organization and a person never exceed their limits for an hour, and each kind is recorded once', () => {
    fc.assert(
      fc.property(fc.array(denied, { maxLength: 900, minLength: 300 }), (all) => {
        const recorded: (DenialEvent & { at: string })[] = []
        let state = denials.initial
        for (const { person, what, minute } of all.sort((first, second) => first.minute - second.minute)) {
          const now = new Date(Date.parse(at) + minute * 60_000).toISOString()
          const denial = { ...aDenial, userId: person, resource: { ...aDenial.resource, name: `Command${what}` } }
          for (const event of decide(denials, record(crypto.randomUUID(), denial), state, { actor: ann, at: now })) {
            recorded.push({ ...event, at: now })
            state = evolve(denials, state, { ...event, at: now })
          }
        }
        for (const hour of ['09', '10', '11']) {
          const inIt = recorded.filter((event) => event.at.startsWith(`2026-03-02T${hour}`))
          const personsOf = inIt.map(({ data }) => (data as { userId: string }).userId)
          expect(inIt.length).toBeLessThanOrEqual(denialLimits.anHour)
          for (const person of people)
            expect(personsOf.filter((id) => id === person).length).toBeLessThanOrEqual(denialLimits.anHourOfOnePerson)
          const kinds = inIt.map(({ data }) => JSON.stringify({ ...data, denialId: '', deniedAt: '' }))
          expect(new Set(kinds).size).toBe(kinds.length)
        }
        expect(fold(denials, recorded)).toEqual(state)
      }),
      { numRuns: times(20, 200) },
    )
  })

  it('The denials of one person leave room for other people', () => {
    const many = Array.from({ length: denialLimits.anHourOfOnePerson }, (_, nth) =>
      refused(crypto.randomUUID(), { ...aDenial, resource: { kind: 'query', name: `query${nth}` } }),
    )
    given(...many)
      .when(record(ids[0], aDenial))
      .thenNothing()
    given(...many)
      .when(record(ids[0], { ...aDenial, userId: bia }))
      .then(refused(ids[0], { ...aDenial, userId: bia }))
  })
})

it('Counted denials are recorded as they were counted', () => {
  const { userId: _, namedIds: __, because: ___, at: ____, ...kind } = aDenial
  const counted = {
    from: '2026-03-02T08:00:00.000Z',
    to: '2026-03-02T09:00:00.000Z',
    counts: [{ ...kind, userId, count: 41 }],
    more: 3,
  }
  given()
    .when({ type: 'CountDenials', data: { organizationId, ...counted } })
    .then({ type: 'DenialsCounted', data: counted })
})
