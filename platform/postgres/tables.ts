import type { Expired } from './expired'

/**
 * The tables of one owner, a room of the platform or a module. Each migration is a script that runs once in a database;
 * its number is its place in the list. A released migration never changes: what is to be different is a new one.
 */
export type Tables = {
  /** Never renamed: databases keep it with the numbers of its migrations. */
  owner: string
  migrations: readonly string[]
  /** Functions and rights. They are set at each start: an older Prumo may have set its own meanwhile. */
  always?: string
  /** What is deleted every hour. */
  expired?: readonly Expired[]
  /** Statements that delete what is kept of a person, whose id is `$1`. They run when the person is erased. */
  forgets?: readonly string[]
  /** Tables that no backup holds: they are made again, or are good for a while only. */
  passing?: readonly string[]
  /** Where the owner keeps how far it has read the log: selects of `keeper`, `position` and `event_id`. */
  places?: readonly string[]
}
