import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Prumo, startPrumo } from '../../startPrumo'
import { askProgram, configOn } from '../operations/askProgram'
import { createDatabase } from '../world/createDatabase'
import { type Person, personAt } from '../world/person'
import { aProject, aSignUp } from '../world/world'

const colours = { textColour: '#ffffff', colour: '#112233' }

/** An installation as its operator has it: settings that can be got wrong, a database and a folder. */
export async function installation(settings: Record<string, string>) {
  const database = await createDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  const environment = { DATABASE_URL: database.url, PRUMO_DATA: folder }
  const all = (changes: Record<string, string | undefined>) => {
    const merged = { ...environment, ...settings, ...changes }
    return Object.fromEntries(
      Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
  }
  const running = new Set<Prumo>()
  const copies: string[] = []
  const start = async (changes: Record<string, string | undefined> = {}) => {
    const prumo = await startPrumo(configOn(all(changes)))
    running.add(prumo)
    return { ...prumo, stop: () => (running.delete(prumo) ? prumo.stop() : Promise.resolve()) }
  }
  const signUp = aSignUp()
  return {
    start,
    folder,
    databaseUrl: database.url,
    program: (changes: Record<string, string | undefined>, ...words: string[]) => askProgram(all(changes), ...words),
    /** Somebody who signs up where it runs now, with a project of their own. */
    founded: async (prumo: Prumo): Promise<{ ana: Person; projectId: string }> => {
      const ana = personAt(prumo.url, signUp)
      await ana.act('SignUp', signUp)
      await ana.signIn()
      const projectId = crypto.randomUUID()
      await ana.act('CreateProject', aProject(projectId))
      return { ana, projectId }
    },
    /** The same person where it runs now. */
    signedIn: async (prumo: Prumo): Promise<Person> => {
      const ana = personAt(prumo.url, signUp)
      await ana.signIn()
      return ana
    },
    query: async <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> => {
      const client = new pg.Client(database.url)
      await client.connect()
      return (await client.query<Row>(statement, values).finally(() => client.end())).rows
    },
    /** A copy of the database as it is now, while nothing runs: what an operator restores from. */
    backup: async (): Promise<string> => {
      const name = new URL(database.url).pathname.slice(1)
      const copy = new URL(database.url)
      copy.pathname = `/${name}_copy`
      copies.push(copy.pathname.slice(1))
      await onServer(database.url, `create database "${name}_copy" template "${name}"`)
      return copy.href
    },
    end: async () => {
      for (const prumo of running) await prumo.stop()
      for (const copy of copies) await onServer(database.url, `drop database "${copy}" with (force)`)
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new pg.Client(server.href)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

export type Installation = Awaited<ReturnType<typeof installation>>

/** Adds so many tags, by which a test tells how far a history goes. */
export async function addTags(ana: Person, projectId: string, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    const tagId = crypto.randomUUID()
    await ana.act('AddTag', { projectId, tagId, description: `Etiqueta ${tagId.slice(0, 8)}`, ...colours })
  }
}

export const tagsIn = async (ana: Person, projectId: string): Promise<number> => {
  const { body } = await ana.inquire('board', { projectId })
  return (body as unknown as { tags: unknown[] }).tags.length
}
