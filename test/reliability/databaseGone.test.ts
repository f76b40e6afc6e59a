import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@prumo/platform/config'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@prumo/platform/postgres/embedded/startEmbeddedPostgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Prumo, startPrumo } from '../../startPrumo'
import { aSecret } from '../world/aSecret'
import { type Person, personAt } from '../world/person'
import { aProject, aSignUp } from '../world/world'

let folder: string
let postgres: EmbeddedPostgres
let prumo: Prumo
let person: Person

const startPostgres = (port?: number) =>
  startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), ...(port && { port }) })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-gone-'))
  postgres = await startPostgres()
  prumo = await startPrumo(
    readConfig({
      PORT: '0',
      PRUMO_DATA: folder,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'silent',
      PRUMO_SECRET: aSecret,
    }),
  )
  const signUp = aSignUp()
  person = personAt(prumo.url, signUp)
  await person.act('SignUp', signUp)
  await person.signIn()
})
afterAll(async () => {
  await prumo?.stop()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('says that it is busy while the database is gone, goes on by itself when it is back, and does what was sent once', async () => {
  const projectId = randomUUID()
  await person.act('CreateProject', aProject(projectId))
  await person.ask('board', { projectId })
  const id = randomUUID()
  const tag = { projectId, tagId: randomUUID(), description: 'Obra', textColour: '#ffffff', colour: '#112233' }

  postgres.kill()
  const refused = await person.attempt('AddTag', tag, { id })
  expect([refused.status, refused.body.code]).toEqual([503, 'service.busy'])
  expect(refused.headers.get('Retry-After')).toBe('1')
  const request = await person.inquire('board', { projectId })
  expect([request.status, request.body.code]).toEqual([503, 'service.busy'])

  postgres = await startPostgres(postgres.port)
  const done = await person.act('AddTag', tag, id)
  expect(await person.act('AddTag', tag, id)).toEqual(done)
  expect((await person.ask('board', { projectId })).tags.map(({ description }) => description)).toEqual(['Obra'])
})
