import type { Actor } from '@prumo/contracts/access'
import type { CommandOf, CommandType } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import type { Turn } from '@prumo/platform/concurrency/fairTurns'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Domain } from './domain'

/** What a command is made of: one command for one aggregate each, decided in order. Names are claimed before and released after what counts. */
export type Prepared = {
  steps: readonly Message[]
  /** The organization whose log it stands in, where that is not the actor's. */
  organizationId?: string
  /**
   * What is done once the answer, which waits for none of it and tells nothing of it, is on its way: under an id that nobody outside knows, or another
   * command of the same id would tell.
   */
  later?: (id: string) => Promise<Prepared>
  /** What follows once it is in the log: a mail, the end of a session. */
  after?: () => Promise<void>
}

export type Request = {
  id: string
  actor: Actor
  session: (Session & { token: string }) | undefined
  at: string
  /** Whose turn it is where something is costly. */
  turn: Turn
}

/** Makes of a command what its aggregates decide: looks up, hashes, names what is unique. A command without one is decided as it is. */
export type Preparation<Type extends CommandType> = (
  data: CommandOf<Type>['data'],
  request: Request,
  domain: Domain,
) => Promise<Prepared>

export type Preparations = { [Type in CommandType]?: Preparation<Type> }
