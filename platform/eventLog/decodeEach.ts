import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import type { EventCodec } from './eventCodec'
import type { RecordedEvent } from './eventLog'

/** Decodes what can be read. An event that cannot says so to whoever looks into it, and keeps nobody from the others. */
export async function decodeEach(codec: EventCodec, recorded: readonly RecordedEvent[]): Promise<Opened[]> {
  try {
    return await codec.decode(recorded)
  } catch (error) {
    if (!isOfTheEvent(error)) throw error
    const each = await Promise.all(recorded.map((event) => decodeAlone(codec, event)))
    return each.flat()
  }
}

const decodeAlone = (codec: EventCodec, event: RecordedEvent): Promise<Opened[]> =>
  codec.decode([event]).catch((error: unknown) => {
    if (!isOfTheEvent(error)) throw error
    return [unreadable(event, error)]
  })

/** Not JSON, not of a shape that can be opened, or sealed for another: a lost connection is none of these, and passes. */
const isOfTheEvent = (error: unknown) =>
  error instanceof SyntaxError || error instanceof TypeError || /unable to authenticate data/.test(String(error))

function unreadable(event: RecordedEvent, error: unknown): Opened {
  const fail = () => {
    throw error
  }
  return Object.defineProperties({ ...event }, { data: { get: fail }, metadata: { get: fail } }) as unknown as Opened
}
