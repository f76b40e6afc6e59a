import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import type { Decider } from '../decider'
import type { EventCodec } from '../eventLog/eventCodec'
import { type EventLog, noStream, type RecordedEvent } from '../eventLog/eventLog'
import { openAggregates } from './aggregates'

type WordSaid = { type: 'Said'; data: { word: string } }
const words: Decider<string[], { type: 'Say'; data: object }, WordSaid> = {
  stream: () => 'words',
  initial: [],
  decide: { Say: () => [] },
  evolve: { Said: ({ word }, words) => [...words, word] },
}

/** A log of one stream, and what has been folded of it here. */
function openHere() {
  const appendedWords: string[] = []
  const reads = { begun: 0, whileReading: () => {} }
  const eventAt = (revision: number) =>
    ({
      type: 'Said',
      data: { word: appendedWords[revision] },
      revision,
      position: revision + 1,
      at: '',
    }) as unknown as Opened
  const log = {
    read: async (_: string, from = 0) => {
      reads.begun++
      const found = appendedWords.map((_word, revision) => eventAt(revision)).slice(from)
      reads.whileReading()
      return found as unknown as RecordedEvent[]
    },
  } as unknown as EventLog
  const codec = { decode: async (events: unknown) => events } as unknown as EventCodec
  const aggregates = openAggregates(log, codec, {} as Pool, new Map())
  return {
    aggregates,
    reads,
    /** Somebody elsewhere appends. */
    append: (word: string) => appendedWords.push(word) - 1,
    load: () => aggregates.load(words, 'words'),
    /** It is appended here: folded once the log has answered. */
    appended: (before: Awaited<ReturnType<typeof aggregates.load>>, revision: number) =>
      aggregates.appended(words, 'words', before, [eventAt(revision)]),
  }
}

it('What is in memory is not read again, until somebody else is heard to have appended', async () => {
  const { aggregates, append, load, reads } = openHere()
  append('one')
  expect(await load()).toMatchObject({ state: ['one'], revision: 0 })
  aggregates.heard('words', 0)
  await load()
  expect(reads.begun).toBe(1)
  aggregates.heard('words', append('two'))
  expect(await load()).toMatchObject({ state: ['one', 'two'], revision: 1 })
})

it('What is heard while a stream is read is part of it', async () => {
  const { aggregates, append, load, reads } = openHere()
  append('one')
  reads.whileReading = () => {
    reads.whileReading = () => {}
    aggregates.heard('words', append('two'))
  }
  expect((await load()).state).toEqual(['one', 'two'])
})

it('Another’s append that is heard of before our own is folded is not forgotten over it', async () => {
  const { aggregates, append, appended, load } = openHere()
  const before = await load()
  expect(before.revision).toBe(noStream)
  const [ours, theirs] = [append('ours'), append('theirs')]
  aggregates.heard('words', ours)
  aggregates.heard('words', theirs)
  appended(before, ours)
  expect((await load()).state).toEqual(['ours', 'theirs'])
})

it('A slow read does not take the place of what was appended meanwhile', async () => {
  const { aggregates, append, appended, load, reads } = openHere()
  append('one')
  const before = await load()
  aggregates.doubt('words')
  reads.whileReading = () => {
    reads.whileReading = () => {}
    appended(before, append('two'))
  }
  expect((await load()).state).toEqual(['one', 'two'])
  expect((await load()).state).toEqual(['one', 'two'])
})

it('A doubt that comes while a stream is read is not resolved by that reading', async () => {
  const { aggregates, append, load, reads } = openHere()
  reads.whileReading = () => {
    reads.whileReading = () => {}
    append('one')
    aggregates.doubt('words')
  }
  await load()
  expect((await load()).state).toEqual(['one'])
})
