import { wholeLog } from '@prumo/contracts/audit/actionLog'
import type { Action } from '@prumo/contracts/audit/queries'
import { queries } from '@prumo/contracts/index'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { questions } from '../security/examples'
import { type Person, personAt } from '../world/person'
import { aSignUp } from '../world/world'
import { madeAt as keptAt } from './kept/attacked.json'
import type { PersonName } from './stage'
import { type Upgraded, upgraded } from './upgraded'

let attacked: Upgraded
let honest: Upgraded
let owner: pg.Pool

beforeAll(async () => {
  ;[attacked, honest] = [await upgraded('attacked', now), await upgraded('honest', now)]
  owner = new pg.Pool({ connectionString: attacked.databaseUrl, max: 1 }).on('error', () => {})
  await attacked.prumo.queries.reached(await headOf(), 30_000)
})
afterAll(async () => {
  await owner.end()
  for (const installation of [attacked, honest]) await installation.drop()
})

const rows = async (statement: string, values: unknown[] = []) => (await owner.query(statement, values)).rows
const headOf = async () => Number((await rows('select max(position) as head from log.events'))[0]?.head)
/** The same moment for both: what happens now is told as having happened then. */
const now = () => new Date(Date.parse(keptAt) + 60_000)
const actionLogOf = async (person: Person) => {
  const viewId = fresh()
  await person.act('ViewActionLog', { viewId, filters: wholeLog })
  const pages = async (after?: string): Promise<Action[]> => {
    const { items, next } = await person.ask('actionLog', { viewId, limit: 100, ...(after && { after }) })
    return next ? [...items, ...(await pages(next))] : items
  }
  return pages()
}

describe('An installation that was attacked, under this version', () => {
  it('is ready, has read models of all of its log, and nobody is parked', async () => {
    expect(await attacked.visitor('ponte').request('GET', '/health/ready')).toMatchObject({ status: 200 })
    expect(await rows('select * from read.parked')).toEqual([])
    expect(await attacked.prumo.compareReadModels()).toEqual([])
  })

  it('shows a bystander what the honest installation shows', async () => {
    const honestEnd = attacked.kept.attacks.secondSelf.from - 1
    const [bystander, same] = [await attacked.signedIn('horizonte'), await honest.signedIn('horizonte')]
    for (const [name, inputOf] of Object.entries(questions)) {
      const input = inputOf(attacked.kept.ids)
      const [answer, expected] = [await bystander.inquire(name, input), await same.inquire(name, input)]
      expect({ name, status: answer.status, body: until(honestEnd, answer.body) }).toEqual({
        name,
        status: expected.status,
        body: until(honestEnd, expected.body),
      })
    }
    expect(Object.keys(questions).sort()).toEqual(Object.keys(queries).sort())
  })

  it('shows what a bystander did while nothing was seen', async () => {
    const ponte = await attacked.signedIn('ponte')
    const { tags } = await ponte.ask('board', { projectId: attacked.kept.projects.ponte })
    expect(tags.map(({ description }) => description)).toEqual(['Depois'])
  })

  it('gives the victim its organization, its administrator and its projects back', async () => {
    const victim = await attacked.signedIn('victim')
    const { email, userId } = attacked.kept.people.victim
    expect(await victim.ask('me', {})).toMatchObject({
      userId,
      administrator: true,
      licence: 'creator',
      email,
      companyName: 'Construtora Vitória',
    })
    const { projects } = attacked.kept
    for (const projectId of [projects.first, projects.second]) {
      expect(await victim.ask('project', { projectId })).toMatchObject({ ownerId: userId })
      expect((await victim.ask('board', { projectId })).tasks).toHaveLength(2)
    }
    expect((await victim.ask('projects', { scope: 'all' })).map(({ pitch }) => pitch).sort()).toEqual([
      'Creche da vila',
      'Hospital municipal',
    ])
    const users = await victim.ask('organizationUsers', {})
    expect(users.map((user) => user.email).sort()).toEqual(
      (['victim', 'manager', 'cora', 'leaver'] as const).map((name) => attacked.kept.people[name].email).sort(),
    )
  })

  it('hides the victim’s project from the colleague who had taken it', async () => {
    const cora = await attacked.signedIn('cora')
    expect((await cora.inquire('board', { projectId: attacked.kept.projects.first })).status).toBe(404)
    const thief = await attacked.signedIn('projectThief')
    expect((await thief.inquire('board', { projectId: attacked.kept.projects.second })).status).toBe(404)
    expect(await thief.ask('projects', { scope: 'all' })).toEqual([])
  })

  it('shows the victim’s project of any moment without what was written in its name', async () => {
    const victim = await attacked.signedIn('victim')
    const projectId = attacked.kept.projects.first
    const asOf = now().toISOString()
    const board = await victim.inquire('board', { projectId, asOf })
    expect(board.status).toBe(200)
    expect(board.body).toMatchObject({ tasks: [{ title: 'Fundação' }, { title: 'Alvenaria' }] })
    expect((board.body as unknown as { tasks: unknown[] }).tasks).toHaveLength(2)
  })

  it('keeps apart what has one id and is two things', async () => {
    const { mixed: mixedId } = attacked.kept.organizations
    const { mixed: mixedProject } = attacked.kept.projects
    const pitches = async (name: PersonName) =>
      (await (await attacked.signedIn(name)).ask('projects', { scope: 'all' })).map(({ pitch }) => pitch)
    expect(await pitches('mixed')).toEqual(['Galpão'])
    expect(await pitches('mallory')).toEqual(['Projeto ou organização'])
    expect(await pitches('founderOfProject')).toEqual([])
    const [mixed, mallory] = [await attacked.signedIn('mixed'), await attacked.signedIn('mallory')]
    expect((await mixed.ask('organizationUsers', {})).map(({ email }) => email)).toEqual([mixed.email])
    expect((await mixed.inquire('board', { projectId: mixedId })).status).toBe(404)
    expect((await mallory.inquire('board', { projectId: mixedProject })).status).toBe(404)
    expect((await mixed.ask('board', { projectId: mixedProject })).tasks).toHaveLength(2)
    const foreign = (await actionLogOf(await attacked.signedIn('founderOfProject'))).map(({ position }) => position)
    const ofMixed = (await actionLogOf(mixed)).map(({ position }) => position)
    expect(foreign.filter((position) => ofMixed.includes(position))).toEqual([])
  })

  it('lets whoever lost an account to a stranger have another with the same address', async () => {
    const { email } = attacked.kept.people.lia
    expect((await attacked.signIn('lia')).status).toBe(401)
    const anew = { ...aSignUp(), email }
    const lia = personAt(attacked.prumo.url, anew)
    await lia.act('SignUp', anew)
    expect((await lia.signIn()).status).toBe(200)
  })

  it('lets nobody in who was somebody else in another spelling', async () => {
    for (const name of ['stranger', 'secondSelf', 'double'] as const)
      expect([name, (await attacked.signIn(name)).status]).toEqual([name, 401])
  })

  it('has ended every session of before', async () => {
    for (const name of Object.keys(attacked.kept.people) as PersonName[])
      expect([name, (await attacked.inOldSession(name, '/rest/queries/me')).status]).toEqual([name, 401])
  })

  it('tells the victim in its action log what was done to it', async () => {
    const items = await actionLogOf(await attacked.signedIn('victim'))
    const done = items.filter(({ spelledOtherwise }) => spelledOtherwise).map(({ kind }) => kind)
    for (const kind of ['OrganizationFounded', 'ProjectCreated', 'UserAdded']) expect(done).toContain(kind)
  })

  it.each(['logotipoNul', 'logotipoSurrogate', 'webhookNul', 'webhookSurrogate'] as const)(
    'shows the organization of %s its pages and its action log again',
    async (name) => {
      const founder = await attacked.signedIn(name)
      expect((await founder.inquire('me', {})).status).toBe(200)
      const items = await actionLogOf(founder)
      const positions = items.map(({ position }) => Number(position))
      expect(positions).toContain(attacked.kept.attacks[name].position)
      expect(positions).toContain(attacked.kept.attacks[name].to)
    },
  )

  it('forgets whom it could not forget, publishes what it could not, and ends the import that had no end', async () => {
    const { erasureUsedUp, publicationUsedUp, importUsedUp } = attacked.kept.attacks
    await attacked.prumo.commands.retention.run()
    const keys = 'select from platform.person_keys where person_id = $1'
    expect(await rows(keys, [erasureUsedUp.userId])).toEqual([])
    await attacked.prumo.commands.heads.look()
    const erasing = await attacked.signedIn('erasing')
    const about = `select type, (data::json->>'size')::int as size from log.events where stream = $1 order by revision`
    const recorded = await rows(about, [`heads-${erasing.organizationId}`])
    const sizesOf = (kind: string) => recorded.filter(({ type }) => type === kind).map(({ size }) => size)
    expect(sizesOf('HeadPublicationFailed')).toEqual([publicationUsedUp.size])
    expect(sizesOf('HeadPublished').at(-1)).toBe(sizesOf('LogHeadSigned').at(-1))
    const projectId = attacked.kept.projects.erasing
    const { importId } = importUsedUp
    await expect.poll(async () => (await erasing.ask('import', { projectId, importId })).state).toBe('finished')
  })

  it('shows a program of one’s own what it wrote in the one spelling, and nothing else', async () => {
    const founder = await attacked.signedIn('capitals')
    const { capitals } = attacked.kept.attacks
    expect((await founder.ask('projects', { scope: 'all' })).map(({ projectId }) => projectId)).toEqual([
      capitals.plainProjectId,
    ])
  })
})

type Body = { items?: { position?: string }[]; tree?: object; instance?: string }

/** Without what has happened since, as the log goes on at another place, and without the id of a refusal. */
function until(end: number, body: unknown): unknown {
  const { items, tree, instance, ...rest } = body as Body
  if (tree || instance) return rest
  return items ? { ...rest, items: items.filter(({ position }) => Number(position ?? 0) <= end) } : body
}
