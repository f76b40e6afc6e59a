import type { Actor, ProjectPlace } from '@prumo/contracts/access'
import { type ActorReference, type Message, userIdOf } from '@prumo/contracts/message'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import { undoneIdOf } from './eventLog/undoneIdOf'

/**
 * What a rule knows besides its stream: who asks, when, the project's people where the command names a project, and the
 * time zones of the organization that it is about.
 */
export type By = { actor: Actor; at: string; project?: ProjectPlace; zones?: ZonesInForce }

type Deciders<State, C extends Message, E extends Message> = {
  [Type in C['type']]: (data: Extract<C, { type: Type }>['data'], state: State, by: By) => E[]
}
/** The command that recorded an event, and the one whose action it takes back. */
export type Recording = { commandId: string; undoes: string | null }

type Evolver<Data, State> = (
  data: Data,
  state: State,
  at: string,
  by: string | null,
  recording: Recording | null,
) => State
type Evolvers<State, E extends Message> = {
  [Type in E['type']]: Evolver<Extract<E, { type: Type }>['data'], State>
}
type Metadata = { actor: ActorReference; commandId?: string; causationId?: string }
/** What a fold reads of an event. What a rule has just decided says nothing yet of who did it, by which command. */
type Happened = Message & { at: string; metadata?: Metadata }

/**
 * One aggregate: its stream, its rules and its fold, each a pure function in a table keyed by the message's name.
 * A rule answers the events that follow, `[]` when it already happened, or throws `Refused`.
 */
export type Decider<State, C extends Message, E extends Message> = {
  stream(data: C['data']): string
  initial: State
  decide: Deciders<State, C, E>
  evolve: Evolvers<State, E>
}

export const decide = <State, C extends Message, E extends Message>(
  decider: Decider<State, C, E>,
  command: C,
  state: State,
  by: By,
): E[] =>
  (decider.decide[command.type as C['type']] as (data: object, state: State, by: By) => E[])(command.data, state, by)

export const evolve = <State, C extends Message, E extends Message>(
  decider: Decider<State, C, E>,
  state: State,
  { type, data, at, metadata }: Happened,
): State =>
  (decider.evolve[type as E['type']] as Evolver<object, State>)(
    data,
    state,
    at,
    metadata ? userIdOf(metadata.actor) : null,
    recordingOf(metadata),
  )

const recordingOf = ({ commandId, causationId = commandId }: Partial<Metadata> = {}): Recording | null =>
  commandId === undefined || causationId === undefined
    ? null
    : { commandId, undoes: undoneIdOf({ commandId, causationId }) }

export const fold = <State, C extends Message, E extends Message>(
  decider: Decider<State, C, E>,
  events: readonly Happened[],
  state: State = decider.initial,
): State => events.reduce((next, event) => evolve(decider, next, event), state)
