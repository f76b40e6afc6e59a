import { type EventStoreDouble, startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'

/**
 * Another server that was restored from a copy of the first of what this one holds: the same events at the same
 * positions.
 */
export async function olderCopy(
  { storage }: EventStoreDouble,
  count = storage.all.length,
  named = (stream: string) => stream,
): Promise<EventStoreDouble> {
  const copy = await startEventStoreDouble()
  for (const event of storage.all.slice(0, count)) copy.storage.append(named(event.stream), 'any', [event])
  return copy
}
