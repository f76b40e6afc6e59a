import { setImmediate as aTurn } from 'node:timers/promises'
import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import type { EventCodec } from '../eventLog/eventCodec'
import type { EventLog, RecordedEvent } from '../eventLog/eventLog'
import { directFeed } from './directFeed'
import type { Follower } from './eventFeed'

const codec: EventCodec = {
  encode: ({ data: _, metadata: __, ...draft }) => ({ ...draft, data: '{}', metadata: '{}' }),
  encodeAll: () => Promise.reject(new Error('nobody asks this')),
  decode: async (events) => events as unknown as Opened[],
}

describe('Following the log', () => {
  it.each([0, 1, 1000, 2000, 2500])(
    'catches up with %i events, then goes on, each once and in order',
    async (length) => {
      const log = growingLog(length)
      const { seen, take } = recorder()
      const following = directFeed(log, codec).follow(followerAt(0, take))
      await expect.poll(() => seen.length).toBe(length)
      for (let count = 0; count < 50; count++) {
        log.grow(1 + (count % 3))
        if (count % 5 === 0) await aTurn()
      }
      const head = await log.head()
      await expect.poll(() => seen.length).toBe(head)
      await following.stop()
      expect(seen).toEqual(Array.from({ length: head }, (_, index) => index + 1))
    },
  )

  it('begins after the position that was reached', async () => {
    const { seen, take } = recorder()
    const following = directFeed(growingLog(10), codec).follow(followerAt(7, take))
    await expect.poll(() => seen).toEqual([8, 9, 10])
    await following.stop()
  })

  it('sleeps over nothing that is appended between reading and waiting', async () => {
    const log = growingLog(0)
    log.whileReading = () => {
      log.whileReading = () => {}
      log.grow(1)
    }
    const { seen, take } = recorder()
    const following = directFeed(log, codec).follow(followerAt(0, take))
    await expect.poll(() => seen).toEqual([1])
    await following.stop()
  })

  it('gives the next events when it is done with those before', async () => {
    const log = growingLog(1500)
    let underWay = 0
    let most = 0
    const sizes: number[] = []
    const following = directFeed(log, codec).follow(
      followerAt(0, async (batch) => {
        most = Math.max(most, ++underWay)
        log.grow(sizes.length < 5 ? 10 : 0)
        for (let turn = 0; turn < 10; turn++) await aTurn()
        sizes.push(batch.length)
        underWay--
      }),
    )
    await expect.poll(() => sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(1550)
    await following.stop()
    expect(most).toBe(1)
  })

  it('stops after the events under way, and takes no more', async () => {
    const log = growingLog(1)
    const { seen, take } = recorder()
    let isTaking = false
    let finish = () => {}
    const following = directFeed(log, codec).follow(
      followerAt(0, async (batch) => {
        await new Promise<void>((resolve) => {
          finish = resolve
          isTaking = true
        })
        await take(batch)
      }),
    )
    await expect.poll(() => isTaking).toBe(true)
    const stopped = following.stop()
    log.grow(5)
    finish()
    await stopped
    await following.ended
    log.grow(5)
    await oneFollower(log)
    expect(seen).toEqual([1])
    expect(log.listeners()).toBe(0)
  })

  it('stops while it waits', async () => {
    const log = growingLog(0)
    const following = directFeed(log, codec).follow(followerAt(0, async () => {}))
    await expect.poll(log.reads).toBeGreaterThan(0)
    await aTurn()
    await following.stop()
    expect(log.listeners()).toBe(0)
  })

  it('says so where an event cannot be taken, and listens no longer', async () => {
    const log = growingLog(3)
    const following = directFeed(log, codec).follow(followerAt(0, () => Promise.reject(new Error('poison'))))
    await expect(following.ended).rejects.toThrow('poison')
    expect(log.listeners()).toBe(0)
    await following.stop()
  })
})

/** Another follows all of this log meanwhile: so much time has gone by. */
async function oneFollower(log: ReturnType<typeof growingLog>) {
  const { seen, take } = recorder()
  const following = directFeed(log, codec).follow(followerAt(0, take))
  const head = await log.head()
  await expect.poll(() => seen.length).toBe(head)
  await following.stop()
}

/** Whoever has reached this position, and takes what follows. Each stretch begins where the one before ended. */
function followerAt(reached: number, take: (events: readonly Opened[]) => Promise<void>): Follower {
  let position = reached
  return {
    begin: async () => position,
    take: async (shard, { events, after, through }) => {
      expect({ shard, after, through }).toEqual({ shard: 0, after: position, through: events.at(-1)?.position })
      position = through
      await take(events)
    },
    end: async () => {},
  }
}

function recorder() {
  const seen: number[] = []
  return {
    seen,
    take: async (batch: readonly Opened[]) => {
      seen.push(...batch.map(({ position }) => position))
    },
  }
}

/** A log in memory, from which there is only reading. It can grow while a page is being read from it. */
function growingLog(length: number) {
  const callbacks = new Set<() => void>()
  let head = length
  let reads = 0
  const neither = () => Promise.reject(new Error('nobody asks this'))
  const log = {
    whileReading: () => {},
    grow: (count: number) => {
      head += count
      for (const callback of callbacks) callback()
    },
    listeners: () => callbacks.size,
    reads: () => reads,
    append: neither,
    read: neither,
    end: neither,
    idAt: neither,
    identity: neither,
    identify: neither,
    find: neither,
    restore: neither,
    hiddenStreams: neither,
    truncated: () => [],
    readAll: async (after: number, limit: number) => {
      const page = Array.from({ length: Math.min(limit, head - after) }, (_, index) => eventAt(after + index + 1))
      log.whileReading()
      reads++
      await aTurn()
      return page
    },
    head: async () => head,
    onAppended: (callback: () => void) => {
      callbacks.add(callback)
      return () => void callbacks.delete(callback)
    },
    close: async () => {},
  } satisfies EventLog & Record<string, unknown>
  return log
}

function eventAt(position: number): RecordedEvent {
  return {
    id: String(position),
    type: 'SomethingSaid',
    organizationId: null,
    projectId: null,
    data: '{}',
    metadata: '{}',
    stream: 's',
    revision: position - 1,
    position,
    at: '2026-03-02T09:00:00Z',
  }
}
