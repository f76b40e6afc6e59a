import { queries } from '@prumo/contracts/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { boardAfter, heldBoard } from '../given/boards'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { listenTo } from '../given/listenTo'
import { rightsAt } from '../security/scene'
import type { Person } from '../world/person'
import { typedPassword } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
let ana: Person
let projectId: string
let taskId: string
let documentId: string
/** Somebody who is kept from the people of the organization, and somebody who is kept from those of the project too. */
let narrow: Person
let blind: Person
/** Two people of one name, as they spell it. */
const namesakes = [
  { userId: fresh(), name: 'José', lastName: 'Silva', email: `jose-${fresh().slice(0, 8)}@obra.example` },
  { userId: fresh(), name: 'JOSE', lastName: 'Silva', email: `silva-${fresh().slice(0, 8)}@obra.example` },
] as const
const byAddress = namesakes.map(({ name, lastName, email }) => `${name} ${lastName} (${email})`)
const byId = namesakes.map(({ name, lastName, userId }) => `${name} ${lastName} (${userId.slice(-6)})`)

beforeAll(async () => {
  ana = await theWorld.founder()
  projectId = await theWorld.project(ana)
  for (const who of namesakes) await add(ana, who)
  for (const { email } of namesakes) await ana.act('ShareProject', { projectId, email, as: ['team'] })
  ;[taskId, documentId] = [fresh(), fresh()]
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, taskId, stepId: await firstStepOf(ana, projectId), title: 'Laje', ...dates })
  await ana.act('ChangeTask', { projectId, taskId, assigneeId: namesakes[1].userId })
  await ana.act('CreateDocument', { projectId, documentId, title: 'Laudo', number: null, copyFrom: null })
  for (const { userId } of namesakes) await ana.act('NameDocumentApprover', { projectId, documentId, userId })
  const content = [{ mention: namesakes[0].userId }, { text: ' e ' }, { mention: namesakes[1].userId }]
  await ana.act('AddComment', { projectId, target: { kind: 'task', id: taskId }, commentId: fresh(), content })
  narrow = await kept('organization')
  blind = await kept('organization', 'projects')
})

const add = (of: Person, who: { userId: string; name: string; lastName: string; email: string }) =>
  of.act('AddUser', { ...who, licence: 'creator', profileId: null, password: typedPassword, language: 'pt-BR' })

/** Somebody of the project whose profile keeps them from these features. */
async function kept(...from: (keyof ReturnType<typeof rightsAt>)[]) {
  const profileId = fresh()
  const permissions = {
    ...rightsAt('totalControl'),
    ...Object.fromEntries(from.map((feature) => [feature, 'noAccess' as const])),
  }
  await ana.act('CreateAccessProfile', { profileId, name: profileId.slice(0, 20), permissions, mayOwnProjects: true })
  const person = await theWorld.colleague(ana, 'creator', profileId)
  await ana.act('ShareProject', { projectId, email: person.email, as: ['team'] })
  return person
}

type Offered = readonly { userId: string; name: string }[]
const target = () => ({ projectId, kind: 'task' as const, targetId: taskId })
/** What offers people to choose from, or to be narrowed to, in a project. */
const offering: Record<string, (who: Person) => Promise<Offered>> = {
  board: async (who) => (await who.ask('board', { projectId })).people,
  taskChoices: async (who) => (await who.ask('taskChoices', { projectId })).people,
  canvas: async (who) => (await who.ask('canvas', { projectId })).people,
  document: async (who) => (await who.ask('document', { projectId, documentId })).people,
  comments: async (who) => (await who.ask('comments', target())).people,
  discussion: async (who) => (await who.ask('discussion', target())).people,
}
/** The names of the namesakes in an answer. */
const namesIn = (people: Offered) =>
  namesakes.map(({ userId }) => people.find((person) => person.userId === userId)?.name)

describe('Of two people of one name', () => {
  it('KAN-04 COM-01 DOC-06 every answer that offers people is tried here', () => {
    const withPeople = Object.entries(queries).flatMap(([name, { output }]) =>
      'shape' in output && 'people' in (output.shape as object) ? [name] : [],
    )
    // A project's people and the receivers of heads come with their addresses, and are tried below.
    expect(withPeople.sort()).toEqual([...Object.keys(offering), 'project', 'logHeads'].sort())
  })

  it.each(Object.keys(offering))(
    'KAN-04 COM-01 DOC-06 %s tells them apart by address or, where that is closed, by id',
    async (name) => {
      const ask = offering[name] as (who: Person) => Promise<Offered>
      expect(namesIn(await ask(ana))).toEqual(byAddress)
      expect(namesIn(await ask(narrow))).toEqual(byAddress)
      const people = await ask(blind)
      expect(namesIn(people)).toEqual(byId)
      for (const { email } of namesakes) expect(JSON.stringify(people)).not.toContain(email)
      // Nobody else is marked.
      expect(people.find(({ userId }) => userId === ana.userId)?.name).toBe('Ana Souza')
    },
  )

  it('KAN-04 COM-01 DOC-06 lists, comments and filters call them as choosers do, and so does a list of people', async () => {
    const tasks = await ana.ask('tasks', { scope: 'all', projectId, today: '2026-03-02' })
    expect(tasks.items.map(({ assigneeName }) => assigneeName)).toEqual([byAddress[1]])
    const [comment] = (await ana.ask('comments', target())).items
    const mentioned = comment?.content.flatMap((part) => ('mention' in part ? [part.name] : []))
    expect(mentioned).toEqual(byAddress)
    const { items } = await ana.ask('documentApprovers', {})
    expect(items.map(({ name }) => name).sort()).toEqual([...byAddress].sort())
    const marks = namesakes.map(({ email }) => email)
    const { people } = await ana.ask('project', { projectId })
    const markOf = (all: readonly { userId: string; mark?: string | undefined }[]) =>
      namesakes.map(({ userId }) => all.find((person) => person.userId === userId)?.mark)
    expect(markOf(people)).toEqual(marks)
    expect(markOf(await ana.ask('organizationUsers', {}))).toEqual(marks)
    expect(namesIn((await ana.ask('logHeads', {})).people)).toEqual(byAddress)
  })

  it('SES-05 no address is learned by whoever is kept from the people of the organization and of the project', async () => {
    const answers = [
      await blind.ask('tasks', { scope: 'all', projectId, today: '2026-03-02' }),
      await blind.ask('task', { projectId, taskId }),
      await blind.ask('comments', target()),
      await blind.ask('discussion', target()),
      await blind.ask('document', { projectId, documentId }),
      await blind.ask('documents', { projectId }),
      await blind.ask('documentApprovers', {}),
      await blind.ask('board', { projectId }),
    ]
    for (const { email } of namesakes) expect(JSON.stringify(answers)).not.toContain(email)
    expect(JSON.stringify(answers)).toContain(byId[1])
  })

  it('SES-15 boards are sent with addresses to whoever sees them, and to nobody who is kept from them', async () => {
    const listen = (who: Person) => listenTo(theWorld.prumo.url, who, { boards: 'true' })
    const [seeing, closed] = [await listen(narrow), await listen(blind)]
    const before = await heldBoard(narrow, projectId)
    const tag = { description: 'Obra', textColour: '#ffffff', colour: '#335577' }
    const { position } = await ana.act('AddTag', { projectId, tagId: fresh(), ...tag })
    await expect.poll(() => seeing.boards().at(-1)?.position ?? 0).toBeGreaterThanOrEqual(Number(position))
    expect(namesIn(boardAfter(before, seeing.boards()).people)).toEqual(byAddress)
    expect(closed.boards()).toEqual([])
  })

  it('KAN-04 one of another organization marks nobody, and one alone is marked no longer', async () => {
    const eva = await theWorld.founder()
    const evasProject = await theWorld.project(eva)
    const aSilva = () => ({ userId: fresh(), name: 'José', lastName: 'Silva', email: `${fresh()}@obra.example` })
    const [who, second] = [aSilva(), aSilva()]
    await add(eva, who)
    await eva.act('ShareProject', { projectId: evasProject, email: who.email, as: ['team'] })
    const nameOf = async () =>
      (await eva.ask('board', { projectId: evasProject })).people.find(({ userId }) => userId === who.userId)?.name
    expect(await nameOf()).toBe('José Silva')
    await add(eva, second)
    expect(await nameOf()).toBe(`José Silva (${who.email})`)
    await eva.act('EraseUser', { userId: second.userId, reason: 'Saiu da empresa', successorId: null })
    expect(await nameOf()).toBe('José Silva')
  })
})
