import type { Licence } from '@prumo/contracts/access'
import type { CommandOf } from '@prumo/contracts/index'
import { expect } from 'vitest'
import type { Prumo } from '../../startPrumo'
import { runFolder } from '../run/runFolder'
import { atEnd } from './atEnd'
import { type Clock, openWorld } from './openWorld'
import type { Person } from './person'
import { sharedWorld } from './sharedWorld'

export { aProject, aSignUp } from './firstCommands'

export type World = {
  /** The one that runs now. */
  readonly prumo: Prumo
  folder: string
  databaseUrl: string
  /** Somebody who signs up a new organization, and signs in. */
  founder(changes?: Partial<CommandOf<'SignUp'>['data']>): Promise<Person>
  /** Somebody whom an administrator adds to the organization, signed in by the password that was typed for them. */
  newcomer(of: Person, licence?: Licence, profileId?: string | null): Promise<Person>
  /** Somebody who was added and chose a password, signed in. */
  colleague(of: Person, licence?: Licence, profileId?: string | null): Promise<Person>
  visitor(): Person
  /** Stops Prumo, does `meanwhile`, and starts it again on the same database. Its address changes. */
  restart(meanwhile?: () => Promise<void>): Promise<void>
  /** A project of this person's, empty but for its default steps. */
  project(owner: Person, changes?: Partial<CommandOf<'CreateProject'>['data']>): Promise<string>
}

/**
 * All of Prumo for the tests of one file. Without settings it is shared with the other files of this process, whose
 * organizations are others: `world({})` is alone, and ends with the test or the file that opened it. At the end, every
 * read model is compared with a fresh rebuild from the log. So each test of the read side is a replay test as well.
 */
export async function world(
  settings?: Record<string, string>,
  clock: Clock = { now: () => new Date() },
  {
    /** What was taken out of the product on purpose may leave read models as no rebuild would make them. */
    comparing = true,
    /** Whether the test itself changes the log, which Prumo may notice. */
    tampering = false,
  } = {},
): Promise<World> {
  if (!settings && runFolder) return sharedWorld(runFolder)
  const { world, doubts, compareReadModels, close } = await openWorld(settings ?? {}, clock)
  atEnd(async () => {
    const differences = comparing ? await compareReadModels() : []
    await close()
    expect(differences, 'read models equal a fresh rebuild').toEqual([])
    if (!tampering) expect(doubts, 'the log is the one that Prumo began with').toEqual([])
  })
  return world
}
