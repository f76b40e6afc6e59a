import { expect, it, vi } from 'vitest'
import type { EventLog, Place } from '../eventLog/eventLog'
import { openLogger } from '../telemetry/logger'
import { watchLog } from './watchLog'

/** A log that can be put in another's place while it is watched. */
function watched() {
  vi.useFakeTimers()
  const server = { logId: 'ours', events: ['e1', 'e2'] as string[], isAway: false }
  const answer = async <One>(value: One): Promise<One> => {
    if (server.isAway) throw new Error('unavailable')
    return value
  }
  const end = (): Place => ({ position: server.events.length, eventId: server.events.at(-1) ?? null })
  const log = {
    identity: () => answer({ logId: server.logId, madeAt: '', importedFrom: null }),
    idAt: (position: number) => answer(server.events[position - 1]),
    end: () => answer(end()),
  } as unknown as EventLog
  const doubts: string[] = []
  const stop = watchLog({ log, logId: 'ours', logger: openLogger('silent'), onDoubt: (words) => doubts.push(words) })
  return { server, doubts, stop, later: () => vi.advanceTimersByTimeAsync(5000) }
}

it.each<[string, (server: ReturnType<typeof watched>['server']) => void, RegExp]>([
  ['has another identity', (server) => Object.assign(server, { logId: 'theirs' }), /the log is theirs now, not ours/],
  ['is an older copy', (server) => server.events.pop(), /no longer has event e2 at position 2/],
  ['went on otherwise', (server) => Object.assign(server, { events: ['e1', 'x2', 'x3'] }), /no longer has event e2/],
])('A process that serves is told when its log %s', async (_, change, words) => {
  const { server, doubts, stop, later } = watched()
  await later()
  change(server)
  await later()
  stop()
  expect(doubts).toEqual([expect.stringMatching(words)])
})

it('A process that serves goes on while its log grows, and while it cannot be asked', async () => {
  const { server, doubts, stop, later } = watched()
  await later()
  server.isAway = true
  await later()
  server.isAway = false
  server.events.push('e3')
  await later()
  await later()
  stop()
  expect(doubts).toEqual([])
})
