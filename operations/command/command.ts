import type { Config } from '@prumo/platform/config'
import type { Foundation } from '@prumo/platform/foundation'
import type { Role } from '@prumo/platform/postgres/roles'
import type { Tables } from '@prumo/platform/postgres/tables'

/** Asked for in a way that it is not. */
export class WrongUsage extends Error {}

/** What stands against doing it, in words for who asked. */
export class Impossible extends Error {}

/** What a command works on, its arguments, and its output. No line holds personal data of events or rows. */
export type Invocation = {
  foundation: Foundation
  words: readonly string[]
  say(line: string): void
  /** How far it is, for who watches; it is no result. */
  tell(progress: string): void
  /** Asks whoever sits at the terminal for what nobody else may see; `undefined` where nobody does. */
  ask?: ((question: string) => Promise<string | undefined>) | undefined
  moduleTables: readonly Tables[]
}

/** One of the program's commands. */
export type Command = {
  /** What may follow its name. */
  usage: string
  explains: string
  role: Role
  /** It begins on a database that may be empty, and makes there what Prumo needs. */
  prepares?: true
  /**
   * What it does where the log is not shown to be the one that the database was folded from: it looks all the same, or
   * sees to that itself.
   */
  inDoubt?: 'looks' | 'sees to it'
  /** Answers whether all is well. */
  run(invocation: Invocation): Promise<boolean>
}

/** What a command works on where there is no installation yet. */
export type BareInvocation = Omit<Invocation, 'foundation'> & { config: Config }

/** A command that makes an installation: nothing is opened for it. */
export type BareCommand = Pick<Command, 'usage' | 'explains'> & {
  runBare(invocation: BareInvocation): Promise<boolean>
}
