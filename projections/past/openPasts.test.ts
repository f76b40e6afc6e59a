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

it('a query that fails takes no other with it that asks for the same past', async () => {
  const sessions: ReturnType<typeof openSession>[] = []
  const open = () => {
    const session = openSession()
    sessions.push(session)
    return session as unknown as QuerySession
  }
  const pasts = openPasts({ log: {}, codec: {}, projections: [], openSession: open } as never)
  const moment = { organizationId: 'o', projectId: 'p', position: 1, erased: 0 }
  const ask = (work: () => Promise<string>) => pasts.within(moment, { reads: [], streams: async () => [] }, work)
  const pause = () => new Promise((resume) => setTimeout(resume, 5))
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
