import { randomUUID } from 'node:crypto'
import type { Denial } from '@prumo/contracts/audit/denials'
import { describe, expect, it } from 'vitest'
import type { Logger } from '../telemetry/logger'
import { denialNotes } from './denialNotes'
import type { OutgoingDenial } from './denialOutbox'

const [organizationId, userId] = [randomUUID(), randomUUID()]
const denial = (changes: Partial<Denial> = {}): Denial => ({
  userId,
  proof: null,
  need: null,
  resource: { kind: 'query', name: 'board' },
  namedIds: [],
  because: 'resource.unknown',
  network: '203.0.113.0/24',
  at: '2026-03-02T09:00:00.000Z',
  ...changes,
})
const content = (changes: Partial<Denial> = {}) => ({ sessionRef: 'ref', denial: denial(changes), precise: null })

/** Notes whose outbox takes what `takes` says, or fails as long as `away` says so. */
function notesInto(takes: (denial: OutgoingDenial) => boolean = () => true) {
  const brought: OutgoingDenial[] = []
  const lines: Record<string, unknown>[] = []
  const state = { away: false }
  const outbox = {
    put: async (batch: readonly OutgoingDenial[]) => {
      if (state.away) throw new Error('Postgres is away')
      const taken = batch.filter(takes)
      brought.push(...taken.map((denial) => ({ ...denial })))
      return new Set(taken.map(({ denialId }) => denialId))
    },
  }
  const say = (line: Record<string, unknown>) => void lines.push(line)
  const logger = { warn: say, error: say } as unknown as Logger
  const now = () => new Date('2026-03-02T09:00:00.000Z')
  const notes = denialNotes({ outbox, logger, now, flushEveryMs: 3_600_000 })
  return { notes, brought, state, security: () => lines.filter(({ security }) => security) }
}
const countsOf = (brought: readonly OutgoingDenial[]) =>
  brought.map((denial) => [denial.content !== null, denial.count])

describe('What a process has denied', () => {
  it('is brought once with how often it was, and each other by itself', async () => {
    const { notes, brought } = notesInto()
    for (const at of ['2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.700Z'])
      notes.note(organizationId, content({ at }))
    notes.note(organizationId, content({ namedIds: [randomUUID()] }))
    notes.note(randomUUID(), content())
    await notes.flush()
    await notes.flush()
    expect(countsOf(brought)).toEqual([
      [true, 2],
      [true, 1],
      [true, 1],
    ])
    expect(brought[0]?.content?.denial.at).toBe('2026-03-02T09:00:00.000Z')
  })

  it('is kept while the database is away, under its ids, and brought when it is back', async () => {
    const { notes, brought, state } = notesInto()
    state.away = true
    notes.note(organizationId, content())
    await notes.flush()
    notes.note(organizationId, content())
    await notes.flush()
    state.away = false
    await notes.flush()
    await notes.flush()
    expect(countsOf(brought)).toEqual([
      [true, 1],
      [true, 1],
    ])
  })

  it('takes no more memory than so much, however many there are: the rest is a number of each organization', async () => {
    const { notes, brought } = notesInto()
    const another = randomUUID()
    for (let index = 0; index < 5000; index++) notes.note(organizationId, content({ namedIds: [randomUUID()] }))
    notes.note(another, content())
    await notes.flush()
    expect(brought.filter((denial) => denial.content)).toHaveLength(2000)
    expect(brought.filter((denial) => !denial.content).map((denial) => [denial.organizationId, denial.count])).toEqual([
      [organizationId, 3000],
      [another, 1],
    ])
  })

  it('is a number where the outbox has no place for more of the organization', async () => {
    let places = 1
    const { notes, brought } = notesInto(() => places-- > 0)
    for (let index = 0; index < 9; index++) notes.note(organizationId, content({ namedIds: [randomUUID()] }))
    await notes.flush()
    places = 1
    await notes.flush()
    expect(countsOf(brought)).toEqual([
      [true, 1],
      [false, 8],
    ])
  })

  it('is brought a last time when the process ends, and what cannot be is told', async () => {
    const { notes, brought, state, security } = notesInto()
    notes.note(organizationId, content())
    await notes.stop()
    expect(brought).toHaveLength(1)
    state.away = true
    notes.note(organizationId, content())
    notes.note(organizationId, content())
    await notes.stop()
    expect(security()).toEqual([{ security: 'denialsLost', count: 2 }])
  })

  it('to strangers is a line of the server’s log with a number, and nothing else of them', async () => {
    const { notes, brought, security } = notesInto()
    for (let index = 0; index < 40; index++)
      notes.noteStranger({ because: 'access.wrongPassword', network: '203.0.113.0/24' })
    await notes.flush()
    await notes.flush()
    expect(security()).toEqual([
      { security: 'strangerDenied', because: 'access.wrongPassword', network: '203.0.113.0/24', count: 40 },
    ])
    expect(brought).toEqual([])
  })

  it('to strangers fills neither memory nor log', async () => {
    const { notes, security } = notesInto()
    for (let index = 0; index < 9000; index++)
      notes.noteStranger({ because: 'access.signIn', network: `2001:db8:${index.toString(16)}::/48` })
    await notes.flush()
    expect(security().length).toBeLessThanOrEqual(101)
    expect(security().reduce((sum, { count }) => sum + Number(count), 0)).toBe(9000)
  })
})
