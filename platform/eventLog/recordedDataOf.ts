import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import { OpenedEvent } from './openedEvent'

/** The data of an opened event without what an upcast filled in. Fields that are sealed may be sealed or open in it. */
export const recordedDataOf = (event: Pick<Opened, 'data'>): object =>
  event instanceof OpenedEvent ? event.recordedData : event.data
