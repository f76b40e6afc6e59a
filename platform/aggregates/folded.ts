import type { Decider } from '../decider'

// biome-ignore lint/suspicious/noExplicitAny: a register of deciders holds deciders of any state and message.
export type AnyDecider = Decider<any, any, any>

/**
 * How a state is kept as JSON; `version` grows when the state's shape or its fold changes. `eventsBetween`: how many
 * events follow until such a state is kept again, where these are more than usual.
 */
export type SnapshotFormat<State> = {
  version: number
  write(state: State): unknown
  read(json: never): State
  eventsBetween?(state: State): number
}

/**
 * A stream folded up to `revision` (`noStream` where there is none); `position` and `eventId` are those of its last
 * event.
 */
export type Folded<State> = { state: State; revision: number; position: number; eventId: string | null }
