/** An event's data as JSON has it; what is sealed in it stays sealed. */
export type EventData = Record<string, unknown>

/** Brings an event's data from one version to the next. Pure: it reads nothing but the data. */
export type Upcast = (data: EventData) => EventData

/** For a version that recorded the same fields, some of which take more values since. */
export const unchanged: Upcast = (data) => data

/** The same upcast for what stands under `before`. */
export const inBefore =
  (upcast: Upcast): Upcast =>
  ({ before, ...data }) => ({ ...data, before: upcast(before as EventData) })
