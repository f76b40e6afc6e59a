import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEventLog } from '@prumo/platform/eventLog/openEventLog'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import pg from 'pg'
import { type Prumo, startPrumo } from '../../startPrumo'
import { askProgram, configOn } from '../operations/askProgram'
import { createDatabase } from '../world/createDatabase'
import { type Person, personAt } from '../world/person'
import { preparedDatabase } from '../world/preparedDatabase'
import { aProject, aSignUp } from '../world/world'

const colours = { textColour: '#ffffff', colour: '#112233' }

type Original = { folder: string; databaseUrl: string; signUp: ReturnType<typeof aSignUp> }

/**
 * An installation as its operator has it: settings that can be got wrong, a database and a folder. Both are new, or
 * those of an `original` that does not run.
 */
export async function installation(settings: Record<string, string>, original?: Original) {
  const database = await (original ? createDatabase({ template: nameIn(original.databaseUrl) }) : preparedDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  if (original) await cp(original.folder, folder, { recursive: true })
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
  const signUp = original?.signUp ?? aSignUp()
  return {
    start,
    folder,
    signUp,
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
    query: <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> =>
      rowsOf<Row>(database.url, statement, values),
    onBackup: <Row extends object>(url: string, statement: string): Promise<Row[]> => rowsOf<Row>(url, statement, []),
    /** Puts so many more tags into the log while nothing runs. */
    seedTags: async (projectId: string, count: number): Promise<void> => {
      const log = await openEventLog(configOn(all({})), database.url, () => new Date())
      const stream = `plan-${projectId}`
      const before = await log.read(stream)
      const example = before.findLast(({ type }) => type === 'TagAdded')
      if (!example) throw new Error('there is no tag to take after')
      const { type, organizationId, metadata } = example
      const events = Array.from({ length: count }, (_, nth) => {
        const data = { ...JSON.parse(example.data), tagId: randomUUID(), description: `Etiqueta ${nth}` }
        return { id: randomUUID(), type, organizationId, projectId, metadata, data: canonicalJson(data) }
      })
      let last = before.length - 1
      while (events.length > 0) last = (await log.append(stream, last, events.splice(0, 100))).revision
      await log.close()
    },
    /** A copy of the database as it is now, while nothing runs: what an operator restores from. */
    backup: async (): Promise<string> => {
      const name = nameIn(database.url)
      const copy = new URL(database.url)
      copy.pathname = `/${name}_copy`
      copies.push(nameIn(copy.href))
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

const nameIn = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)

async function rowsOf<Row extends object>(url: string, statement: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query<Row>(statement, values).finally(() => client.end())).rows
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
