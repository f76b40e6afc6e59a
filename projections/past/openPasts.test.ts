import { oneAtATime } from '@prumo/platform/concurrency/oneAtATime'
import type { QuerySession } from '@prumo/platform/postgres/queryDatabase'
import { expect, it } from 'vitest'
import { openPasts } from './openPasts'

/** A session of one connection: once it is closed, whoever still waits for its turn is turned away. */
function openSession() {
  const inTurn = oneAtATime()
  const session = {
    isClosed: false,
    within: (_: string, work: (db: unknown) => Promise<unknown>) =>
      inTurn('connection', async () => {
        if (session.isClosed) throw new Error('aborted')
        return work({})
      }),
    prepare: async () => {},
    close: async () => {
      session.isClosed = true
    },
  }
  return session
}

const reading = { reads: [], streams: async () => [] }
const momentAt = (position: number) => ({ organizationId: 'o', projectId: 'p', position, erased: 0 })
const pause = () => new Promise((resume) => setImmediate(resume))

it('a past that is read again while another makes room for it is not closed', async () => {
  const open = () => {
    const session = openSession()
    return { ...session, close: () => pause().then(session.close) } as unknown as QuerySession
  }
  const pasts = openPasts({ log: {}, codec: {}, projections: [], openSession: open } as never)
  const ask = (position: number, work: () => Promise<unknown> = async () => {}) =>
    pasts.within(momentAt(position), reading, work)
  for (const position of [1, 2, 3, 4, 5, 6]) await ask(position)
  // Two more than are kept: the two that were read longest ago have to go, one after the other.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const beside = ask(7, () => held)
  await ask(8)
  const longer = () => pause().then(pause).then(pause).then(pause)
  const again = [ask(2, longer), ask(2)]
  expect((await Promise.allSettled(again)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  release()
  await beside
  await pasts.close()
})

it('a query that fails takes no other with it that asks for the same past', async () => {
  const sessions: ReturnType<typeof openSession>[] = []
  const open = () => {
    const session = openSession()
    sessions.push(session)
    return session as unknown as QuerySession
  }
  const pasts = openPasts({ log: {}, codec: {}, projections: [], openSession: open } as never)
  const ask = (work: () => Promise<string>) => pasts.within(momentAt(1), reading, work)
  const all = await Promise.allSettled([
    ask(() => Promise.reject(new Error('canceling statement due to statement timeout'))),
    ask(() => pause().then(() => 'second')),
    ask(() => pause().then(() => 'third')),
  ])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(sessions.map(({ isClosed }) => isClosed)).toEqual([true])
  expect(await ask(async () => 'anew')).toBe('anew')
  expect(sessions).toHaveLength(2)
  await pasts.close()
})

it.each([
  ['is given up', (pasts: ReturnType<typeof openPasts>) => pasts.forget('p')],
  ['is given up with all others', (pasts: ReturnType<typeof openPasts>) => pasts.forget()],
  [
    'is folded anew after somebody was erased',
    async (pasts: ReturnType<typeof openPasts>) =>
      void (await pasts.within({ ...momentAt(1), erased: 1 }, reading, async () => 'of now')),
  ],
])('a past that %s while somebody reads it is closed by its last reader', async (_, giveUp) => {
  const sessions: ReturnType<typeof openSession>[] = []
  const open = () => {
    const session = openSession()
    sessions.push(session)
    return session as unknown as QuerySession
  }
  const pasts = openPasts({ log: {}, codec: {}, projections: [], openSession: open } as never)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const reader = pasts.within(momentAt(1), reading, () => held.then(() => 'first'))
  const queued = pasts.within(momentAt(1), reading, async () => 'second')
  await giveUp(pasts)
  expect(sessions[0]?.isClosed).toBe(false)
  release()
  expect(await Promise.all([reader, queued])).toEqual(['first', 'second'])
  expect(sessions[0]?.isClosed).toBe(true)
  await pasts.close()
})
