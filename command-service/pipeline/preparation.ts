import type { Actor } from '@prumo/contracts/access'
import type { CommandOf, CommandType } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import type { HashingTurn } from '@prumo/platform/secrets/passwords'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Domain } from './domain'

/**
 * The steps of a command, decided in order, each a command for one aggregate. Names are claimed before and released
 * after the step that uses them.
 */
export type Prepared = {
  steps: readonly Message[]
  /**
   * Names, or room for a project, that are claimed before all steps and released after them. The steps' events keep
   * their ids beside them.
   */
  names?: { claimed: readonly Message[]; released: readonly Message[] }
  /** The step that uses claimed names: they are given back where it was not performed. Otherwise it is the last. */
  usedBy?: string
  /** The command whose action it takes back: the cause that its events record. */
  undoes?: string
  /** The organization of the log that it is recorded in, if that is not the actor's. */
  organizationId?: string
  /**
   * Work that begins once the answer is on its way and that the answer reveals nothing of. It runs under an id that
   * nobody outside can guess.
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
  turn: HashingTurn
}

/**
 * Turns a command into steps for aggregates: looks up, hashes, names what is unique. A command without a preparation
 * is decided as it is.
 */
export type Preparation<Type extends CommandType> = (
  data: CommandOf<Type>['data'],
  request: Request,
  domain: Domain,
) => Promise<Prepared>

export type Preparations = { [Type in CommandType]?: Preparation<Type> }
