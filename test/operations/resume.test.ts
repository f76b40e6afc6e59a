import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Prumo, startPrumo } from '../../startPrumo'
import { type Person, personAt } from '../person'
import { createDatabase, type TestDatabase } from '../postgres'
import { aProject, aSignUp } from '../world'
import { askProgram, configOn } from './askProgram'

let database: TestDatabase
let folder: string
let owner: pg.Pool
let prumo: Prumo
let ana: Person
type Board = { tags: { description: string }[] }

const projectId = randomUUID()
const colours = { textColour: '#ffffff', colour: '#112233' }

beforeAll(async () => {
  database = await createDatabase()
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  owner = new pg.Pool({ connectionString: database.url, max: 2 }).on('error', () => {})
  prumo = await startPrumo(configOn(settings()))
  const signUp = aSignUp()
  ana = personAt(prumo.url, signUp)
  await ana.act('SignUp', signUp)
  await ana.signIn()
  await ana.act('CreateProject', aProject(projectId))
})
afterAll(async () => {
  await prumo.stop()
  await owner.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const settings = () => ({ DATABASE_URL: database.url, PRUMO_DATA: folder })
const ask = (...words: string[]) => askProgram(settings(), ...words)
const addTag = (description: string) => ana.act('AddTag', { projectId, tagId: randomUUID(), description, ...colours })
const tagsNow = async () => {
  const { status, body } = await ana.inquire('board', { projectId })
  return status === 200 ? (body as unknown as Board).tags.map(({ description }) => description).sort() : status
}

/** An event that no rule lets in. */
async function smuggle(data: string): Promise<{ position: number; at: Date }> {
  const { rows } = await owner.query(
    `insert into log.events
     select max(position) + 1, 's-' || $1, 0, $1::uuid, 'TagAdded', $2, $3, max(at), $4,
            '{"actor":{"kind":"system"},"commandId":"c","permissionBasis":"system","from":null}'
     from log.events returning position::int, at`,
    [randomUUID(), ana.organizationId, projectId, data],
  )
  return rows[0]
}

async function mend(position: number, data: object) {
  await owner.query('alter table log.events disable trigger never_changed')
  await owner.query('update log.events set data = $2 where position = $1', [position, JSON.stringify(data)])
  await owner.query('alter table log.events enable trigger never_changed')
}

it('Whom a read model stands still for is told, and resumes once it was mended, while Prumo goes on', async () => {
  expect(await ask('parked')).toMatchObject({ code: 0, lines: ['nobody is parked'] })
  await addTag('Antes')
  const { position } = await smuggle('{"no": "secreto"')
  await addTag('Depois')
  await expect.poll(tagsNow).toBe(503)

  const told = await ask('parked')
  expect(told.code).toBe(1)
  const ofTags = told.lines.find((line) => line.startsWith('tasks_tags '))
  expect(ofTags).toMatch(
    new RegExp(`^tasks_tags  ${ana.organizationId}  at ${position}  SyntaxError  since \\d{4}-\\d\\d-\\d\\dT.*Z$`),
  )
  expect(told.lines.join()).not.toContain('secreto')

  const again = await ask('resume', 'tasks_tags', ana.organizationId)
  expect(again).toMatchObject({ code: 1 })
  expect(again.lines).toEqual([`tasks_tags  ${ana.organizationId}  parked again at ${position}  SyntaxError`])

  await mend(position, { projectId, tagId: randomUUID(), description: 'Entretanto', ...colours })
  const resumed = await ask('resume')
  expect(resumed.code).toBe(0)
  expect(resumed.lines).toContain(`tasks_tags  ${ana.organizationId}  resumed from ${position}`)
  expect(await ask('parked')).toMatchObject({ code: 0 })
  await addTag('Mais tarde')
  await expect.poll(tagsNow, { timeout: 5000 }).toEqual(['Antes', 'Depois', 'Entretanto', 'Mais tarde'])
  await expect.poll(async () => (await ask('check')).code, { timeout: 10_000 }).toBe(0)
})

it.each([
  ['resume', 'no_such_table'],
  ['resume', 'tasks_tags', 'a', 'b'],
  ['parked', 'tasks_tags'],
])('What is not so asked is refused: %s %s', async (...words) => expect((await ask(...words)).code).toBe(64))
