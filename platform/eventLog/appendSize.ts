import { AppendTooLarge, type EventToAppend } from './eventLog'
import { envelopeOf } from './eventStore/eventMessage'

/** Half of what EventStoreDB takes unless it is told otherwise (`MaxAppendSize`, 1 MiB). */
export const largestAppend = 512 * 1024

/** A character of a text is 3 bytes at most; escaped within another text, 6. */
const [mostBytes, mostBytesEscaped] = [3, 6]
/** The envelope beside its metadata, and the time in the form in which EventStoreDB's adapter keeps it. */
const envelopeBytes = 400
const someTime = '2026-03-02T09:00:00.000000Z'

/**
 * The bytes of an event as EventStoreDB counts them: its data, its metadata as the envelope there has it, and its type
 * in UTF-16.
 */
export const sizeOf = (event: EventToAppend): number =>
  Buffer.byteLength(event.data) + Buffer.byteLength(envelopeOf(event, someTime)) + 2 * event.type.length

/** The bytes of an append, the same on every adapter. */
export const appendSize = (events: readonly EventToAppend[]): number =>
  events.reduce((sum, event) => sum + sizeOf(event), 0)

/** Throws `AppendTooLarge`. Only what may be too large is counted: most appends are far from it. */
export function refuseTooLarge(stream: string, events: readonly EventToAppend[]): void {
  if (mostSizeOf(events) <= largestAppend) return
  const size = appendSize(events)
  if (size > largestAppend) throw new AppendTooLarge(stream, size, largestAppend)
}

/** No append is larger than this, which takes no look at its characters. */
const mostSizeOf = (events: readonly EventToAppend[]) =>
  events.reduce(
    (sum, { type, data, metadata }) =>
      sum + envelopeBytes + 2 * type.length + mostBytes * data.length + mostBytesEscaped * metadata.length,
    0,
  )
