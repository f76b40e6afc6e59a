/** An event to append. `data` and `metadata` are canonical JSON (RFC 8785): their exact bytes are hashed. */
export type EventToAppend = {
  id: string
  type: string
  organizationId: string | null
  projectId: string | null
  data: string
  metadata: string
}

/**
 * An event in the log. `position` ascends over the whole log, from above 0; that it has no gaps is what Postgres adds.
 * `revision` is gapless from 0 within its stream. `at` never goes back: on Postgres in the whole log, on EventStoreDB
 * within a stream and among the appends of one process.
 */
export type RecordedEvent = EventToAppend & { stream: string; revision: number; position: number; at: string }

/** Where an event stands in the log. Position 0 is before all of them: nothing stands there. */
export type Place = { position: number; eventId: string | null }

/**
 * The identity of a log, which is a place of positions. A restored copy keeps it; a log filled by an import gets its
 * own. `importedFrom` is the log that the events were exported from, where that is recorded.
 */
export type LogIdentity = { logId: string; madeAt: string; importedFrom: string | null }

/** Of the last event of the append. `repeated`: the events as first recorded, where their ids were there. */
export type Appended = { position: number; revision: number; at: string; repeated?: RecordedEvent[] }

export const noStream = -1

/** The stream has moved on (or an event id stands in another place of the log). Nothing was appended. */
export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly expected: number,
    readonly current: number,
  ) {
    super(`stream is at ${current}, expected ${expected}`)
    this.name = 'WrongExpectedRevision'
  }
}

/**
 * An append of more bytes than the log takes at once, as EventStoreDB counts them (see `appendSize`). Nothing was
 * appended.
 */
export class AppendTooLarge extends Error {
  constructor(
    readonly stream: string,
    readonly size: number,
    readonly most: number,
  ) {
    super(`an append of ${size} bytes, where ${most} are taken`)
    this.name = 'AppendTooLarge'
  }
}

/**
 * A stream cannot be read whole by its name: somebody truncated or deleted it at the server, past us. What is done
 * about it is not known to the log.
 */
export class StreamTruncated extends Error {
  constructor(
    readonly stream: string,
    how: 'truncated' | 'deleted',
  ) {
    super(`events of ${stream} are gone: somebody ${how} it`)
    this.name = 'StreamTruncated'
  }
}

/** A stream, and what the server was told that hides events of it, now or once they are older or more. */
export type HiddenStream = { stream: string; how: string }

/**
 * The truth. Whoever has seen position N has seen everything below N. An append is all or nothing, and happens once:
 * the same event ids in the same stream again answer what was answered then, whatever revision is expected. That an id
 * which stands in one stream is refused in every other is what Postgres adds. No events, one id twice, or (on
 * EventStoreDB) a stream whose name begins with `$`, are a `TypeError`. More than 512 KiB at once is `AppendTooLarge`.
 * A stream that is not whole is `StreamTruncated` to whoever reads it by its name, or appends to it. A rejection other
 * than these and `WrongExpectedRevision` leaves the outcome unknown: append the same ids again.
 */
export type EventLog = {
  append(stream: string, expectedRevision: number, events: readonly EventToAppend[]): Promise<Appended>
  read(stream: string, fromRevision?: number): Promise<RecordedEvent[]>
  /** The event with this id, where it stands in this stream. */
  find(stream: string, eventId: string): Promise<RecordedEvent | undefined>
  /** What follows this event's position, or 0 for all. On EventStoreDB no other number is a position. */
  readAll(after: number, limit: number): Promise<RecordedEvent[]>
  /**
   * Appends events that were recorded elsewhere as they are, in this order: stream, revision, id, time and bytes;
   * positions are this log's own. For a log that nobody else appends to. Takes also what was recorded before appends
   * were bounded. Rejects with `WrongExpectedRevision` at an event that is not the next of its stream; on Postgres
   * nothing is restored then, on EventStoreDB what stands before it may be.
   */
  restore(events: readonly RecordedEvent[]): Promise<void>
  head(): Promise<number>
  /** The same, with the event that stands there: for whoever keeps it. */
  end(): Promise<Place>
  /** The id of the event at this position; `undefined` where none stands. */
  idAt(position: number): Promise<string | undefined>
  /** `undefined` where it was given none yet. It is no event, and stands in no position. */
  identity(): Promise<LogIdentity | undefined>
  /** Gives the log this identity for ever, where it has none. Answers the one that it has then. */
  identify(identity: LogIdentity): Promise<LogIdentity>
  /** None on Postgres, which hides nothing. */
  hiddenStreams(): Promise<HiddenStream[]>
  /** Streams that could not be read whole since the log was opened: the first hundred that were met. */
  truncated(): readonly string[]
  /** Calls back soon after any process appended something; at times without need. Returns how to stop. */
  onAppended(callback: () => void): () => void
  close(): Promise<void>
}
