import type { Command, EventOf, EventType } from '@prumo/contracts/index'
import type { ActorReference, Message, Recorded } from '@prumo/contracts/message'
import type { Accepted, Cause } from './command'
import type { Domain } from './domain'

/** The person in whose name a step is taken, with their rights. */
export type Who = Pick<Cause, 'by' | 'permissionBasis'> & {
  actor: ActorReference
  /** The action that it follows from, where that is not the one of the event itself. */
  correlationId?: string
}

/** A person as an event names them. */
type Person = { userId: string; sessionRef: string }

/**
 * What a policy does things with. A step's name is its own among those of the event, so a step that is taken again
 * changes nothing.
 */
export type Doing = {
  domain: Domain
  /** Performs a step of one aggregate, in the system's name unless `who` is given. */
  perform(step: Message, name: string, who?: Who): Promise<Accepted>
  /** Sends a command in a person's name, with the rights that they have at this moment. */
  send(command: Command, name: string, person: Person): Promise<Accepted>
}

type Reaction<Type extends EventType> = (event: Recorded<EventOf<Type>>, doing: Doing) => Promise<void>

/** An event as the log keeps it, parsed: personal data stays sealed. */
export type Happening = Pick<Recorded, 'type' | 'data' | 'metadata'>

/**
 * What follows from events: commands, whose ids are made from the policy's name, the event's id and the step's name.
 * The name is for ever. A reaction may be broken off anywhere and is then begun again, so it looks first at what is
 * done.
 */
export type Policy = {
  name: string
  on: { [Type in EventType]?: Reaction<Type> }
  /** Of these events, those that something follows from: most tasks that are added are assigned to nobody. */
  concerns?: (event: Happening) => boolean
  /**
   * Nothing follows in a project until such an event has happened there: most projects have no entry that their tasks
   * close.
   */
  begins?: { [Type in EventType]?: (event: Happening) => boolean }
  /**
   * A reaction looks at all that follows in the stream of its event: where several come at once, the first one is
   * enough.
   */
  readsOn?: true
}
