import { largestAppend, sizeOf } from '@prumo/platform/eventLog/appendSize'
import type { EventLog, EventToAppend } from '@prumo/platform/eventLog/eventLog'

/** Appends to the end of a stream, in as few appends as the log takes. Answers the position of the last event. */
export async function appendInParts(
  log: Pick<EventLog, 'append' | 'read'>,
  stream: string,
  events: readonly EventToAppend[],
): Promise<number> {
  let revision = (await log.read(stream)).length - 1
  let position = 0
  let part: EventToAppend[] = []
  let size = 0
  const flush = async () => {
    if (part.length > 0) ({ revision, position } = await log.append(stream, revision, part))
    ;[part, size] = [[], 0]
  }
  for (const event of events) {
    const bytes = sizeOf(event)
    if (size + bytes > largestAppend) await flush()
    size += bytes
    part.push(event)
  }
  await flush()
  return position
}
