import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type EventStoreDouble,
  startEventStoreDouble,
} from '../../../test/contracts/eventStoreDouble/startEventStoreDouble'
import { AppendTooLarge, type EventLog, type EventToAppend, noStream, StreamTruncated } from '../eventLog'
import { eventStoreLog } from './eventStoreLog'

describe('On the protocol double of EventStoreDB', () => {
  let double: EventStoreDouble
  let log: EventLog
  let opened: EventLog[] = []

  const open = async (options: { connectionString?: string; now?: () => Date; answerWithinMs?: number } = {}) => {
    const { connectionString } = double
    const another = await eventStoreLog({ connectionString, now: () => new Date(), ...options })
    opened.push(another)
    return another
  }
  beforeEach(async () => {
    double = await startEventStoreDouble()
    log = await open({ answerWithinMs: 1000 })
  })
  afterEach(async () => {
    await Promise.all(opened.map((log) => log.close()))
    opened = []
    double.down()
  })
  const written = () => double.storage.all.length

  describe('an append', () => {
    it.each(['commitThenDrop', 'commitThenHang'] as const)(
      'is done once when its answer is lost by %s',
      async (fault) => {
        double.faults.plan('batchAppend', fault)
        const events = [anEvent(), anEvent()]
        const answer = await log.append('a', noStream, events)

        expect(answer).toEqual({ position: double.storage.all[1]?.position, revision: 1, at: expect.any(String) })
        expect(await log.read('a')).toMatchObject(events)
        expect([written(), double.faults.calls.batchAppend]).toEqual([2, 2])
      },
    )

    it.each(['unavailable', 'cancel', 'hang'] as const)('is tried again after %s', async (fault) => {
      double.faults.plan('batchAppend', fault, 2)
      expect(await log.append('a', noStream, [anEvent()])).toMatchObject({ revision: 0 })
      expect([written(), double.faults.calls.batchAppend]).toEqual([1, 3])
    })

    it('is given up at last, and may be asked for again', async () => {
      const event = anEvent()
      double.faults.plan('batchAppend', 'unavailable', 5)
      await expect(log.append('a', noStream, [event])).rejects.toMatchObject({ code: 14 })
      expect(await log.append('a', noStream, [event])).toMatchObject({ revision: 0 })
      expect(written()).toBe(1)
    })

    it('that was given up, but done, is answered when it is asked for again', async () => {
      const event = anEvent()
      double.faults.plan('batchAppend', 'commitThenDrop', 5)
      await expect(log.append('a', noStream, [event])).rejects.toMatchObject({ code: 14 })
      expect(await log.append('a', noStream, [event])).toMatchObject({ revision: 0, repeated: await log.read('a') })
      expect(written()).toBe(1)
    })

    it('waits for a server that is not there yet', async () => {
      double.down()
      const callers: Socket[] = []
      const nobody = createServer((socket) => void callers.push(socket.destroy())).listen(double.port, '127.0.0.1')
      const appending = log.append('a', noStream, [anEvent()])
      await expect.poll(() => callers.length).toBeGreaterThan(0)
      await new Promise((resolve) => nobody.close(resolve))
      await double.up()
      expect(await appending).toMatchObject({ revision: 0 })
    })

    it('is not harmed by another log of this process that is closed, or whose appends fail', async () => {
      const another = await open()
      await another.append('b', noStream, [anEvent()])
      double.faults.plan('batchAppend', 'cancel')
      const failing = another.append('b', 0, [anEvent()])
      const tried = Array.from({ length: 50 }, (_, index) => log.append(`a${index}`, noStream, [anEvent()]))
      await failing
      await another.close()
      for (const appended of await Promise.all(tried)) expect(appended.repeated).toBeUndefined()
      expect(written()).toBe(52)
    })

    it('is refused, and said to be, where the server was told to take less', async () => {
      const strict = await startEventStoreDouble({ maxAppendSize: 1000 })
      const onStrict = await open({ connectionString: strict.connectionString })
      const event = { ...anEvent(), data: JSON.stringify('x'.repeat(1000)) }
      const refused = await onStrict.append('a', noStream, [event]).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(AppendTooLarge)
      expect(refused).toMatchObject({ stream: 'a', most: 1000 })
      expect(strict.storage.all).toHaveLength(0)
      strict.down()
    })

    it('leaves the server’s streams alone', async () => {
      await expect(log.append('$a', noStream, [anEvent()])).rejects.toBeInstanceOf(TypeError)
    })

    it('is JSON to the server, in the very bytes that were given', async () => {
      const data = '{"9":1,"10":2,"text":"\\ud800"}'
      await log.append('a', noStream, [{ ...anEvent(), data }])
      const [stored] = double.storage.all
      expect(stored?.contentType).toBe('application/json')
      expect(Buffer.from(stored?.data ?? []).toString()).toBe(data)
    })

    it('has the time of the one before while the clock goes back', async () => {
      const times = ['09:00:00.000', '08:00:00.000', '09:00:00.001'].map((time) => `2026-03-02T${time}Z`)
      const slow = await open({ now: () => new Date(times.shift() ?? '') })
      for (const stream of ['a', 'b', 'c']) await slow.append(stream, noStream, [anEvent()])
      expect((await slow.readAll(0, 10)).map(({ at }) => at)).toEqual([
        '2026-03-02T09:00:00.000000Z',
        '2026-03-02T09:00:00.000000Z',
        '2026-03-02T09:00:00.001000Z',
      ])
    })
  })

  describe('reading', () => {
    it.each(['unavailable', 'cancel', 'hang'] as const)('is tried again after %s', async (fault) => {
      await log.append('a', noStream, [anEvent()])
      for (const read of [() => log.read('a'), () => log.readAll(0, 10)]) {
        double.faults.plan('read', fault, 2)
        expect(await read()).toHaveLength(1)
      }
    })

    it('passes over what the server writes for itself', async () => {
      for (const stream of ['$stats', 'a', '$stats', 'b', '$stats']) await appendTo(stream)
      expect((await log.readAll(0, 2)).map(({ stream }) => stream)).toEqual(['a', 'b'])
      expect(await log.head()).toBe(double.storage.all[3]?.position)
    })

    it.each([{ $maxCount: 2 }, { $tb: 1 }, { $tb: 3 }, { $maxAge: -1 }])(
      'says so where somebody truncated a stream by %o',
      async (metadata) => {
        await log.append('a', noStream, [anEvent(), anEvent(), anEvent()])
        tell('a', metadata)
        await expectGone('a')
        expect(await log.hiddenStreams()).toEqual([
          { stream: 'a', how: Object.entries(metadata).map((entry) => entry.join(' = '))[0] },
        ])
      },
    )

    it('says so where somebody deleted a stream, also where it was begun anew', async () => {
      await log.append('a', noStream, [anEvent()])
      double.storage.delete('a')
      await expectGone('a')
      double.storage.append('a', 'any', [{ ...stored(), metadata: Buffer.from(JSON.stringify(envelope())) }])
      tell('a', { $tb: 1 })
      await expectGone('a')
    })

    it('says so where somebody deleted a stream for good, and goes on with all others', async () => {
      await log.append('b', noStream, [anEvent()])
      const { position } = await log.append('a', noStream, [anEvent()])
      double.storage.tombstone('a')
      await expectGone('a')
      const refused = await log.append('a', 0, [anEvent()]).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(StreamTruncated)
      expect((await log.readAll(0, 10)).map(({ stream }) => stream)).toEqual(['b', 'a'])
      expect(await log.head()).toBe(position)
      expect(await log.append('b', 0, [anEvent()])).toMatchObject({ revision: 1 })
    })

    it('takes no other word of a stream for a truncation', async () => {
      await log.append('a', noStream, [anEvent()])
      tell('a', { $acl: { $r: '$admins' } })
      tell('b', { $maxCount: 5 })
      tell('b', { $cacheControl: 1 })
      expect([(await log.read('a')).length, await log.hiddenStreams(), log.truncated()]).toEqual([1, [], []])
    })

    it('ends when the log is closed, also where the server does not answer', async () => {
      const patient = await open()
      double.faults.plan('read', 'hang')
      const reads = double.faults.calls.read
      const reading = expect(patient.read('a')).rejects.toThrow()
      await expect.poll(() => double.faults.calls.read).toBeGreaterThan(reads)
      await patient.close()
      await reading
    })
  })

  describe('word of an append', () => {
    it('comes from a subscription that is taken up again where it was', async () => {
      let signals = 0
      // The word of every second does not come: all that is heard is from the subscription.
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const listening = await open()
      vi.useRealTimers()
      listening.onAppended(() => signals++)
      await expect.poll(double.openSubscriptions).toBe(1)
      await appendTo('a')
      for (const last of ['a', '$stats']) {
        const heard = signals
        await appendTo(last)
        await expect.poll(() => signals).toBeGreaterThan(heard)
        const seen = double.storage.all.at(-1)?.position
        double.faults.plan('subscribe', 'unavailable')
        double.cutSubscriptions()
        await appendTo('b')
        await expect.poll(double.openSubscriptions).toBe(1)
        expect(double.subscribedAfter.at(-1)).toBe(seen)
      }
      const before = signals
      await appendTo('a')
      await expect.poll(() => signals, { interval: 5 }).toBeGreaterThan(before)
    })

    it('comes every second while there is no subscription to be had', async () => {
      double.faults.plan('subscribe', 'unavailable', 100)
      let signals = 0
      log.onAppended(() => signals++)
      await expect.poll(() => signals).toBeGreaterThan(0)
    })

    it('does not end with an event that cannot be read', async () => {
      let signals = 0
      log.onAppended(() => signals++)
      await expect.poll(double.openSubscriptions).toBe(1)
      double.storage.append('a', 'any', [{ ...stored(), metadata: Buffer.from('no JSON') }])
      await expect.poll(() => signals).toBeGreaterThan(0)
    })
  })

  it('a cluster is found by its gossip', async () => {
    const found = await open({ connectionString: double.clusterConnectionString })
    expect(await found.append('a', noStream, [anEvent()])).toMatchObject({ revision: 0 })
  })

  it('a process ends once its log is closed', async () => {
    const adapter = fileURLToPath(new URL('eventStoreLog.ts', import.meta.url))
    const program = `
      import { eventStoreLog } from ${JSON.stringify(adapter)}
      const log = await eventStoreLog({ connectionString: ${JSON.stringify(double.connectionString)}, now: () => new Date() })
      log.onAppended(() => {})
      await log.append('a', -1, [${JSON.stringify(anEvent())}])
      await log.close()
      console.log('closed')`
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      program,
    ])
    expect(stdout).toBe('closed\n')
  })

  const tell = (stream: string, metadata: object) => {
    const data = Buffer.from(JSON.stringify(metadata))
    double.storage.append(`$$${stream}`, 'any', [{ ...stored(), type: '$metadata', data }])
  }
  /** To whoever has read nothing of it yet. */
  const expectGone = async (stream: string) => {
    const another = await open()
    const refused = await another.read(stream).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StreamTruncated)
    expect(refused).toMatchObject({ stream })
    expect(another.truncated()).toEqual([stream])
  }
  const appendTo = async (stream: string) => {
    if (stream.startsWith('$')) double.storage.append(stream, 'any', [stored()])
    else double.storage.append(stream, 'any', [{ ...stored(), metadata: Buffer.from(JSON.stringify(envelope())) }])
  }
})

const stored = () => ({
  id: randomUUID(),
  type: 'SomethingSaid',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: new Uint8Array(),
})

const envelope = () => ({ id: randomUUID(), at: '', organizationId: null, projectId: null, metadata: '{}' })

function anEvent(): EventToAppend {
  return {
    id: randomUUID(),
    type: 'SomethingSaid',
    organizationId: null,
    projectId: null,
    data: '{"said":"something"}',
    metadata: '{}',
  }
}
