import type { Place, RecordedEvent } from '../eventLog'
import type { Connection } from './connection'
import { allRequest, lastRequest, readCall } from './readCall'
import type { Surely } from './readStreams'

/** The server's `$all`, read by positions. */
export function readAllEvents(connection: Connection, surely: Surely) {
  const end = async (): Promise<Place> => {
    // Behind the last event of ours may stand what the server says of streams that were deleted.
    for (const count of [1, 100, 10_000]) {
      const [last] = await surely(() => readCall(connection, lastRequest(connection, count)))
      if (last) return { position: last.position, eventId: last.id }
    }
    return { position: 0, eventId: null }
  }

  return {
    end,
    head: async () => (await end()).position,
    readAll: async (after: number, limit: number): Promise<RecordedEvent[]> => {
      const from = after > 0 ? after : 'start'
      const events = await surely(() => readCall(connection, allRequest(connection, from, limit + 1)))
      return events.filter(({ position }) => position > after).slice(0, limit)
    },
    idAt: async (position: number): Promise<string | undefined> => {
      const [event] = await surely(() => readCall(connection, allRequest(connection, position, 1))).catch(whereNothing)
      return event?.position === position ? event.id : undefined
    },
  }
}

/** gRPC's codes of what a position may be that no event has: unknown, invalid argument, out of range. */
const nowhere = new Set<unknown>([2, 3, 11])

/** At a position that is no event's the server reads whatever bytes it finds. */
function whereNothing(error: unknown): RecordedEvent[] {
  if (nowhere.has((error as { code?: unknown }).code)) return []
  throw error
}
