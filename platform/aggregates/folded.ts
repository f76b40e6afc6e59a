import type { Decider } from '../decider'

// biome-ignore lint/suspicious/noExplicitAny: a register of deciders holds deciders of any state and message.
export type AnyDecider = Decider<any, any, any>

/** How a state is kept as JSON; `version` grows when the state's shape or its fold changes. */
export type SnapshotFormat<State> = { version: number; write(state: State): unknown; read(json: never): State }

/**
 * A stream folded up to `revision` (`noStream` where there is none); `position` and `eventId` are those of its last
 * event.
 */
export type Folded<State> = { state: State; revision: number; position: number; eventId: string | null }
