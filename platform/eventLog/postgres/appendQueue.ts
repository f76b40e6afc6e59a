import { HttpProblem } from '../../errors'
import { refuseTooLarge } from '../appendSize'
import { type Appended, type EventToAppend, type RecordedEvent, WrongExpectedRevision } from '../eventLog'
import { textSeparator } from './appendFunctions'
import type { AppendRow, PendingAppend } from './statements'

const largestBatch = 64
const batchesUnderWay = 2
/** Whoever comes when so many wait already is asked to come back. */
const mostWaiting = 1000

type Waiting = PendingAppend & { resolve(appended: Appended): void; reject(error: unknown): void }

type Writer = {
  write(batch: readonly PendingAppend[]): Promise<AppendRow[]>
  repeated(append: PendingAppend, firstPosition: number): Promise<RecordedEvent[]>
  written(): void
}

/**
 * Group commit. A lone append goes at once; appends that come during a write share the next batch. A stream is in one
 * batch at a time, which keeps its order. A duplicate id in one batch fails only the second append.
 */
export function appendQueue({ write, repeated, written }: Writer) {
  let waiting: Waiting[] = []
  const busy = new Set<string>()
  let underWay = 0
  let scheduled = false

  const schedule = () => {
    if (scheduled || underWay >= batchesUnderWay || waiting.length === 0) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      flush()
    })
  }

  const flush = () => {
    const { batch, rest } = nextBatch(waiting, busy)
    waiting = rest
    if (batch.length === 0) return
    for (const { stream } of batch) busy.add(stream)
    underWay++
    void send(batch).finally(() => {
      for (const { stream } of batch) busy.delete(stream)
      underWay--
      schedule()
    })
    schedule()
  }

  const send = async (batch: Waiting[]) => {
    try {
      const rows = await write(batch)
      written()
      await Promise.all(batch.map((append, index) => settle(append, rows[index], repeated)))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (stream: string, expectedRevision: number, events: readonly EventToAppend[]): Promise<Appended> =>
    new Promise((resolve, reject) => {
      if (!areDistinct(events)) return reject(new TypeError('an append has events, each with an id of its own'))
      if (!events.every(isJson)) return reject(new TypeError('an event’s data and metadata are JSON'))
      refuseTooLarge(stream, events)
      if (waiting.length >= mostWaiting) return reject(new HttpProblem(503, 'service.busy'))
      waiting.push({ stream, expectedRevision, events, resolve, reject })
      schedule()
    })
}

const areDistinct = (events: readonly EventToAppend[]) =>
  events.length > 0 && new Set(events.map(({ id }) => id)).size === events.length

/** What no JSON holds but escaped would be taken for the end of a text. */
const isJson = ({ data, metadata }: EventToAppend) => !data.includes(textSeparator) && !metadata.includes(textSeparator)

/** The appends that go together next: no two of a stream or of the same id, and none of a stream that is under way. */
function nextBatch(waiting: readonly Waiting[], busy: ReadonlySet<string>): { batch: Waiting[]; rest: Waiting[] } {
  const batch: Waiting[] = []
  const rest: Waiting[] = []
  const ids = new Set<string>()
  const streams = new Set(busy)
  for (const append of waiting) {
    const fits = batch.length < largestBatch && append.events.every(({ id }) => !ids.has(id))
    if (fits && !streams.has(append.stream)) {
      for (const { id } of append.events) ids.add(id)
      batch.push(append)
    } else rest.push(append)
    // What follows in the same stream waits for its turn.
    streams.add(append.stream)
  }
  return { batch, rest }
}

async function settle(append: Waiting, row: AppendRow | undefined, repeated: Writer['repeated']): Promise<void> {
  if (!row) return append.reject(new Error('the log gave no answer'))
  const [outcome, position, revision, at] = row
  if (outcome === 'done') return append.resolve({ position, revision, at })
  if (outcome === 'conflict')
    return append.reject(new WrongExpectedRevision(append.stream, append.expectedRevision, revision))
  const events = await repeated(append, position)
  const last = events.at(-1)
  if (!last) return append.reject(new Error('the log gave no answer'))
  append.resolve({ position: last.position, revision: last.revision, at: last.at, repeated: events })
}
