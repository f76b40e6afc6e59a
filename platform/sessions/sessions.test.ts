import type { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { migratedPool } from '../../test/world/migratedPool'
import { hashOf as hashed } from './session'
import { openSessions, type Session, type Sessions } from './sessions'

const pool = await migratedPool()
const minute = 60_000
const [idleMs, absoluteMs] = [30 * minute, 480 * minute]
const open = (now = () => new Date()) => openSessions(pool, { idleMs, absoluteMs, now })
const somebody = () => ({ userId: crypto.randomUUID(), organizationId: crypto.randomUUID() })
const binding = 'a browser'

/** Sessions by a clock that stands until it is set. */
async function byClock() {
  const clock = { at: Date.parse('2026-03-02T12:00:00Z') }
  return { clock, sessions: await open(() => new Date(clock.at)) }
}

/** A session that another window took over from this one. */
async function takenOver(sessions: Sessions, { token, session }: { token: string; session: Session }) {
  const taken = await sessions.handOffs.take(await sessions.handOffs.make(token, session, binding), binding)
  if (!taken) throw new Error('it was not handed off')
  return taken
}

it('never lets the position of rights go back, in memory as little as in the database', async () => {
  const sessions = await open()
  const person = somebody()
  const { token } = await sessions.begin(person)
  await sessions.rightsChanged(person.organizationId, { position: 70, eventId: null })
  await sessions.rightsChanged(person.organizationId, { position: 50, eventId: null })
  expect((await sessions.find(token))?.rightsPosition).toBe(70)
  expect((await (await open()).find(token))?.rightsPosition).toBe(70)
})

it('lives no longer than half an hour after it was seen, though the clock went back before that', async () => {
  const { clock, sessions } = await byClock()
  const noon = clock.at
  const { token } = await sessions.begin(somebody())
  clock.at = noon - 60 * minute
  expect(await sessions.find(token)).toBeDefined()
  clock.at = noon - 31 * minute
  expect(await sessions.find(token)).toBeDefined()
  clock.at = noon
  expect(await sessions.find(token)).toBeUndefined()
})

it('ends early where its beginning said so, unless it is the one that stays when all others end', async () => {
  const { clock, sessions } = await byClock()
  const person = somebody()
  const [first, second] = [
    await sessions.begin(person, clock.at + 10 * minute),
    await sessions.begin(person, clock.at + 10 * minute),
  ]
  clock.at += 10 * minute - 1
  expect(await sessions.find(first.token)).toBeDefined()
  await sessions.endAllOf(person.userId, first.token)
  clock.at += 1
  expect(await sessions.find(first.token)).toBeDefined()
  expect(await (await byClock()).sessions.find(second.token)).toBeUndefined()
  const third = await sessions.begin(person, clock.at + minute)
  clock.at += minute
  expect(await sessions.find(third.token)).toBeUndefined()
})

it('does not live on in memory when it ends while it is read from the database', async () => {
  const person = somebody()
  const { token } = await (await open()).begin(person)
  let [read, goOn] = [() => {}, () => {}]
  const isRead = new Promise<void>((resolve) => {
    read = resolve
  })
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve
  })
  /** A database whose first answer about a session is long on its way. */
  const slow = {
    query: async (statement: string, values: unknown[]) => {
      const answer = await pool.query(statement, values)
      if (!statement.startsWith('select * from platform.sessions')) return answer
      read()
      await mayGoOn
      return answer
    },
    connect: () => pool.connect(),
  } as unknown as Pool
  const sessions = await openSessions(slow, { idleMs, absoluteMs, now: () => new Date() })
  const finding = sessions.find(token)
  await isRead
  await sessions.endAllOf(person.userId)
  goOn()
  expect(await finding).toBeUndefined()
  expect(await sessions.find(token)).toBeUndefined()
})

describe('A session that another window takes over', () => {
  it('API-06 ends when the first one would have, however often it is taken over', async () => {
    const { clock, sessions } = await byClock()
    const began = clock.at
    let last: { token: string; session: Session } = await sessions.begin(somebody())
    for (; clock.at < began + absoluteMs; clock.at += 20 * minute) last = await takenOver(sessions, last)
    expect(last.session.beganAt).toBe(began)
    expect(await sessions.find(last.token)).toBeUndefined()
  })

  it('API-06 ends early where the first one would', async () => {
    const { clock, sessions } = await byClock()
    const taken = await takenOver(sessions, await sessions.begin(somebody(), clock.at + minute))
    clock.at += minute
    expect(await sessions.find(taken.token)).toBeUndefined()
  })

  it('is of the same person, under a name of its own that says which it came from', async () => {
    const sessions = await open()
    const person = somebody()
    const first = await sessions.begin(person)
    await sessions.rightsChanged(person.organizationId, { position: 70, eventId: null })
    const { session, fromSessionRef, token } = await takenOver(sessions, first)
    expect(session).toMatchObject({ ...person, rightsPosition: 70 })
    expect(fromSessionRef).toBe(first.session.sessionRef)
    expect(session.sessionRef).not.toBe(fromSessionRef)
    expect(await sessions.find(token)).toEqual(session)
    expect(await sessions.find(first.token)).toBeDefined()
  })
})

describe('A code to take a session over', () => {
  /** What may end a session that a code was asked from. */
  const endings: [
    string,
    (at: { sessions: Sessions; clock: { at: number }; token: string; userId: string }) => unknown,
  ][] = [
    ['was signed out', ({ sessions, token }) => sessions.end(token)],
    ['ended with all others of its person', ({ sessions, userId }) => sessions.endAllOf(userId)],
    ['ended with its early end', ({ clock }) => (clock.at += 10_000)],
    [
      'was deleted in the database',
      ({ token }) => pool.query('delete from platform.sessions where token_hash = $1', [hashed(token)]),
    ],
  ]

  it.each(endings)('is worth nothing once the session %s', async (_, end) => {
    const { clock, sessions } = await byClock()
    const person = somebody()
    const { token, session } = await sessions.begin(person, clock.at + 10_000)
    const code = await sessions.handOffs.make(token, session, binding)
    await end({ sessions, clock, token, userId: person.userId })
    expect(await sessions.handOffs.take(code, binding)).toBeUndefined()
  })

  it.each([
    ['idle for too long', { seen: idleMs, began: idleMs }],
    ['too old', { seen: 0, began: absoluteMs }],
  ])('is worth nothing once the session is %s', async (_, { seen, began }) => {
    const { clock, sessions } = await byClock()
    const { token, session } = await sessions.begin(somebody())
    const code = await sessions.handOffs.make(token, session, binding)
    const ago = (ms: number) => new Date(clock.at - ms)
    await pool.query('update platform.sessions set seen_at = $2, began_at = $3 where token_hash = $1', [
      hashed(token),
      ago(seen),
      ago(began),
    ])
    expect(await sessions.handOffs.take(code, binding)).toBeUndefined()
  })

  it('is gone when a password changes, for the session that stays as well', async () => {
    const sessions = await open()
    const person = somebody()
    const { token, session } = await sessions.begin(person)
    const code = await sessions.handOffs.make(token, session, binding)
    await sessions.endAllOf(person.userId, token)
    expect(await sessions.handOffs.take(code, binding)).toBeUndefined()
    expect(await sessions.find(token)).toBeDefined()
  })

  it('is worth nothing where an older Prumo made it, which did not say from which session', async () => {
    const sessions = await open()
    const person = somebody()
    await sessions.begin(person)
    await pool.query('insert into platform.hand_offs values ($1, $2, $3, $4, now())', [
      hashed('old'),
      hashed(binding),
      person.userId,
      person.organizationId,
    ])
    expect(await sessions.handOffs.take('old', binding)).toBeUndefined()
  })

  it('is good once, of many who bring it at once', async () => {
    const sessions = await open()
    const { token, session } = await sessions.begin(somebody())
    const code = await sessions.handOffs.make(token, session, binding)
    const taken = await Promise.all(Array.from({ length: 8 }, () => sessions.handOffs.take(code, binding)))
    expect(taken.filter((session) => session !== undefined)).toHaveLength(1)
  })
})

it('a thief who takes over without a pause is out when all sessions of the person end', async () => {
  const sessions = await open()
  for (let round = 0; round < 15; round++) {
    const person = somebody()
    const tokens: string[] = []
    const passOn = async (from: { token: string; session: Session }): Promise<void> => {
      tokens.push(from.token)
      const code = await sessions.handOffs.make(from.token, from.session, binding)
      const taken = await sessions.handOffs.take(code, binding)
      if (taken && tokens.length < 1000) await passOn(taken)
    }
    const stolen = await Promise.all([1, 2, 3].map(() => sessions.begin(person)))
    const thieves = stolen.map(passOn)
    await expect.poll(() => tokens.length, { interval: 1 }).toBeGreaterThan(5 + round)
    await sessions.endAllOf(person.userId)
    await Promise.all(thieves)
    const alive = await Promise.all(tokens.map((token) => sessions.find(token)))
    expect(alive.filter((session) => session !== undefined)).toEqual([])
    expect(tokens.length).toBeGreaterThanOrEqual(3)
  }
})
