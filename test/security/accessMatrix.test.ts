import { isDeepStrictEqual } from 'node:util'
import type { Level, Need } from '@prumo/contracts/access'
import { type CommandType, commands, modules, needs, type QueryName, queries } from '@prumo/contracts/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { loggedEvents } from '../log/loggedEvents'
import type { Person, Reply } from '../world/person'
import { world } from '../world/world'
import { examples, questions } from './examples'
import { idFieldsOf, valueAt, withValue } from './idFields'
import { type Ids, namesOf, profileAt, rightsAt, scene } from './scene'
import { sceneInTurns } from './sceneInTurns'
import { type ActorName, actorNames, allowed, expectedFor, isDenial, standings } from './standings'

const started = new Date('2026-03-02T09:00:00Z')
const clock = { time: started, now: () => clock.time }
const days = (count: number) => new Date(started.getTime() + count * 86_400_000)

const theWorld = await world()
const endedWorld = await world({}, clock)
const log = loggedEvents(theWorld.databaseUrl)
const endedLog = loggedEvents(endedWorld.databaseUrl)

let people: Record<Exclude<ActorName, 'stakeholder' | 'team' | 'noRole'>, Person>
let partner: Person
let somebody: Person
let foreign: { founder: Person; ids: Ids }
let newcomer: Person
let ended: Ids

beforeAll(async () => {
  const founder = await theWorld.founder()
  const colleague = async (level: Level, licence: 'creator' | 'viewer' = 'creator') =>
    theWorld.colleague(founder, licence, await profileAt(founder, level))
  somebody = await theWorld.colleague(founder, 'viewer')
  partner = await theWorld.colleague(founder)
  const stranger = await theWorld.founder({ companyName: 'CANARY', name: 'CANARY', lastName: 'CANARY' })
  const strangers = await theWorld.colleague(stranger, 'viewer')
  foreign = { founder: stranger, ids: await scene(theWorld, stranger, strangers, []) }

  newcomer = await theWorld.founder()

  const late = await endedWorld.founder()
  ended = await scene(endedWorld, late, await endedWorld.colleague(late, 'viewer'), [])
  clock.time = days(15.01)
  await late.signIn()
  people = {
    anonymous: theWorld.visitor(),
    otherOrganization: stranger,
    endedTrial: late,
    founder,
    noAccess: await colleague('noAccess', 'viewer'),
    viewOnly: await colleague('viewOnly', 'viewer'),
    editOnly: await colleague('editOnly'),
    totalControl: await colleague('totalControl'),
    worker: await theWorld.colleague(founder, 'worker'),
    typedPassword: await theWorld.newcomer(founder, 'viewer'),
  }
})

const sceneOf = () => {
  const { founder, noAccess, viewOnly, editOnly, totalControl, worker, typedPassword } = people
  return scene(theWorld, founder, somebody, [noAccess, viewOnly, editOnly, totalControl, worker, typedPassword])
}

/** Who acts in this cell; the partner's role in the project is set for it. */
async function actorIn(name: ActorName, { projectId }: Ids): Promise<Person> {
  if (name !== 'stakeholder' && name !== 'team' && name !== 'noRole') return people[name]
  await people.founder.attempt('UnshareProject', { projectId, userId: partner.userId })
  if (name !== 'noRole') await people.founder.attempt('ShareProject', { projectId, email: partner.email, as: [name] })
  return partner
}

const outcomeOf = ({ status, body }: Reply<{ code?: string }>) =>
  isDenial(body.code) ? `${status} ${body.code}` : allowed

const commandTypes = Object.keys(commands) as CommandType[]
const queryNames = Object.keys(queries) as QueryName[]

/** The refused first: whoever is allowed changes what the next one meets. */
const inOrder = (need: Need) => {
  const isAllowed = (name: ActorName) => expectedFor(standings[name], need) === allowed
  return [...actorNames.filter((name) => !isAllowed(name)), ...actorNames.filter(isAllowed)]
}
const rowOf = (need: Need) => Object.fromEntries(actorNames.map((name) => [name, expectedFor(standings[name], need)]))

/** A command about projects of the organization needs a right in each of them besides, as one about a project does. */
const inProjects = {
  noRole: '404 resource.unknown',
  otherOrganization: '404 resource.unknown',
  stakeholder: '403 access.noPermission',
  team: '403 access.noPermission',
}
const besides: Partial<Record<CommandType, Record<string, string>>> = {
  MoveCustomersToRegister: inProjects,
  UndoCustomerMove: inProjects,
}

describe('Every command, asked for by everyone', () => {
  it.each(commandTypes)(
    'ORG-09 API-10 ORG-11 is decided by its need, and leaves no event when refused: %s',
    async (type) => {
      const expected: Record<string, string> = { ...rowOf(needs[type]), ...besides[type] }
      const isDone = ({ row, statuses }: Decided) =>
        isDeepStrictEqual(row, expected) && (statuses.includes(200) || !isDoable(type))
      const isFault = ({ row, statuses }: Decided) =>
        statuses.some((status) => status >= 500) ||
        actorNames.some((name) => row[name] === allowed && expected[name] !== allowed)

      // What an earlier command took away lets nobody through and breaks nothing: such a fault is not tried again.
      const decided = await inTurn(
        (ids) => decide(type, ids),
        (each) => isDone(each) || isFault(each),
      )
      expect(decided.row).toEqual(expected)
      expect(Math.max(...decided.statuses)).toBeLessThan(500)
      if (isDoable(type)) expect(decided.statuses, 'somebody may do it').toContain(200)
    },
  )

  type Decided = { row: Record<string, string>; statuses: number[] }

  /** What takes a plan that is paid has tests of its own. */
  const notDoable: readonly CommandType[] = [
    'StartImport',
    'DeleteMyAccount',
    'OrderPlan',
    'ChangePaymentCard',
    'BookPlanChange',
    'CancelSubscription',
    'ResumeSubscription',
  ]
  const isDoable = (type: CommandType) => !notDoable.includes(type)

  const inTurn = sceneInTurns(sceneOf)

  /** How each actor's attempt ends, in turn. Whoever is refused must leave no event. */
  async function decide(type: CommandType, ids: Ids): Promise<Decided> {
    const [row, statuses]: [Record<string, string>, number[]] = [{}, []]
    for (const name of inOrder(needs[type])) {
      const actor = await actorIn(name, ids)
      const where = name === 'endedTrial' ? endedLog : log
      const before = await where.head()
      const reply = await actor.attempt(type, examples[type](name === 'endedTrial' ? ended : ids))
      row[name] = outcomeOf(reply)
      statuses.push(reply.status)
      const events = (await where.since(before)).filter(isByPeople)
      if (row[name] !== allowed) expect(events, name).toEqual([])
      if (reply.status !== 200) expect(events.filter(isNoName), name).toEqual([])
      if (type === 'SignOut' && actor.email) await actor.signIn()
      // What an accepted undo does goes on by itself, and must not be taken for the next one's doing.
      if (type === 'UndoImport' && reply.status === 200) await undone(ids)
    }
    return { row, statuses }
  }

  const undone = ({ projectId, importId }: Ids) =>
    expect.poll(async () => (await people.founder.ask('import', { projectId, importId })).state).toBe('undone')
})

describe('Every query, asked by everyone', () => {
  /** Who may ask, but does not see what is asked about here: it is another organization's, or not in their log. */
  const blind: Partial<Record<QueryName, readonly string[]>> = {
    partner: ['otherOrganization'],
    partnerProjects: ['otherOrganization'],
    payment: ['otherOrganization'],
    paymentRecord: ['otherOrganization'],
    inclusionProof: ['editOnly', 'noRole', 'otherOrganization', 'stakeholder', 'team', 'viewOnly'],
  }
  /** The answers that say what their reader may do there. */
  const sayingOwnRights: readonly QueryName[] = ['project', 'taskViews', 'analysisViews']
  const unseen = (name: QueryName) =>
    Object.fromEntries((blind[name] ?? []).map((who) => [who, '404 resource.unknown']))
  let ids: Ids
  beforeAll(async () => {
    ids = await sceneOf()
  })

  it.each(queryNames)('ORG-09 API-10 ORG-11 is answered by its need: %s', async (name) => {
    const row: Record<string, string> = {}
    const bodies: Partial<Record<ActorName, unknown>> = {}
    const statuses: number[] = []
    for (const who of actorNames) {
      const actor = await actorIn(who, ids)
      const reply = await actor.inquire(name, questions[name](who === 'endedTrial' ? ended : ids))
      row[who] = outcomeOf(reply)
      bodies[who] = reply.body
      statuses.push(reply.status)
    }
    expect(row).toEqual({ ...rowOf(queries[name].need), ...unseen(name) })
    expect(Math.max(...statuses)).toBeLessThan(500)
    expect(statuses, 'somebody may ask it').toContain(200)
    // Of a project, whoever may only view is shown as much as whoever may edit.
    if (queries[name].need.of === 'project' && !sayingOwnRights.includes(name))
      expect(bodies.viewOnly).toEqual(bodies.editOnly)
  })

  it.each(queryNames)('ORG-09 tells the administrator nothing of another organization: %s', async (name) => {
    const { body } = await people.founder.inquire(name, questions[name](ids))
    expect(namesForeign(body)).toEqual([])
  })
})

describe("Another organization's ids", () => {
  const fields = commandTypes.flatMap((type) =>
    idFieldsOf(examples[type](placeholders)).map((path) => [type, path.join('.')] as const),
  )

  it.each(fields)('ORG-09 API-10 are refused or mean nothing here: %s %s', async (type, path) => {
    const keys = path.split('.')
    const named = await sceneOfSwaps()
    const given = Object.entries(named).find(([, id]) => id === valueAt(examples[type](named), keys))?.[0] as
      | keyof Ids
      | undefined
    const example = examples[type](given ? named : await sceneOfNames())
    const swapped = withValue(example, keys, foreign.ids[given ?? (keys.at(-1) as keyof Ids)] ?? foreignOf(keys.at(-1)))
    const before = await log.head()
    const { status, body } = await (given ? people.founder : newcomer).attempt(type, swapped)

    const events = (await log.since(before)).filter(isNoName)
    const { organizationId } = foreign.founder
    expect(status).toBeLessThan(500)
    expect(
      events.filter((event) => event.organizationId === organizationId || event.projectId === foreign.ids.projectId),
    ).toEqual([])
    // A filter or mapping is text, and a new id is used within this organization only. An existing thing must be ours.
    const refersTo = given !== undefined && !/^(filters|mapping)\./.test(path)
    if (refersTo || status !== 200) expect(events).toEqual([])
    if (refersTo && status !== 200) expect([404, 409, 422], JSON.stringify(body)).toContain(status)
    if (path === 'projectId' && given) expect([status, body.code]).toEqual([404, 'resource.unknown'])
  })

  // A head is asked for by its size: that names nothing of anybody.
  const askingByIds = queryNames.filter((name) => name !== 'consistencyProof')
  const questionFields = askingByIds.flatMap((name) =>
    idFieldsOf(questions[name](placeholders)).map((path) => [name, path.join('.')] as const),
  )

  it.each(questionFields)('ORG-09 API-10 are not found by a query: %s %s', async (name, field) => {
    const ownScene = await sceneOfSwaps()
    const question = { ...questions[name](ownScene) } as Record<string, unknown>
    const [kindOfId] = Object.entries(ownScene).find(([, id]) => id === [question[field]].flat()[0]) ?? [field]
    const foreignId = foreign.ids[kindOfId as keyof Ids]
    expect(foreignId, 'what is asked for').toBeDefined()
    const { status, body } = await people.founder.inquire(name, { ...question, [field]: foreignId })
    expect([200, 404]).toContain(status)
    expect(namesForeign(body)).toEqual([])
    if (field === 'projectId' && queries[name].need.of === 'project') expect(status).toBe(404)
  })

  let swaps: Promise<Ids> | undefined
  const sceneOfSwaps = () => {
    swaps ??= sceneOf()
    return swaps
  }
  /** A third organization's, where new things are given another organization's ids. */
  let names: Promise<Ids> | undefined
  const sceneOfNames = () => {
    names ??= theWorld.colleague(newcomer, 'viewer').then((person) => scene(theWorld, newcomer, person, []))
    return names
  }
})

describe('The needs themselves', () => {
  const typesWhose = (is: (need: Need) => boolean) => commandTypes.filter((type) => is(needs[type])).sort()
  const featuresOf = ({ needs, queries }: (typeof modules)[number]) => {
    const all: Need[] = [
      ...Object.values<Need>(needs),
      ...Object.values<{ need: Need }>(queries).map(({ need }) => need),
    ]
    return [...new Set(all.flatMap((need) => ('feature' in need ? need.feature : [])))].sort()
  }

  it('ORG-09 are of the right that their module is about', () => {
    const features = modules.map((module) => [module.name, featuresOf(module)] as const)
    expect(Object.fromEntries(features.filter(([, each]) => each.length > 0))).toEqual({
      organization: ['organization'],
      partners: ['customers'],
      projects: ['customers', 'projects'],
      tasks: ['tasks'],
      canvas: ['canvas'],
      discussion: ['discussion'],
      documents: ['documents'],
      finance: ['finance'],
      imports: ['imports'],
      audit: ['actionLog', 'projects', 'tasks'],
      analysis: ['portfolios', 'projects'],
    })
  })

  it('ORG-09 let the right to view ask for everything but which customers are still to be moved', () => {
    const beyond = queryNames.filter((name) => {
      const need: Need = queries[name].need
      return 'level' in need && need.level !== 'viewOnly'
    })
    expect(beyond).toEqual(['writtenCustomers'])
  })

  it('ORG-09 let the right to view change nothing but one’s own marks and views, and what one is asked to sign', () => {
    expect(typesWhose((need) => 'level' in need && need.level === 'viewOnly')).toEqual([
      'AcceptSignOff',
      'AddTaskView',
      'ApproveDocument',
      'ChangeAnalysisView',
      'ChangeTaskView',
      'DeleteAnalysisView',
      'ExportActionLog',
      'ExportLogProof',
      'LeaveProject',
      'MarkFavorite',
      'RemoveTaskView',
      'RenameAnalysisView',
      'ReturnDocument',
      'SaveAnalysisView',
      'SignHead',
      'TakeHead',
      'ViewActionLog',
      'ViewForSignOff',
      'ViewProjectActionLog',
    ])
  })

  it('ORG-09 keep people and their rights for total control', () => {
    const aboutPeople = commandTypes.filter((type) => /User|AccessProfile/.test(type))
    expect(aboutPeople).toHaveLength(7)
    for (const type of aboutPeople)
      expect(needs[type]).toEqual({ of: 'organization', feature: 'organization', level: 'totalControl' })
  })
})

describe('A view of the action log', () => {
  it('AUD-01 ORG-09 is read and exported only by whoever opened it', async () => {
    const { viewId } = await sceneOf()
    const exported = await people.totalControl.attempt('ExportActionLog', { viewId, exportId: viewId, format: 'csv' })
    expect([exported.status, exported.body.code]).toEqual([404, 'actionLog.viewUnknown'])
    const read = await people.totalControl.inquire('actionLog', { viewId })
    expect([read.status, read.body.code]).toEqual([404, 'actionLog.viewUnknown'])
    expect((await people.founder.inquire('actionLog', { viewId })).status).toBe(200)
  })
})

describe('Rights that somebody passes on', () => {
  it('ORG-09 never go beyond one’s own', async () => {
    const limited = await profileAt(people.founder, 'noAccess')
    const permissions = { ...rightsAt('viewOnly'), organization: 'totalControl' as const }
    await people.founder.act('ChangeAccessProfile', {
      profileId: limited,
      name: 'RH',
      permissions,
      mayOwnProjects: false,
    })
    await people.founder.act('AssignAccessProfile', { userId: partner.userId, profileId: limited })
    const before = await log.head()
    const all = rightsAt('totalControl')
    const profileId = crypto.randomUUID()
    const attempts = [
      await partner.attempt('CreateAccessProfile', { profileId, name: 'Tudo', permissions: all, mayOwnProjects: true }),
      await partner.attempt('AssignAccessProfile', { userId: partner.userId, profileId: null }),
      await partner.attempt('AssignAccessProfile', { userId: people.editOnly.userId, profileId: null }),
      await partner.attempt('DeleteAccessProfile', { profileId: limited }),
      await partner.attempt('ChangeAccessProfile', {
        profileId: limited,
        name: 'RH',
        permissions: all,
        mayOwnProjects: true,
      }),
    ]
    await people.founder.act('AssignAccessProfile', { userId: partner.userId, profileId: null })
    expect(attempts.map(({ body }) => body.code)).toEqual([
      'organization.beyondYourRights',
      'organization.notYourself',
      'organization.beyondYourRights',
      'organization.profileBindsYourself',
      'organization.profileBindsYourself',
    ])
    expect((await log.since(before)).map(({ type }) => type)).toEqual(['AccessProfileAssigned'])
  })

  it('ORG-09 audit everything only where who passes them on does', async () => {
    const auditing = await profileAt(people.founder, 'totalControl')
    const viewing = await theWorld.colleague(people.founder, 'viewer', auditing)
    const before = await log.head()
    const [profileId, userId] = [crypto.randomUUID(), crypto.randomUUID()]
    const all = { permissions: rightsAt('totalControl'), mayOwnProjects: true }
    const helper = { name: 'Eva', lastName: 'Luz', email: `eva-${userId.slice(0, 8)}@obra.example`, language: 'en' }
    const attempts = [
      await partner.attempt('CreateAccessProfile', { profileId, name: 'Tudo mesmo', ...all }),
      await partner.attempt('ChangeAccessProfile', { profileId: auditing, name: 'Outro nome', ...all }),
      await partner.attempt('AssignAccessProfile', { userId: people.editOnly.userId, profileId: auditing }),
      await partner.attempt('ChangeUserLicence', { userId: viewing.userId, licence: 'creator' }),
      await partner.attempt('AddUser', {
        ...helper,
        userId,
        licence: 'creator',
        profileId: auditing,
        password: 'Fio-de-prumo-43',
      }),
    ]
    expect(attempts.map(({ body: { code, details } }) => [code, details])).toEqual(
      attempts.map(() => ['organization.beyondYourRights', { features: ['actionLog'] }]),
    )
    expect((await log.since(before)).filter(isNoName)).toEqual([])
    await people.totalControl.act('CreateAccessProfile', { profileId, name: 'Tudo mesmo', ...all })
  })
})

/** A name claimed on the way to a rule that says no is given back. */
const isNoName = ({ type }: { type: string }) => type !== 'NameClaimed' && type !== 'NameReleased'

/** What was allowed before goes on by itself: on a busy machine it ends later. */
const isByPeople = ({ permissionBasis }: { permissionBasis: string }) => !['import', 'system'].includes(permissionBasis)

const placeholders = new Proxy({} as Ids, {
  get: (_, name) => (['email', 'recovery', 'proof'].includes(String(name)) ? 'quem@obra.example' : crypto.randomUUID()),
  ownKeys: () => [],
})

const foreignOf = (field: string | undefined) =>
  field === 'organizationId' ? foreign.founder.organizationId : foreign.ids.viewId

/** What of the other organization stands in this answer. */
function namesForeign(body: unknown): string[] {
  const text = JSON.stringify(body)
  return ['CANARY', ...namesOf(foreign.ids)].filter((secret) => text.includes(secret))
}
