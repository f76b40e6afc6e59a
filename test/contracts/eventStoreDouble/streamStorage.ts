export type ProposedEvent = {
  id: string
  type: string
  contentType: string
  data: Uint8Array
  metadata: Uint8Array
}
export type StoredEvent = ProposedEvent & { stream: string; revision: number; position: number; createdAt: number }
export type Expected = number | 'noStream' | 'any' | 'streamExists'
export type Outcome =
  | { kind: 'written'; revision: number; position: number }
  | { kind: 'wrongExpectedVersion'; current: number }
  | { kind: 'deleted' }
  | { kind: 'tooLarge'; limit: number }

/** What the metadata of a soft-deleted stream truncates before. */
const beforeAll = Number.MAX_SAFE_INTEGER
const recordOverhead = 137

/** The double's streams, in memory. Expected versions, idempotence and leaping positions follow the server's rules. */
export class StreamStorage {
  readonly all: StoredEvent[] = []
  private readonly streams = new Map<string, StoredEvent[]>()
  private readonly tombstones = new Set<string>()
  private readonly listeners = new Set<() => void>()
  /** The bytes of the largest append so far, as the server counts them. */
  largest = 0
  private end = 4096

  constructor(private readonly maxAppendSize: number) {}

  append(stream: string, expected: Expected, events: readonly ProposedEvent[]): Outcome {
    if (this.tombstones.has(stream)) return { kind: 'deleted' }
    if (sizeOf(events) > this.maxAppendSize) return { kind: 'tooLarge', limit: this.maxAppendSize }
    const recorded = this.streams.get(stream) ?? []
    const current = recorded.length - 1
    const again = this.recognized(recorded, expected, events)
    if (again) return { kind: 'written', revision: again.revision, position: again.position }
    const isAsExpected =
      expected === 'any' ||
      (expected === 'streamExists' && current >= 0) ||
      (expected === 'noStream' && (current < 0 || this.firstVisible(stream) === beforeAll)) ||
      expected === current
    if (!isAsExpected) return { kind: 'wrongExpectedVersion', current }
    this.largest = Math.max(this.largest, sizeOf(events))
    return this.write(stream, recorded, events)
  }

  /** The stream's events that its metadata lets through, if any. Ignores tombstones: check `isTombstoned` first. */
  read(stream: string): StoredEvent[] | undefined {
    const first = this.firstVisible(stream)
    const events = this.streams.get(stream)
    const oldest = Date.now() - this.maxAgeOf(stream) * 1000
    return events && first !== beforeAll
      ? events.filter(({ revision, createdAt }) => revision >= first && createdAt >= oldest)
      : undefined
  }

  isTombstoned(stream: string): boolean {
    return this.tombstones.has(stream)
  }

  delete(stream: string): void {
    const metadata = { $tb: beforeAll }
    this.append(`$$${stream}`, 'any', [
      { id: crypto.randomUUID(), type: '$metadata', contentType: 'application/json', ...bytesOf(metadata) },
    ])
  }

  /** What says so stands among all events, in the stream itself. */
  tombstone(stream: string): void {
    this.tombstones.add(stream)
    const tombstone = { id: crypto.randomUUID(), type: '$streamDeleted', contentType: '', ...bytesOf({}) }
    this.write(stream, [...(this.streams.get(stream) ?? [])], [tombstone])
  }

  onAppended(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /**
   * The last of these events, if they already follow the expected revision. If the stream ends exactly there, nothing
   * is compared: an id from further up is written a second time.
   */
  private recognized(recorded: readonly StoredEvent[], expected: Expected, events: readonly ProposedEvent[]) {
    const first = events[0]
    const isAnywhere = expected === 'any' || expected === 'streamExists'
    const at = isAnywhere ? recorded.findIndex(({ id }) => id === first?.id) : numberOf(expected) + 1
    if (at < 0 || at >= recorded.length) return undefined
    const isSame = events.every(({ id }, index) => recorded[at + index]?.id === id)
    return isSame ? recorded[at + events.length - 1] : undefined
  }

  private write(stream: string, existing: StoredEvent[], events: readonly ProposedEvent[]): Outcome {
    const createdAt = Date.now()
    for (const event of events) {
      const stored = { ...event, stream, revision: existing.length, position: this.end, createdAt }
      this.end += recordOverhead + event.data.length + event.metadata.length
      existing.push(stored)
      this.all.push(stored)
    }
    this.streams.set(stream, existing)
    for (const listener of this.listeners) listener()
    return { kind: 'written', revision: existing.length - 1, position: existing.at(-1)?.position ?? 0 }
  }

  private metadataOf(stream: string): { $tb?: number; $maxCount?: number; $maxAge?: number } {
    const latest = this.streams.get(`$$${stream}`)?.at(-1)
    return latest ? JSON.parse(Buffer.from(latest.data).toString()) : {}
  }

  /** In seconds. */
  private maxAgeOf(stream: string): number {
    return this.metadataOf(stream).$maxAge ?? Number.POSITIVE_INFINITY
  }

  private firstVisible(stream: string): number {
    const metadata = this.metadataOf(stream)
    const length = this.streams.get(stream)?.length ?? 0
    return Math.max(metadata.$tb ?? 0, metadata.$maxCount ? length - metadata.$maxCount : 0)
  }
}

const numberOf = (expected: Expected) => (typeof expected === 'number' ? expected : -1)
/** As the server counts: a type's name has two bytes for each of its characters. */
const sizeOf = (events: readonly ProposedEvent[]) =>
  events.reduce((sum, { type, data, metadata }) => sum + data.length + metadata.length + 2 * type.length, 0)
const bytesOf = (data: object) => ({ data: Buffer.from(JSON.stringify(data)), metadata: new Uint8Array() })
