import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import type { EventCodec } from './eventCodec'
import type { RecordedEvent } from './eventLog'
import { Unreadable } from './unreadable'

/**
 * Decodes what can be read. An event that cannot be read throws when its data is used, and hinders no other. Each half
 * loads its keys at once.
 */
export async function decodeEach(codec: EventCodec, recorded: readonly RecordedEvent[]): Promise<Opened[]> {
  try {
    return await codec.decode(recorded)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const [first, second] = recorded
    if (first && !second) return [unreadable(first, error.cause)]
    const middle = Math.ceil(recorded.length / 2)
    const before = await decodeEach(codec, recorded.slice(0, middle))
    return [...before, ...(await decodeEach(codec, recorded.slice(middle)))]
  }
}

function unreadable(event: RecordedEvent, error: unknown): Opened {
  const fail = () => {
    throw error
  }
  return Object.defineProperties({ ...event }, { data: { get: fail }, metadata: { get: fail } }) as unknown as Opened
}
