import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { appendSize, largestAppend } from '@prumo/platform/eventLog/appendSize'
import {
  AppendTooLarge,
  type EventLog,
  type EventToAppend,
  noStream,
  type RecordedEvent,
  WrongExpectedRevision,
} from '@prumo/platform/eventLog/eventLog'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedData } from '../files/sharedData'
import { type Backend, matrixSuite } from './matrixSuite'
import type { CuttableLine } from './startCuttableLine'

/** Storage for an event log, empty at first. Several processes can open a log there, over a line that can be cut. */
type EventLogStore = { line: CuttableLine; open(): Promise<EventLog>; drop(): Promise<void> }

const naughty = sharedData('bad_input/blns/blns.json')

/**
 * How adapters differ: whether positions have no gaps, and whether an id used in one stream is refused in all others.
 */
type EventLogTraits = { gapless: boolean; idsUniqueInLog: boolean }

/** What every adapter of the event log must do. Registers the tests of this one. */
export function eventLogContract(
  backend: Backend,
  emptyStore: () => Promise<EventLogStore>,
  { gapless, idsUniqueInLog }: EventLogTraits,
): void {
  matrixSuite({ port: 'The event log', ...backend }, () => {
    let store: EventLogStore
    let opened: EventLog[] = []
    let log: EventLog
    /** Where the log stood when the test began, and streams that nobody has appended to. */
    let start: number
    let [a, b, c, d] = ['', '', '', '']

    const open = async () => {
      const another = await store.open()
      opened.push(another)
      return another
    }
    beforeAll(async () => {
      store = await emptyStore()
      log = await store.open()
    })
    beforeEach(async () => {
      start = await log.head()
      ;[a, b, c, d] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    })
    afterEach(async () => {
      await Promise.all(opened.map((log) => log.close()))
      opened = []
    })
    afterAll(async () => {
      await log.close()
      await store.drop()
    })
    /** What was appended since the test began, and that it is in order. */
    const appended = async () => {
      const events = await everything(log, start)
      expectInOrder(events.map(({ position }) => position))
      expect(await log.head()).toBe(events.at(-1)?.position ?? start)
      return events
    }
    const positionOf = async (nth: number) => (await appended())[nth - 1]?.position
    const expectInOrder = (positions: readonly number[]) => {
      if (gapless) expect(positions).toEqual(positions.map((_, index) => start + index + 1))
      for (const [index, position] of positions.entries())
        if (position <= (positions[index - 1] ?? start)) expect.fail(`position ${position} is out of order`)
    }
    const closeFor = async (log: EventLog) => {
      opened = opened.filter((otherLog) => otherLog !== log)
      await log.close()
    }

    describe('which log it is', () => {
      it('is said once, and stays: whoever says otherwise is answered what was said', async () => {
        const [first, otherLog] = [await log.identity(), await open()]
        const proposed = { logId: randomUUID(), madeAt: '2026-03-02T09:00:00.000Z', importedFrom: randomUUID() }
        const identified = first ?? proposed
        const answers = await Promise.all([
          log.identify(proposed),
          otherLog.identify({ ...proposed, logId: randomUUID() }),
        ])
        expect(answers[0]).toEqual(answers[1])
        if (first) expect(answers[0]).toEqual(identified)
        expect(await (await open()).identity()).toEqual(answers[0])
      })

      it('is no event: nothing of it is read, and nothing ends with it', async () => {
        await log.identify({ logId: randomUUID(), madeAt: '2026-03-02T09:00:00.000Z', importedFrom: null })
        expect(await log.head()).toBe(start)
        expect(await everything(log, start)).toEqual([])
        await log.append(a, noStream, [anEvent()])
        expect(await appended()).toHaveLength(1)
      })
    })

    describe('a place in it', () => {
      it('has the id of the event that stands there, at the end and before', async () => {
        const events = [anEvent(), anEvent(), anEvent()]
        await log.append(a, noStream, events)
        const places = (await appended()).map(({ position, id }) => ({ position, eventId: id }))
        expect(places.map(({ eventId }) => eventId)).toEqual(events.map(({ id }) => id))
        expect(await log.end()).toEqual(places.at(-1))
        for (const { position, eventId } of places) expect(await log.idAt(position)).toBe(eventId)
      })

      it('has none where no event stands', async () => {
        await log.append(a, noStream, [anEvent()])
        const { position } = await log.end()
        expect(await log.idAt(position + 1)).toBeUndefined()
        if (!gapless) expect(await log.idAt(position - 1)).toBeUndefined()
      })
    })

    describe('an append of unknown outcome', () => {
      it('was done, though the answer was lost: again it is not done a second time', async () => {
        await log.append(b, noStream, [anEvent()])
        const events = [anEvent(`of ${a}`), anEvent()]
        const lost = store.line.loseAnswerTo(`of ${a}`)
        const first = log.append(a, noStream, events).catch(() => undefined)
        await lost
        const answer = (await first) ?? (await log.append(a, noStream, events))

        expect(answer).toMatchObject({ position: await positionOf(3), revision: 1 })
        expect(await log.append(a, noStream, events)).toMatchObject({ ...answer, repeated: await log.read(a) })
        expect(await log.append(a, 1, [anEvent()])).toMatchObject({ revision: 2 })
        expect(await appended()).toHaveLength(4)
      })

      it('is there once or not at all, wherever the line was cut', async () => {
        let cutting = true
        const events = Array.from({ length: 8 }, () => [] as EventToAppend[])
        const writing = events.map(async (mine, writer) => {
          while (cutting || mine.length === 0) {
            mine.push(anEvent())
            await insistently(() => log.append(`${a} of ${writer}`, mine.length - 2, mine.slice(-1)))
          }
        })
        for (let cut = 0; cut < 5; cut++) {
          const more = events.flat().length + events.length
          await expect.poll(() => events.flat().length, { interval: 5 }).toBeGreaterThanOrEqual(more)
          store.line.cut()
        }
        cutting = false
        await Promise.all(writing)

        for (const [writer, mine] of events.entries())
          expect((await insistently(() => log.read(`${a} of ${writer}`))).map(({ id }) => id)).toEqual(
            mine.map(({ id }) => id),
          )
        expect(await insistently(appended)).toHaveLength(events.flat().length)
      })
    })

    describe('appending', () => {
      it(`begins at ${gapless ? 'position 1' : 'some position'} and revision 0`, async () => {
        const empty = await emptyStore()
        const fresh = await empty.open()
        const before = await fresh.head()
        expect(await fresh.readAll(before, 10)).toEqual([])
        const event = anEvent('first')
        const { position, revision, at } = await fresh.append(a, noStream, [event])

        expect(revision).toBe(0)
        if (gapless) expect([before, position]).toEqual([0, 1])
        expect(position).toBeGreaterThan(before)
        expect(await fresh.head()).toBe(position)
        expect(await fresh.readAll(before, 10)).toEqual([{ ...event, stream: a, position, revision, at }])
        expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
        await fresh.close()
        await empty.drop()
      })

      it('keeps several events together, in their order', async () => {
        await log.append(b, noStream, [anEvent()])
        const events = someEvents(3)
        const { at, ...last } = await log.append(a, noStream, events)

        const positions = (await appended()).slice(1).map(({ position }) => position)
        expect(last).toEqual({ position: positions[2], revision: 2 })
        expect(await log.read(a)).toEqual(
          events.map((event, index) => ({ ...event, stream: a, position: positions[index], revision: index, at })),
        )
      })

      it('goes on where the stream is expected to be', async () => {
        await log.append(a, noStream, someEvents(2))
        const answer = await log.append(a, 1, someEvents(2))
        expect(answer).toMatchObject({ position: await positionOf(4), revision: 3 })
      })

      it.each([
        ['none, but is there', noStream, 2],
        ['less than it is', 0, 2],
        ['more than it is', 2, 2],
        ['there, but is none', 0, 0],
      ])('says where the stream is if it was expected to be %s', async (_, expected, length) => {
        const stream = length > 0 ? a : b
        const current = length - 1
        await log.append(a, noStream, someEvents(2))
        const refused = await log.append(stream, expected, someEvents(2)).catch((error: unknown) => error)

        expect(refused).toBeInstanceOf(WrongExpectedRevision)
        expect(refused).toMatchObject({ stream, expected, current })
        expect(await appended()).toHaveLength(2)
      })

      it('lets one of those who expect the same go first', async () => {
        const otherLog = await open()
        const tried = await Promise.allSettled(
          Array.from({ length: 50 }, (_, index) => (index % 2 ? log : otherLog).append(a, noStream, [anEvent()])),
        )
        expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        for (const outcome of tried)
          if (outcome.status === 'rejected')
            expect(outcome.reason).toMatchObject({ name: 'WrongExpectedRevision', current: 0 })
        expect(await appended()).toHaveLength(1)
      })

      it('keeps the order of calls within a stream', async () => {
        const event = anEvent()
        const tried = await Promise.allSettled([
          log.append(a, 5, [event]),
          log.append(b, noStream, [event]),
          log.append(b, 0, [anEvent()]),
          log.append(b, 1, [anEvent()]),
        ])
        expect(tried.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
      })

      it('refuses an empty append, which takes nobody’s place', async () => {
        const tried = await Promise.allSettled([
          log.append(a, noStream, []),
          ...[b, c, d].map((stream) => log.append(stream, noStream, [anEvent()])),
        ])
        expect(tried.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
        for (const [index, stream] of [b, c, d].entries()) {
          const [event] = await log.read(stream)
          expect(tried[index + 1]).toMatchObject({ value: { position: event?.position, revision: 0 } })
        }
        expect(await appended()).toHaveLength(3)
      })

      it('never lets time go back', async () => {
        const otherLog = await open()
        for (let round = 0; round < 10; round++) {
          await log.append(a, round - 1, [anEvent()])
          await otherLog.append(b, round - 1, [anEvent()])
        }
        const times = (await log.readAll(start, 100)).map(({ at }) => Date.parse(at))
        expect(times).toEqual([...times].sort((a, b) => a - b))
      })
    })

    describe('appending again', () => {
      it('answers what was answered then, whatever is expected, and appends nothing', async () => {
        const events = someEvents(3)
        const { position, revision, at } = await log.append(a, noStream, events)
        await log.append(a, 2, someEvents(2))
        const recorded = (await log.read(a)).slice(0, 3)
        const otherLog = await open()

        for (const [by, expected] of [[log, noStream] as const, [otherLog, 2] as const, [log, 4] as const])
          expect(await by.append(a, expected, events)).toEqual({ position, revision, at, repeated: recorded })
        expect(await appended()).toHaveLength(5)
      })

      it('answers with the events as they were recorded first, whatever they say now', async () => {
        const event = anEvent('first')
        await log.append(a, noStream, [event])
        const { repeated } = await log.append(a, 0, [{ ...event, data: canonicalJson({ text: 'second' }) }])

        expect(repeated).toEqual(await log.read(a))
        expect(repeated).toMatchObject([{ data: event.data }])
      })

      if (idsUniqueInLog)
        it('is a conflict in another stream', async () => {
          const event = anEvent()
          await log.append(a, noStream, [event])
          await expect(log.append(b, noStream, [event])).rejects.toMatchObject({
            name: 'WrongExpectedRevision',
            current: noStream,
          })
          expect(await log.read(b)).toEqual([])
        })

      it('is a conflict with others besides: all of it or nothing', async () => {
        const event = anEvent()
        await log.append(a, noStream, [event])
        const otherLog = await open()
        for (const events of [
          [event, anEvent()],
          [anEvent(), event],
        ])
          for (const [by, expected] of [[log, 0] as const, [log, noStream] as const, [otherLog, 0] as const])
            await expect(by.append(a, expected, events)).rejects.toBeInstanceOf(WrongExpectedRevision)
        expect(await appended()).toHaveLength(1)
      })

      it('happens once, however often at the same time', async () => {
        const otherLog = await open()
        const events = someEvents(2)
        const tried = await Promise.all(
          Array.from({ length: 20 }, (_, index) => (index % 2 ? log : otherLog).append(a, noStream, events)),
        )
        const position = await positionOf(2)
        for (const appended of tried) expect(appended).toMatchObject({ position, revision: 1, at: tried[0]?.at })
        expect(tried.filter(({ repeated }) => !repeated)).toHaveLength(1)
        expect(await appended()).toHaveLength(2)
      })

      if (idsUniqueInLog)
        it('happens in one of two streams at the same time, and harms nobody else', async () => {
          const event = anEvent()
          const tried = await Promise.allSettled([
            ...[a, b].map((stream) => log.append(stream, noStream, [event])),
            ...[c, d].map((stream) => log.append(stream, noStream, [anEvent()])),
          ])
          const [first, second, ...neighbours] = tried
          const refused = first?.status === 'rejected' ? first : second
          expect(refused).toMatchObject({ status: 'rejected', reason: { name: 'WrongExpectedRevision' } })
          expect([first, second].filter((tie) => tie !== refused)).toMatchObject([{ status: 'fulfilled' }])
          expect(neighbours.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
          expect(await appended()).toHaveLength(3)
        })

      it('is refused within one append, and harms nobody else', async () => {
        const event = anEvent()
        const tried = await Promise.allSettled([
          log.append(a, noStream, [event, event]),
          log.append(b, noStream, [anEvent()]),
        ])
        expect(tried.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
        expect(await appended()).toHaveLength(1)
      })
    })

    describe('reading', () => {
      it('begins a stream at the revision that is named', async () => {
        await log.append(a, noStream, someEvents(3))
        const revisions = async (from: number) => (await log.read(a, from)).map(({ revision }) => revision)
        expect(await revisions(0)).toEqual([0, 1, 2])
        expect(await revisions(2)).toEqual([2])
        expect(await revisions(3)).toEqual([])
        expect(await log.read(b)).toEqual([])
      })

      it('reaches the end of a long stream', async () => {
        const length = 10_001
        const events = someEvents(length)
        for (let from = 0; from < length; from += 1000) await log.append(a, from - 1, events.slice(from, from + 1000))
        expect((await log.read(a)).map(({ id }) => id)).toEqual(events.map(({ id }) => id))
        expect(await log.read(a, 1)).toHaveLength(length - 1)
      })

      it('answers everything in pages, after a position', async () => {
        for (const stream of [a, b, c]) await log.append(stream, noStream, someEvents(2))
        const positions = async (after: number, limit: number) =>
          (await log.readAll(after, limit)).map(({ position }) => position)
        const all = (await appended()).map(({ position }) => position)
        expect(await positions(start, 4)).toEqual(all.slice(0, 4))
        expect(await positions(all[3] ?? 0, 4)).toEqual(all.slice(4))
        expect(await positions(all[5] ?? 0, 4)).toEqual([])
      })

      it('finds an event by its id, in its stream only', async () => {
        const [first, second] = [anEvent(), anEvent()]
        await log.append(a, noStream, [first, second])
        expect(await log.find(a, second.id)).toEqual((await log.read(a))[1])
        expect(await log.find(b, second.id)).toBeUndefined()
        expect(await log.find(a, randomUUID())).toBeUndefined()
      })

      it('tells whom an event belongs to, or that it is nobody’s', async () => {
        const [organizationId, projectId] = [randomUUID(), randomUUID()]
        const owned = { ...anEvent(), organizationId, projectId }
        await log.append(a, noStream, [owned, anEvent()])
        expect(await log.read(a)).toMatchObject([
          { organizationId, projectId },
          { organizationId: null, projectId: null },
        ])
      })
    })

    describe('streams', () => {
      it.each([
        'with blanks',
        'per/cent%20&?#=+',
        '"quoted" \'twice\' \\',
        'ação-測試-🏳️‍🌈-e\u0301-é',
        '__proto__',
        '-1',
        'UPPER',
        '../..',
        'l'.repeat(250),
      ])('may be named oddly: %s', async (name) => {
        const [odd, similar] = [`${a}${name}`, `${a}${name.toLowerCase()}.`]
        const event = anEvent()
        await log.append(odd, noStream, [event])
        await log.append(similar, noStream, [anEvent()])
        await log.append(odd, 0, [anEvent()])

        expect(await log.read(odd)).toMatchObject([{ stream: odd, id: event.id }, { revision: 1 }])
        expect(await log.find(odd, event.id)).toMatchObject({ stream: odd, revision: 0 })
        expect((await appended()).map(({ stream }) => stream)).toEqual([odd, similar, odd])
      })
    })

    describe('bytes', () => {
      it('come back as they were given', async () => {
        const texts = [
          canonicalJson('ação 測試 🏳️‍🌈 ẞ ﬀ e\u0301 \u202e rtl \ufeff \u2028\u2029 \u{10ffff}'),
          canonicalJson('\0 \b \t \n \f \r " \\ / \u001f \u007f'),
          '"half a character, escaped: \\ud800 \\udfff"',
          canonicalJson([2 ** 53, 2 ** 53 - 1, -(2 ** 53), 5e-324, Number.MAX_VALUE, 0.1]),
          '{"__proto__":1,"constructor":2,"":3}',
          '{ "blanks" : "that canonical JSON has not" }',
        ]
        const events = texts.map((data) => ({ ...anEvent(), data, metadata: data }))
        await log.append(a, noStream, events)
        expect(await log.read(a)).toMatchObject(events)
        expect(await log.readAll(start, 10)).toMatchObject(events)
      })

      it('come back as they were given: the big list of naughty strings', async ({ skip }) => {
        skip(naughty.absent, naughty.reason)
        const strings: string[] = JSON.parse(readFileSync(naughty.path, 'utf8'))
        const events = strings.map((text) => anEvent(text))
        await log.append(a, noStream, events)
        expect((await log.read(a)).map(({ data }) => data)).toEqual(events.map(({ data }) => data))
      })
    })

    describe('an append', () => {
      const texts = {
        'plain characters': 'x',
        'characters of several bytes': 'ç測🏳',
        'what has to be escaped': '"\\\u0001',
      }
      /** Events of so many bytes together, the last of them filled with what takes one byte each. */
      const eventsOf = (size: number, text: string, inMetadata: boolean): EventToAppend[] => {
        const written = canonicalJson({ long: text.repeat(20_000) })
        const [first, second] = [anEvent(), { ...anEvent(), [inMetadata ? 'metadata' : 'data']: written }]
        const rest = size - appendSize([first, second, anEvent('')])
        return [first, second, anEvent('x'.repeat(rest))]
      }
      const cases = Object.entries(texts).flatMap(([name, text]) => [
        { name: `${name} in the data`, text, inMetadata: false },
        { name: `${name} in the metadata`, text, inMetadata: true },
      ])

      it.each(cases)('is taken up to 512 KiB, with $name', async ({ text, inMetadata }) => {
        for (const [index, less] of [1, 0].entries()) {
          const events = eventsOf(largestAppend - less, text, inMetadata)
          await log.append(a, index * 3 - 1, events)
          expect((await log.read(a, index * 3)).map(unrecorded)).toEqual(events)
        }
      })

      it.each(cases)(
        'is refused at a byte more, before anything is written, with $name',
        async ({ text, inMetadata }) => {
          const events = eventsOf(largestAppend + 1, text, inMetadata)
          const refused = await log.append(a, noStream, events).catch((error: unknown) => error)
          expect(refused).toBeInstanceOf(AppendTooLarge)
          expect(refused).toMatchObject({ stream: a, size: largestAppend + 1, most: largestAppend })
          await log.append(a, noStream, [anEvent()])
          expect(await appended()).toHaveLength(1)
        },
      )

      it('harms nobody else when it is refused for its size', async () => {
        const tried = await Promise.allSettled([
          log.append(a, noStream, eventsOf(largestAppend + 1, 'x', false)),
          log.append(a, noStream, [anEvent()]),
          log.append(b, noStream, [anEvent()]),
        ])
        expect(tried.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
      })
    })

    describe('restoring', () => {
      const unplaced = (events: readonly RecordedEvent[]) => events.map(({ position: _, ...event }) => event)
      const history = async () => {
        await log.append(a, noStream, [anEvent('é\u2028\\ "'), { ...anEvent(), organizationId: c, projectId: d }])
        await log.append(b, noStream, [{ ...anEvent(), metadata: canonicalJson({ large: 'x'.repeat(300_000) }) }])
        await log.append(b, 0, [{ ...anEvent(), data: canonicalJson({ large: 'y'.repeat(300_000) }) }])
        await log.append(a, 1, someEvents(2))
        return everything(log, start)
      }

      it('puts what another log recorded behind what is there, as it was, and goes on from there', async () => {
        // A server that all tests share holds what the others wrote: what was recorded elsewhere has streams and ids of
        // its own.
        const [streams, elsewhere] = [
          new Map([
            [a, randomUUID()],
            [b, randomUUID()],
          ]),
          await history(),
        ]
        const recorded = elsewhere.map((event) => ({
          ...event,
          id: randomUUID(),
          stream: streams.get(event.stream) ?? '',
        }))
        const [first, second] = [...streams.values()] as [string, string]
        const another = await emptyStore()
        const fresh = await another.open()
        const before = await fresh.head()
        await fresh.restore(recorded.slice(0, 3))
        await fresh.restore(recorded.slice(3))

        const mine = new Set<string>([first, second])
        const restored = (await everything(fresh, before)).filter(({ stream }) => mine.has(stream))
        expect(unplaced(restored)).toEqual(unplaced(recorded))
        const positions = restored.map(({ position }) => position)
        if (gapless) expect(positions).toEqual([1, 2, 3, 4, 5, 6].map((nth) => before + nth))
        expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b))
        expect(positions[0]).toBeGreaterThan(before)
        expect(await fresh.head()).toBeGreaterThanOrEqual(positions.at(-1) ?? 0)
        for (const stream of mine)
          expect(await fresh.read(stream)).toEqual(restored.filter((recordedEvent) => recordedEvent.stream === stream))

        const [begun] = restored
        expect(await fresh.append(first, noStream, recorded.slice(0, 1))).toMatchObject({ repeated: [begun] })
        const { revision, at } = await fresh.append(first, 3, [anEvent()])
        expect(revision).toBe(4)
        expect(at >= (recorded.at(-1)?.at ?? '')).toBe(true)
        await fresh.close()
        await another.drop()
      })

      it.each([
        ['whose place is taken', 0, 3],
        ['that comes too early', 9, 3],
      ])('refuses an event %s', async (_, revision, current) => {
        const [recorded] = await history()
        const copy = { ...anEvent(), stream: a, revision, position: 0, at: recorded?.at ?? '' }
        const refused = await log.restore([copy]).catch((error: unknown) => error)
        expect(refused).toBeInstanceOf(WrongExpectedRevision)
        expect(refused).toMatchObject({ stream: a, expected: revision - 1, current })
        expect(await appended()).toHaveLength(6)
      })

      it('takes an event that is larger than an append may be', async () => {
        const large = { ...anEvent('ç'.repeat(largestAppend * 0.75)), stream: a, revision: 0, position: 0, at: moment }
        expect(appendSize([large])).toBeGreaterThan(largestAppend * 1.5)
        await log.restore([large])
        expect((await log.read(a)).map(unrecorded)).toEqual([unrecorded(large)])
      })

      it('tells those who wait for word', async () => {
        const copies = (await history()).map((event) => ({
          ...event,
          id: randomUUID(),
          stream: `copy of ${event.stream}`,
        }))
        let notices = 0
        const stop = log.onAppended(() => notices++)
        await log.restore(copies)
        await until(() => notices > 0)
        stop()
        expect(await appended()).toHaveLength(12)
      })
    })

    describe('while many append', () => {
      const writers = 32
      const appendsOfEach = 12

      /** Appends to its own stream and to a shared one, each append until it succeeds. Returns the last positions. */
      const write = async (writer: number, by: EventLog) => {
        const acknowledged: { position: number; ids: string[] }[] = []
        for (let index = 0; index < appendsOfEach; index++) {
          const events = someEvents(1 + (index % 3))
          const stream = index % 4 === 0 ? d : `${d} of ${writer}`
          const { position } = await appendSomehow(by, stream, events)
          acknowledged.push({ position, ids: events.map(({ id }) => id) })
        }
        return acknowledged
      }

      it('positions are in order, what is acknowledged is there, and each append is together', async () => {
        const otherLog = await open()
        const acknowledged = (
          await Promise.all(Array.from({ length: writers }, (_, index) => write(index, index % 2 ? log : otherLog)))
        ).flat()

        const events = await appended()
        expect(events).toHaveLength(acknowledged.flatMap(({ ids }) => ids).length)
        const placeOf = new Map(events.map(({ position }, index) => [position, index + 1]))
        for (const { position, ids } of acknowledged) {
          const end = placeOf.get(position) ?? 0
          expect(events.slice(end - ids.length, end).map(({ id }) => id)).toEqual(ids)
        }
        for (const stream of new Set(events.map((event) => event.stream))) {
          const revisions = events.filter((event) => event.stream === stream).map(({ revision }) => revision)
          expect(revisions).toEqual(revisions.map((_, index) => index))
        }
      })

      it('whoever reads in order sees each position once, and skips none', async () => {
        const [otherLog, reader] = [await open(), await open()]
        let done = false
        const seen: number[] = []
        let pages = 0
        const reading = (async () => {
          for (;;) {
            const last = done
            const page = await reader.readAll(seen.at(-1) ?? start, 7)
            seen.push(...page.map(({ position }) => position))
            if (page.length > 0) pages++
            if (last && page.length === 0) return
          }
        })()
        await Promise.all(Array.from({ length: writers }, (_, index) => write(index, index % 2 ? log : otherLog)))
        done = true
        await reading

        expect(pages).toBeGreaterThan(10)
        expect(seen).toEqual((await appended()).map(({ position }) => position))
      })

      it('whoever catches up and then waits for word sees each position once, and skips none', async () => {
        await log.append(a, noStream, someEvents(20))
        const [otherLog, follower] = [await open(), await open()]
        const following = follow(follower, start)
        await Promise.all(Array.from({ length: 8 }, (_, index) => write(index, index % 2 ? log : otherLog)))
        const positions = (await appended()).map(({ position }) => position)
        await until(() => following.seen.length >= positions.length)
        await following.stop()

        expect(following.seen).toEqual(positions)
      })
    })

    describe('word of an append', () => {
      it('comes for one’s own and for those of others, soon', async () => {
        const otherLog = await open()
        for (const by of [log, otherLog]) {
          let notices = 0
          const stop = log.onAppended(() => notices++)
          const before = notices
          await by.append(randomUUID(), noStream, [anEvent()])
          await until(() => notices > before)
          stop()
        }
      })

      it('comes to everyone who listens, until they stop', async () => {
        const notices = [0, 0]
        const stops = notices.map((_, index) =>
          log.onAppended(() => notices.splice(index, 1, (notices[index] ?? 0) + 1)),
        )
        await log.append(a, noStream, [anEvent()])
        await until(() => notices.every((times) => times > 0))
        stops[0]?.()
        const [before] = notices
        const others = notices[1] ?? 0
        await log.append(b, noStream, [anEvent()])
        await until(() => (notices[1] ?? 0) > others)
        expect(notices[0]).toBe(before)
        stops[1]?.()
      })
    })

    describe('a line that was cut', () => {
      it('is there again, with word of what others append, and no event is missed or seen twice', async () => {
        const [otherLog, follower] = [await open(), await open()]
        const following = follow(follower, start)
        for (let round = 0; round < 4; round++) {
          const event = anEvent()
          store.line.cut()
          await insistently(() => otherLog.append(event.id, noStream, [event]))
        }
        const positions = (await insistently(appended)).map(({ position }) => position)
        await until(() => following.seen.length >= positions.length)
        await following.stop()
        expect(following.seen).toEqual(positions)
      })
    })

    describe('closing', () => {
      it('ends each append that waits, and keeps those that were acknowledged', async () => {
        const closing = await open()
        const events = someEvents(300)
        const appends = events.map((event) => closing.append(event.id, noStream, [event]))
        const tried = Promise.allSettled(appends)
        await Promise.race(appends)
        await closeFor(closing)

        const acknowledged = (await tried).flatMap((outcome, index) =>
          outcome.status === 'fulfilled' ? [{ id: events[index]?.id, position: outcome.value.position }] : [],
        )
        const existing = new Map((await appended()).map(({ id, position }) => [id, position]))
        for (const { id, position } of acknowledged) expect(existing.get(id ?? '')).toBe(position)
      })

      it('ends it: nothing is appended or read after', async () => {
        const closing = await open()
        await closeFor(closing)
        await expect(closing.append(a, noStream, [anEvent()])).rejects.toThrow()
        await expect(closing.read(a)).rejects.toThrow()
        expect(await appended()).toHaveLength(0)
      })
    })
  })
}

function anEvent(text: unknown = 'something'): EventToAppend {
  return {
    id: randomUUID(),
    type: 'SomethingSaid',
    organizationId: null,
    projectId: null,
    data: canonicalJson({ text }),
    metadata: canonicalJson({ actor: { kind: 'system' } }),
  }
}

const moment = '2026-03-02T09:00:00.000000Z'

const unrecorded = ({ id, type, organizationId, projectId, data, metadata }: EventToAppend): EventToAppend => ({
  id,
  type,
  organizationId,
  projectId,
  data,
  metadata,
})

const someEvents = (count: number) => Array.from({ length: count }, (_, index) => anEvent(index))

/** Appends where the stream is by now, as often as somebody else was faster. */
async function appendSomehow(log: EventLog, stream: string, events: readonly EventToAppend[], expected = noStream) {
  for (let revision = expected; ; ) {
    try {
      return await log.append(stream, revision, events)
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error
      revision = error.current
    }
  }
}

/** Again until it is done, as whoever was told that the outcome is unknown does. */
async function insistently<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof WrongExpectedRevision) throw error
      await wait(10)
    }
  }
}

async function everything(log: EventLog, after: number): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = []
  for (;;) {
    const page = await log.readAll(events.at(-1)?.position ?? after, 1000)
    if (page.length === 0) return events
    events.push(...page)
  }
}

/** Reads on whenever there is word of an append, and never of its own accord. */
function follow(log: EventLog, after: number) {
  const seen: number[] = []
  let stopped = false
  let isNotified = true
  let ring = () => {}
  const stopListening = log.onAppended(() => {
    isNotified = true
    ring()
  })
  const ended = (async () => {
    while (!stopped) {
      isNotified = false
      const nextPage = () => insistently(() => log.readAll(seen.at(-1) ?? after, 5))
      for (let page = await nextPage(); page.length > 0; page = await nextPage())
        seen.push(...page.map(({ position }) => position))
      if (!isNotified && !stopped)
        await new Promise<void>((resolve) => {
          ring = resolve
        })
    }
  })()
  return {
    seen,
    stop: () => {
      stopped = true
      stopListening()
      ring()
      return ended
    },
  }
}

const until = (holds: () => boolean) => expect.poll(holds).toBe(true)
