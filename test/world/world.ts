import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Licence } from '@prumo/contracts/access'
import type { CommandOf } from '@prumo/contracts/index'
import { readConfig } from '@prumo/platform/config'
import { afterAll, expect } from 'vitest'
import { type Prumo, startPrumo } from '../../startPrumo'
import { aSecret } from './aSecret'
import { aPassword, type Person, personAt, replaceTypedPassword, typedPassword } from './person'
import { preparedDatabase } from './preparedDatabase'

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

type Clock = { now: () => Date }

/**
 * All of Prumo on a database of its own, for the tests of one file. At the end, every read model is compared with a
 * fresh rebuild from the log. So each test of the read side is a replay test as well.
 */
export async function world(
  settings: Record<string, string> = {},
  clock: Clock = { now: () => new Date() },
  {
    /** What was taken out of the product on purpose may leave read models as no rebuild would make them. */
    comparing = true,
    /** Whether the test itself changes the log, which Prumo may notice. */
    tampering = false,
  } = {},
): Promise<World> {
  const database = await preparedDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  const config = readConfig({
    PORT: '0',
    PRUMO_DATA: folder,
    DATABASE_URL: database.url,
    PRUMO_SECRET: aSecret,
    LOG_LEVEL: 'error',
    SIGN_INS_PER_ACCOUNT: '1000',
    SIGN_INS_PER_NETWORK: '100000',
    WRONG_PASSWORDS_PER_HOUR: '100000',
    HEADS_PER_HOUR: '100000',
    COPIES_PER_HOUR: '100000',
    PICTURES_PER_HOUR: '100000',
    REQUESTS_PER_MINUTE: '1000000',
    // What is mailed is on record a while later; only tests of these mails expect that.
    NOTIFICATION_MAILS: 'off',
    // No test asks anybody outside.
    ADDRESS_LOOKUP: 'off',
    PUBLIC_URL: 'http://localhost:9999',
    ...settings,
  })
  const doubts: string[] = []
  // A process of tests goes on where a real one ends.
  const start = () => startPrumo(config, clock.now, (words) => void doubts.push(words))
  let prumo = await start()
  // People of one test look at the same things: each reads at least what any of them has written.
  const written = { position: '0' }
  afterAll(async () => {
    const differences = comparing ? await prumo.compareReadModels() : []
    await prumo.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
    expect(differences, 'read models equal a fresh rebuild').toEqual([])
    if (!tampering) expect(doubts, 'the log is the one that Prumo began with').toEqual([])
  })

  const founder: World['founder'] = async (changes = {}) => {
    const data = { ...aSignUp(), ...changes }
    const person = personAt(prumo.url, { ...data }, written)
    await person.act('SignUp', data)
    await person.signIn()
    return person
  }

  const added: World['newcomer'] = async (of, licence = 'creator', profileId = null) => {
    const userId = crypto.randomUUID()
    const email = `pessoa-${userId.slice(0, 8)}@obra.example`
    const who = { userId, licence, profileId, name: 'Bia', lastName: 'Rocha', email }
    await of.act('AddUser', { ...who, password: typedPassword, language: 'pt-BR' })
    return personAt(prumo.url, { userId, organizationId: of.organizationId, email }, written)
  }

  return {
    get prumo() {
      return prumo
    },
    restart: async (meanwhile = async () => {}) => {
      await prumo.stop()
      await meanwhile()
      prumo = await start()
    },
    folder,
    databaseUrl: database.url,
    founder,
    visitor: () => personAt(prumo.url, { userId: '', organizationId: '', email: '' }, written),
    newcomer: async (...who) => {
      const person = personAt(prumo.url, { ...(await added(...who)), password: typedPassword }, written)
      await person.signIn()
      return person
    },
    colleague: async (...who) => {
      const person = await added(...who)
      await replaceTypedPassword(person)
      return person
    },
    project: async (owner, changes = {}) => {
      const projectId = crypto.randomUUID()
      await owner.act('CreateProject', { ...aProject(projectId), ...changes })
      return changes.projectId ?? projectId
    },
  }
}

export function aSignUp(): CommandOf<'SignUp'>['data'] {
  const userId = crypto.randomUUID()
  return {
    userId,
    organizationId: crypto.randomUUID(),
    name: 'Ana',
    lastName: 'Souza',
    areaCode: '031',
    phone: '999887766',
    email: `ana-${userId.slice(0, 8)}@construtora.example`,
    password: aPassword,
    termsAccepted: true,
    companyName: 'Construtora Horizonte',
    size: '10-49',
    segment: 'services',
    position: 'projectManager',
    needs: ['improveProjectPlanning'],
    language: 'pt-BR',
  }
}

export const aProject = (projectId: string): CommandOf<'CreateProject'>['data'] => ({
  projectId,
  pitch: 'Reforma da escola municipal',
  internalCode: null,
  customerName: null,
  portfolioName: null,
  tags: [],
  currency: 'BRL',
  description: '',
  language: 'pt-BR',
  sharedWith: [],
  copyFrom: null,
})
