import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventStoreLog } from '@prumo/platform/eventLog/eventStore/eventStoreLog'
import { projections } from '@prumo/projections/index'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPrumo } from '../../startPrumo'
import { type EventStoreDouble, startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { createDatabase, type TestDatabase } from '../world/createDatabase'
import { personAt } from '../world/person'
import { aProject, aSignUp } from '../world/world'
import { askProgram, configOn } from './askProgram'

let folder: string
let double: EventStoreDouble
const databases: TestDatabase[] = []
const colours = { textColour: '#ffffff', colour: '#112233' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  double = await startEventStoreDouble()
})
afterAll(async () => {
  double.down()
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function freshDatabase(): Promise<Record<string, string>> {
  const database = await createDatabase()
  databases.push(database)
  return { DATABASE_URL: database.url, PRUMO_DATA: join(folder, randomUUID()) }
}
const file = () => join(folder, `${randomUUID()}.ndjson`)

/** A little history: two organizations, whose events are mixed. */
async function liveIn(settings: Record<string, string>): Promise<void> {
  const prumo = await startPrumo(configOn(settings))
  for (const round of [1, 2]) {
    const signUp = aSignUp()
    const person = personAt(prumo.url, signUp)
    await person.act('SignUp', signUp)
    await person.signIn()
    const projectId = randomUUID()
    await person.act('CreateProject', aProject(projectId))
    for (const name of ['Fundação', 'linha\u2028nova "\\'])
      await person.act('AddTag', { projectId, tagId: randomUUID(), description: `${name} ${round}`, ...colours })
  }
  expect(await prumo.compareReadModels()).toEqual([])
  await prumo.stop()
}

/** Starts Prumo there until its read models have caught up. */
async function rebuilt(settings: Record<string, string>): Promise<void> {
  const prumo = await startPrumo(configOn(settings))
  expect(await prumo.compareReadModels()).toEqual([])
  await prumo.stop()
}

async function rowsOf(url: string | undefined, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(statement, values).finally(() => client.end())).rows
}
const logOf = ({ DATABASE_URL }: Record<string, string>) =>
  rowsOf(DATABASE_URL, 'select e::text from log.events e order by position')
const modelsOf = ({ DATABASE_URL }: Record<string, string>) =>
  Promise.all(
    projections.map((projection) =>
      rowsOf(DATABASE_URL, `select t::text as row from ${readModelTable(projection).address} t order by 1`),
    ),
  )
/** What is no part of the log, and goes its own way from one database to another. */
async function carryKeys(from: Record<string, string>, to: Record<string, string>): Promise<void> {
  const keys = await rowsOf(
    from.DATABASE_URL,
    `select person_id, encode(sealed_key, 'hex') as key from platform.person_keys`,
  )
  await rowsOf(
    to.DATABASE_URL,
    `insert into platform.person_keys select person_id, decode(key, 'hex') from json_to_recordset($1) as k (person_id uuid, key text)`,
    [JSON.stringify(keys)],
  )
}

describe('A log', () => {
  it('goes from Postgres to EventStoreDB and back, and is the same, and so is what is folded from it', async () => {
    const [source, back] = [await freshDatabase(), await freshDatabase()]
    const target: Record<string, string> = { ...(await freshDatabase()), EVENTSTORE_URL: double.connectionString }
    await liveIn(source)
    const [first, second] = [file(), file()]

    expect(await askProgram(source, 'export', first)).toMatchObject({ code: 0 })
    expect(await askProgram(target, 'import', first)).toMatchObject({ code: 0 })
    expect(await askProgram(target, 'export', second)).toMatchObject({ code: 0 })
    expect(await askProgram(back, 'import', second)).toMatchObject({ code: 0 })

    expect(await logOf(back)).toEqual(await logOf(source))
    await carryKeys(source, back)
    await rebuilt(back)
    expect(await modelsOf(back)).toEqual(await modelsOf(source))
    expect(await askProgram(back, 'check')).toMatchObject({ code: 0 })

    const log = await eventStoreLog({ connectionString: double.connectionString, now: () => new Date() })
    const kept = await log.readAll(0, 10_000)
    await log.close()
    const was = (await readFile(first, 'utf8'))
      .split('\n')
      .slice(1, -2)
      .map((line) => JSON.parse(line))
    expect(kept.map(({ position: _, ...event }) => event)).toEqual(was.map(({ position: _, ...event }) => event))
    const sent = was.map(({ metadata }) => JSON.parse(metadata)).filter(({ payloadHash }) => payloadHash)
    const ids = await rowsOf(target.DATABASE_URL, 'select command_id as id from platform.command_ids order by 1')
    expect(ids).toEqual([...new Set(sent.map(({ commandId }) => commandId))].sort().map((id) => ({ id })))
    await carryKeys(source, target)
    await rebuilt(target)
    expect(await askProgram(target, 'check')).toMatchObject({ code: 0 })
  })

  it('is not restored where there is one, or what was folded from another', async () => {
    const [source, target] = [await freshDatabase(), await freshDatabase()]
    await liveIn(source)
    const path = file()
    await askProgram(source, 'export', path)
    expect(await askProgram(source, 'import', path)).toMatchObject({ code: 1, progress: ['the log is not empty'] })

    await rebuilt(target)
    const refused = await askProgram(target, 'import', path)
    expect(refused.code).toBe(1)
    expect(refused.progress.join()).toContain('--reset-read-models')
    expect(await logOf(target)).toEqual([])
    expect(await askProgram(target, 'import', path, '--reset-read-models')).toMatchObject({ code: 0 })
    await rebuilt(target)
    expect(await logOf(target)).toEqual(await logOf(source))
    expect(await askProgram(target, 'check')).toMatchObject({ code: 0 })
  })

  it('is not restored from a file that was altered or cut short anywhere', async () => {
    const source = await freshDatabase()
    await liveIn(source)
    const [whole, target] = [file(), await freshDatabase()]
    await askProgram(source, 'export', whole)
    const text = await readFile(whole, 'utf8')
    const lines = text.split('\n')
    const damaged: [string, string][] = [
      ['altered', text.replace('TagAdded', 'TagAddeb')],
      ['a line removed', lines.toSpliced(3, 1).join('\n')],
      ['a line doubled', lines.toSpliced(3, 0, lines[3] ?? '').join('\n')],
      ['lines in another order', [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)].join('\n')],
      ['cut between lines', `${lines.slice(0, 7).join('\n')}\n`],
      ['cut within a line', text.slice(0, 3000)],
      ['cut within the seal', text.slice(0, -5)],
      ['its last line feed cut', text.slice(0, -1)],
      ['something added', `${text}{}\n`],
      ['another version', text.replace('"version":1', '"version":2')],
      ['empty', ''],
      ['no log', 'nothing of the kind\n\n'],
    ]
    for (const [damage, content] of damaged) {
      const path = file()
      await writeFile(path, content)
      const { code, progress } = await askProgram(target, 'import', path)
      expect([damage, code]).toEqual([damage, 1])
      expect(progress.join()).not.toMatch(/Fundação|Souza/)
    }
    expect(await logOf(target)).toEqual([])
  })

  it('makes a file even when it is empty', async () => {
    const [source, target, path] = [await freshDatabase(), await freshDatabase(), file()]
    await rebuilt(source)
    expect(await askProgram(source, 'export', path)).toMatchObject({ code: 0 })
    expect(await askProgram(target, 'import', path)).toMatchObject({ code: 0 })
    expect(await askProgram(source, 'export', path)).toMatchObject({ code: 1 })
    expect(await askProgram(source, 'export')).toMatchObject({ code: 64 })
  })
})
