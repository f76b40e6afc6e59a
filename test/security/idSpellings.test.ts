import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loggedEvents } from '../log/loggedEvents'
import type { Person } from '../world/person'
import { aProject, aSignUp, world } from '../world/world'
import { examples } from './examples'
import { type Ids, scene } from './scene'
import { lettered, spellings } from './spellings'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)

let founder: Person
let ids: Ids
beforeAll(async () => {
  founder = await theWorld.founder()
  ids = await scene(theWorld, founder, await theWorld.colleague(founder, 'viewer'), [])
})

describe('Both spellings of new ids at once', () => {
  it('API-09 make each thing once, and keep nobody else from anything', async () => {
    const bystander = await theWorld.founder()
    const projectId = await theWorld.project(bystander)
    const pairs = Array.from({ length: 12 }, () => lettered(crypto.randomUUID()))
    const replies = await Promise.all(
      pairs.flatMap((id) => [
        founder.attempt('CreateProject', aProject(id)),
        founder.attempt('CreateProject', aProject(id.toUpperCase())),
      ]),
    )
    expect(replies.map(({ status }) => status)).toEqual(pairs.flatMap(() => [200, 422]))
    await bystander.act('MarkFavorite', { projectId, favorite: true })
    expect(await bystander.ask('projects', { scope: 'all' })).toMatchObject([{ projectId, favorite: true }])
  })
})

describe('A stranger with an id that stands in every signed head', () => {
  it('ORG-09 founds no second organization of it, in whatever spelling', async () => {
    const { organizationId } = founder
    for (const spelling of [organizationId, ...Object.values(spellings).map((spell) => spell(organizationId))]) {
      const { status } = await theWorld.visitor().attempt('SignUp', { ...aSignUp(), organizationId: spelling })
      expect(status).toBeGreaterThanOrEqual(409)
    }
  })
})

describe('An id', () => {
  const kinds: [string, (id: string) => Promise<{ status: number; body: { code: string } }>][] = [
    ['a project', (id) => founder.attempt('CreateProject', aProject(id))],
    ['a document', (id) => founder.attempt('CreateDocument', { ...examples.CreateDocument(ids), documentId: id })],
    ['a person', (id) => founder.attempt('AddUser', { ...examples.AddUser(ids), userId: id })],
    ['an organization', (id) => theWorld.visitor().attempt('SignUp', { ...aSignUp(), organizationId: id })],
    ['a founder', (id) => theWorld.visitor().attempt('SignUp', { ...aSignUp(), userId: id })],
  ]

  it.each(kinds)('API-09 becomes none of %s when it is another thing’s, whosever that is', async (_, make) => {
    const stranger = await theWorld.founder()
    const projectId = await theWorld.project(stranger)
    const documentId = crypto.randomUUID()
    await stranger.act('CreateDocument', {
      ...examples.CreateDocument(ids),
      projectId,
      documentId,
      copyFrom: null,
    })
    const before = await log.head()
    for (const id of [stranger.organizationId, stranger.userId, projectId, documentId]) {
      const { status, body } = await make(id)
      expect([status, body.code.split('.')[1]]).toEqual([409, 'idTaken'])
    }
    expect((await log.since(before)).filter(({ type }) => !type.startsWith('Name'))).toEqual([])
  })

  it('API-09 is not the founder’s and the organization’s at once', async () => {
    const data = aSignUp()
    const { status, body } = await theWorld.visitor().attempt('SignUp', { ...data, organizationId: data.userId })
    expect([status, body.code]).toEqual([409, 'account.idTaken'])
  })
})

describe('The code', () => {
  const folders = ['contracts', 'command-service', 'query-service', 'platform', 'web']
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|node_modules|dist\//.test(name))
      .map((name) => join(folder, name)),
  )

  it('API-09 takes no id but by the one schema that knows its spelling', () => {
    const bare = sources.filter((path) => /\bz\.(uuid|guid|uuidv\d)\(/.test(readFileSync(path, 'utf8')))
    expect(bare).toEqual([join('contracts', 'values.ts')])
  })
})
