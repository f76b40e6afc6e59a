import { randomUUID } from 'node:crypto'
import { EventStoreDBClient, excludeSystemEvents, jsonEvent, WrongExpectedVersionError } from '@eventstore/db-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EventStoreDouble, startEventStoreDouble } from './startEventStoreDouble'

/** What the double says to the client package's own calls, by both of its ways to append. */
describe.each([
  ['a call for each append', { credentials: { username: 'a', password: 'b' } }],
  ['one call for all appends', {}],
])('The protocol double, with %s', (_, options) => {
  let double: EventStoreDouble
  let client: EventStoreDBClient

  beforeEach(async () => {
    double = await startEventStoreDouble()
    client = EventStoreDBClient.connectionString(double.connectionString)
  })
  afterEach(async () => {
    await client.dispose()
    double.down()
  })
  const append = (events: ReturnType<typeof anEvent>[], expectedRevision: bigint | 'no_stream' | 'any', stream = 'a') =>
    client.appendToStream(stream, events, { ...options, expectedRevision })

  it('appends where the stream is as expected, and nowhere else', async () => {
    expect(await append([anEvent(), anEvent()], 'no_stream')).toMatchObject({ nextExpectedRevision: 1n })
    expect(await append([anEvent()], 1n)).toMatchObject({ nextExpectedRevision: 2n })
    for (const [expected, stream, actualVersion] of [
      [1n, 'a', 2n],
      [3n, 'a', 2n],
      ['no_stream', 'a', 2n],
      [0n, 'b', 'no_stream'],
    ] as const) {
      const refused = await append([anEvent()], expected, stream).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(WrongExpectedVersionError)
      expect(refused).toMatchObject({ actualVersion })
    }
  })

  it('knows events again by their ids where they stand after the expected revision, and only there', async () => {
    const events = [anEvent(), anEvent()]
    const first = await append(events, 'no_stream')
    expect(await append(events, 'no_stream')).toEqual(first)
    expect(await append(events, 'any')).toEqual(first)
    await expect(append([events[0] ?? anEvent(), anEvent()], 'no_stream')).rejects.toBeInstanceOf(
      WrongExpectedVersionError,
    )
    expect(double.storage.all).toHaveLength(2)
    expect(await append(events, 1n)).toMatchObject({ nextExpectedRevision: 3n })
  })

  it('takes no more in one append than it is told to', () =>
    expect(append([anEvent('x'.repeat(1024 * 1024))], 'no_stream')).rejects.toMatchObject({
      type: 'maximum-append-size-exceeded',
    }))

  it('reads streams and all, both ways', async () => {
    await append([anEvent(1), anEvent(2), anEvent(3)], 'no_stream')
    await append([anEvent(4)], 'no_stream', 'b')
    const positions = double.storage.all.map(({ position }) => BigInt(position))
    const [, second = 0n, , fourth = 0n] = positions
    const at = (commit: bigint) => ({ commit, prepare: commit })
    expect(await allSaid(client.readStream('a', { fromRevision: 1n }))).toEqual([2, 3])
    expect(await allSaid(client.readStream('a', { fromRevision: 'end', direction: 'backwards', maxCount: 2 }))).toEqual(
      [3, 2],
    )
    expect(await allSaid(client.readAll({ fromPosition: at(second), maxCount: 2 }))).toEqual([2, 3])
    expect(await allSaid(client.readAll({ fromPosition: at(fourth), direction: 'backwards' }))).toEqual([3, 2, 1])
    await expect(allSaid(client.readStream('none'))).rejects.toMatchObject({ type: 'stream-not-found' })
  })

  it('sends what comes after a position, with checkpoints for what a filter holds back', async () => {
    const checkpoints: bigint[] = []
    const checkpointReached = async (_: unknown, { commit }: { commit: bigint }) => void checkpoints.push(commit)
    const filter = excludeSystemEvents({ checkpointInterval: 2, maxSearchWindow: 1, checkpointReached })
    const seen: unknown[] = []
    await append([anEvent(1)], 'no_stream')
    const subscription = client.subscribeToAll({ fromPosition: 'start', filter })
    subscription.on('data', ({ event }) => seen.push(saidIn(event)))
    await expect.poll(() => seen).toEqual([1])
    await append(
      [1, 2, 3].map((text) => jsonEvent({ type: '$hidden', data: { text } })),
      'no_stream',
      'b',
    )
    await append([anEvent(2)], 0n)
    await expect.poll(() => seen).toEqual([1, 2])
    expect(checkpoints).toEqual([BigInt(double.storage.all[2]?.position ?? 0)])
    await subscription.unsubscribe()
  })

  it('forgets a deleted stream until it is begun again, and a tombstoned one for ever', async () => {
    await append([anEvent()], 'no_stream')
    await client.deleteStream('a')
    await expect(allSaid(client.readStream('a'))).rejects.toMatchObject({ type: 'stream-not-found' })
    expect(await append([anEvent()], 'no_stream')).toMatchObject({ nextExpectedRevision: 1n })
    await append([anEvent()], 'no_stream', 'b')
    await client.tombstoneStream('b')
    await expect(append([anEvent()], 'any', 'b')).rejects.toMatchObject({ type: 'stream-deleted' })
  })
})

const anEvent = (text: unknown = '') => jsonEvent({ id: randomUUID(), type: 'SomethingSaid', data: { text } })

type Received = { data: unknown } | undefined
const saidIn = (event: Received) => (event?.data as { text: unknown } | undefined)?.text

async function allSaid(read: AsyncIterable<{ event?: Received }>): Promise<unknown[]> {
  const texts: unknown[] = []
  for await (const { event } of read) texts.push(saidIn(event))
  return texts
}
