import type { EventData } from '@prumo/contracts/upcast'
import { type Upcasts, upcastsOf } from '@prumo/contracts/upcasts'
import type { RecordedEvent } from './eventLog'

type InLog = Pick<RecordedEvent, 'type' | 'data' | 'metadata'>

/** The fields of an event as they were recorded. Nothing but these may stand in an action log, a receipt or a proof. */
export const recordedDataIn = ({ data }: Pick<InLog, 'data'>): EventData => JSON.parse(data) as EventData

/**
 * The data of an event in today's shape. Sealed fields stay sealed. Throws `SyntaxError` for what is no JSON, and
 * `RangeError` for a version that this program does not know.
 */
export function dataIn(event: InLog, among?: Upcasts): EventData {
  const upcasts = upcastsOf(event.type, among)
  const version = versionIn(event.metadata)
  if (version > upcasts.length + 1)
    throw new RangeError(`version ${version} of ${event.type} is newer than this program`)
  return upcasts.slice(version - 1).reduce((data, upcast) => upcast(data), recordedDataIn(event))
}

/** Within a JSON string this quote would be escaped: only a field or a value ends so. */
const namesVersion = (metadata: string) => metadata.includes('version"')

function versionIn(metadata: string): number {
  if (!namesVersion(metadata)) return 1
  const { version = 1 } = JSON.parse(metadata) as { version?: unknown }
  if (!Number.isInteger(version) || (version as number) < 1) throw new RangeError(`${version} is no version`)
  return version as number
}
