import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@prumo/platform/config'
import type { Difference } from '@prumo/projections/rebuild/compareWithRebuild'
import { startPrumo } from '../../startPrumo'
import { aProject, aSignUp } from './firstCommands'
import { personAt, replaceTypedPassword, typedPassword } from './person'
import { preparedDatabase } from './preparedDatabase'
import type { World } from './world'
import { worldSettings } from './worldSettings'

export type Clock = { now: () => Date }

export type OpenWorld = {
  world: World
  /** What Prumo said of a log that it took for another one. */
  doubts: readonly string[]
  compareReadModels(): Promise<Difference[]>
  close(): Promise<void>
}

/** What guards no account in tests costs next to nothing. */
const passwordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

const firstNames = ['Bia', 'Caio', 'Davi', 'Elis', 'Fabi', 'Gil', 'Hugo', 'Iara']

/** All of Prumo on a database of its own. */
export async function openWorld(settings: Record<string, string>, clock: Clock): Promise<OpenWorld> {
  const database = await preparedDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  const config = readConfig({ ...worldSettings(database.url, folder), ...settings })
  const doubts: string[] = []
  // A process of tests goes on where a real one ends.
  const start = () => startPrumo(config, clock.now, (words) => void doubts.push(words), passwordCost)
  let prumo = await start()
  // People of one test look at the same things: each reads at least what any of them has written.
  const written = { position: '0' }

  const founder: World['founder'] = async (changes = {}) => {
    const data = { ...aSignUp(), ...changes }
    const person = personAt(prumo.url, { ...data }, written)
    await person.act('SignUp', data)
    await person.signIn()
    return person
  }

  // Those of one organization are called differently: who are called alike are named by the test of it.
  const counts = new Map<string, number>()
  const nextName = (organizationId: string) => {
    const count = counts.get(organizationId) ?? 0
    counts.set(organizationId, count + 1)
    return { name: firstNames[count] ?? `Pessoa ${count + 1}`, lastName: 'Rocha' }
  }

  const added: World['newcomer'] = async (of, licence = 'creator', profileId = null) => {
    const userId = crypto.randomUUID()
    const email = `pessoa-${userId.slice(0, 8)}@obra.example`
    const who = { userId, licence, profileId, ...nextName(of.organizationId), email }
    await of.act('AddUser', { ...who, password: typedPassword, language: 'pt-BR' })
    return personAt(prumo.url, { userId, organizationId: of.organizationId, email }, written)
  }

  const world: World = {
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

  return {
    world,
    doubts,
    compareReadModels: () => prumo.compareReadModels(),
    close: async () => {
      await prumo.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
