import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@prumo/platform/config'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Prumo, startPrumo } from '../../startPrumo'
import { aSecret } from '../aSecret'
import { type Person, personAt } from '../person'
import { createDatabase, type TestDatabase } from '../postgres'
import { aProject, aSignUp } from '../world'

let database: TestDatabase
let owner: pg.Pool
let folder: string
let prumo: Prumo

beforeAll(async () => {
  database = await createDatabase()
  owner = new pg.Pool({ connectionString: database.url, max: 2 }).on('error', () => {})
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  prumo = await start()
})
afterAll(async () => {
  await prumo?.stop()
  await owner?.end()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const start = () =>
  startPrumo(
    readConfig({
      ...{ PORT: '0', PRUMO_DATA: folder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
      ...{ PRUMO_SECRET: aSecret },
    }),
  )

type Place = { person: Person; projectId: string }

async function founded(): Promise<Place> {
  const signUp = aSignUp()
  const person = personAt(prumo.url, signUp)
  await person.act('SignUp', signUp)
  await person.signIn()
  const projectId = randomUUID()
  await person.act('CreateProject', aProject(projectId))
  return { person, projectId }
}

/** The same person at the process that runs now. */
async function again({ person, projectId }: Place): Promise<Place> {
  const now = personAt(prumo.url, person)
  await now.signIn()
  return { person: now, projectId }
}

const addTag = ({ person, projectId }: Place, description: string) =>
  person.act('AddTag', { ...{ projectId, tagId: randomUUID(), description }, ...colours })
const colours = { textColour: '#ffffff', colour: '#112233' }
const askBoard = ({ person, projectId }: Place) => person.inquire('board', { projectId })
const tagsIn = async ({ person, projectId }: Place) =>
  (await person.ask('board', { projectId })).tags.map(({ description }) => description).sort()

/** An event that no rule lets in, beside the streams that the rules know. */
async function smuggle({ person, projectId }: Place, data: string): Promise<number> {
  const { rows } = await owner.query<{ position: number }>(
    `insert into log.events
     select max(position) + 1, 's-' || $1, 0, $1::uuid, 'TagAdded', $2, $3, max(at), $4,
            '{"actor":{"kind":"system"},"commandId":"c","permissionBasis":"system","from":null}'
     from log.events returning position`,
    [randomUUID(), person.organizationId, projectId, data],
  )
  return Number(rows[0]?.position)
}

/** Only who owns the database can: the product itself changes nothing in the log. */
async function mend(position: number, data: object) {
  await owner.query('alter table log.events disable trigger never_changed')
  await owner.query('update log.events set data = $2 where position = $1', [position, JSON.stringify(data)])
  await owner.query('alter table log.events enable trigger never_changed')
}

it('Who has an event that cannot be read is told that a screen stands still, others go on, and mended nothing is missing', async () => {
  let ill = await founded()
  let well = await founded()
  await addTag(ill, 'Antes')
  const position = await smuggle(ill, '{"no": "tag"')
  await addTag(ill, 'Depois')
  await addTag(well, 'Alvenaria')

  expect(await askBoard(ill)).toMatchObject({ status: 503, body: { code: 'readModels.parked' } })
  expect(await tagsIn(well)).toEqual(['Alvenaria'])
  expect((await ill.person.inquire('project', { projectId: ill.projectId })).status).toBe(200)
  const elsewhere = await again(ill)
  const early = await askBoard(elsewhere)
  expect(early.status).toBe(200)
  expect(early.headers.get('Data-As-Of')).toBe(String(position))

  const [viewId, exportId] = [randomUUID(), randomUUID()]
  const filters = { personId: null, recordId: null, kinds: [], from: null, to: null, projectId: null }
  await ill.person.act('ViewActionLog', { viewId, filters })
  await ill.person.act('ExportActionLog', { viewId, exportId, format: 'csv' })
  const file = await ill.person.request('GET', `/rest/exports/action-log?exportId=${exportId}`)
  expect(file).toMatchObject({ status: 503, body: { code: 'readModels.parked' } })

  await prumo.stop()
  prumo = await start()
  ;[ill, well] = [await again(ill), await again(well)]
  await addTag(ill, 'Mais tarde')
  expect(await askBoard(ill)).toMatchObject({ status: 503, body: { code: 'readModels.parked' } })
  expect(await tagsIn(well)).toEqual(['Alvenaria'])
  expect(await prumo.compareReadModels()).toEqual([])

  await prumo.stop()
  await mend(position, { projectId: ill.projectId, tagId: randomUUID(), description: 'Entretanto', ...colours })
  prumo = await start()
  ill = await again(ill)
  expect(await tagsIn(ill)).toEqual(['Antes', 'Depois', 'Entretanto', 'Mais tarde'])
  expect((await askBoard(ill)).headers.get('Data-As-Of')).toBeNull()
  expect(await prumo.compareReadModels()).toEqual([])
})
