import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import type { EventCodec } from './eventCodec'
import type { RecordedEvent } from './eventLog'
import { Unreadable } from './unreadable'

/** Decodes what can be read. An event that cannot says so to whoever looks into it, and keeps nobody from the others. */
export async function decodeEach(codec: EventCodec, recorded: readonly RecordedEvent[]): Promise<Opened[]> {
  try {
    return await codec.decode(recorded)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const each = await Promise.all(recorded.map((event) => decodeAlone(codec, event)))
    return each.flat()
  }
}

const decodeAlone = (codec: EventCodec, event: RecordedEvent): Promise<Opened[]> =>
  codec.decode([event]).catch((error: unknown) => {
    if (!(error instanceof Unreadable)) throw error
    return [unreadable(event, error.cause)]
  })

function unreadable(event: RecordedEvent, error: unknown): Opened {
  const fail = () => {
    throw error
  }
  return Object.defineProperties({ ...event }, { data: { get: fail }, metadata: { get: fail } }) as unknown as Opened
}
