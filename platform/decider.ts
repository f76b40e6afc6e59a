import type { Actor, ProjectPlace } from '@prumo/contracts/access'
import { type ActorReference, type Message, userIdOf } from '@prumo/contracts/message'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'

/**
 * What a rule knows besides its stream: who asks, when, the project's people where the command names a project, and the
 * time zones of the organization that it is about.
 */
export type By = { actor: Actor; at: string; project?: ProjectPlace; zones?: ZonesInForce }

type Deciders<State, C extends Message, E extends Message> = {
  [Type in C['type']]: (data: Extract<C, { type: Type }>['data'], state: State, by: By) => E[]
}
type Evolvers<State, E extends Message> = {
  [Type in E['type']]: (data: Extract<E, { type: Type }>['data'], state: State, at: string, by: string | null) => State
}
/** What a fold reads of an event. What a rule has just decided says nothing yet of who did it. */
type Happened = Message & { at: string; metadata?: { actor: ActorReference } }

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
  (decider.evolve[type as E['type']] as (data: object, state: State, at: string, by: string | null) => State)(
    data,
    state,
    at,
    metadata ? userIdOf(metadata.actor) : null,
  )

export const fold = <State, C extends Message, E extends Message>(
  decider: Decider<State, C, E>,
  events: readonly Happened[],
  state: State = decider.initial,
): State => events.reduce((next, event) => evolve(decider, next, event), state)
