import { type QueryName, queries } from '@prumo/contracts/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { aField } from '../given/aField'
import { anArea } from '../given/anArea'
import { loggedEvents } from '../log/loggedEvents'
import { questions } from '../security/examples'
import { type Ids, scene } from '../security/scene'
import type { Person, ProblemBody } from '../world/person'
import { world } from '../world/world'
import { movedClock, pastNames, toldAgain } from './toldAgain'
import { undoOnTask } from './undoOnTask'

const moved = movedClock(new Date('2026-03-02T09:00:00Z'))
const { clock, pass, now } = moved
const theWorld = await world({}, clock)
const log = loggedEvents(theWorld.databaseUrl)

const names = pastNames
const fresh = () => crypto.randomUUID()

let ana: Person
let bia: Person
let stranger: Person
let ids: Ids

beforeAll(async () => {
  ana = await theWorld.founder()
  bia = await theWorld.colleague(ana)
  stranger = await theWorld.founder()
  ids = await scene(theWorld, ana, bia, [])
  await undoOnTask(ana, ids)
})

const inputOf = (name: QueryName) => questions[name](ids) as Record<string, unknown>
const askedOf = (person: Person, name: QueryName, asOf: string) => person.inquire(name, { ...inputOf(name), asOf })
const fieldsOf = ({ body }: { body: ProblemBody }) => body.fields

describe('A question about a project', () => {
  it('AUD-01 can be asked of the past, whatever it is', () => {
    const ofProjects = (Object.keys(queries) as QueryName[]).filter((name) => 'projectId' in queries[name].input.shape)
    // It serves forms, and nothing of the past is changed.
    const ofForms: QueryName[] = ['lastChanges']
    expect(ofProjects.filter((name) => !names.includes(name))).toEqual(ofForms)
  })

  it.each(names)('AUD-01 has the same answer as of now as without: %s', async (name) => {
    const today = await ana.inquire(name, inputOf(name))
    expect(today.status).toBe(200)
    expect((await askedOf(ana, name, now())).body).toEqual(today.body)
    // Asked again, it is answered from what was folded.
    expect((await askedOf(ana, name, now())).body).toEqual(today.body)
  })

  it('AUD-01 is answered as it was at every step of a story', async () => {
    await toldAgain({ theWorld, moved, ana, others: [bia, stranger], ids })
  })

  it('AUD-01 says up to where it goes', async () => {
    const reply = await askedOf(ana, 'board', now())
    expect(Number(reply.headers.get('Data-As-Of'))).toBeGreaterThan(0)
    expect(Number(reply.headers.get('People-As-Of'))).toBeGreaterThan(0)
  })

  it('AUD-01 answers what is in time between two events as of the first', async () => {
    const before = await ana.inquire('board', inputOf('board'))
    const at = now()
    pass(2)
    await ana.act('AddTag', { projectId: ids.projectId, tagId: fresh(), description: 'Depois', ...colours })
    expect((await askedOf(ana, 'board', new Date(Date.parse(at) + 60_000).toISOString())).body).toEqual(before.body)
    expect((await askedOf(ana, 'board', now())).body).not.toEqual(before.body)
  })

  it('AUD-01 is answered for more moments than are kept', async () => {
    const times: string[] = []
    const tags: number[] = []
    for (let tag = 0; tag < 9; tag++) {
      pass(1)
      const tagId = fresh()
      await ana.act('AddTag', { projectId: ids.projectId, tagId, description: `Etiqueta ${tag}`, ...colours })
      times.push(now())
      tags.push((await ana.ask('board', { projectId: ids.projectId })).tags.length)
    }
    const boards = []
    for (const at of [...times, ...times]) boards.push(await askedOf(ana, 'board', at))
    expect(boards.map(({ body }) => (body as unknown as { tags: unknown[] }).tags.length)).toEqual([...tags, ...tags])
  })
})

const colours = { textColour: '#000000', colour: '#ff0000' }

describe('Who may see the past', () => {
  it.each(names)(
    'ORG-09 API-10 is nobody of another organization, and nobody who is not signed in: %s',
    async (name) => {
      const foreign = await askedOf(stranger, name, now())
      expect([foreign.status, foreign.body.code]).toEqual([404, 'resource.unknown'])
      expect((await askedOf(theWorld.visitor(), name, now())).status).toBe(401)
    },
  )

  it('ORG-09 is decided by the rights of today', async () => {
    const projectId = await theWorld.project(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const shared = now()
    pass(3)
    await ana.act('UnshareProject', { projectId, userId: bia.userId })
    const gone = now()
    const ask = async (name: QueryName, asOf: string) =>
      (await bia.inquire(name, { ...(questions[name]({ ...ids, projectId }) as object), asOf })).status
    expect(await ask('project', shared)).toBe(404)
    expect(await ask('tasks', shared)).toBe(404)
    pass(3)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    for (const name of ['project', 'board', 'tasks'] as const)
      expect([name, await ask(name, gone)]).toEqual([name, 200])
  })

  it('ORG-09 somebody who came later reads the comments and the embedded cards that were there before', async () => {
    const projectId = await theWorld.project(ana)
    const [areaId, documentId, sectionId] = [fresh(), fresh(), fresh()]
    await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea, name: 'Vizinhança' })
    await ana.act('AddCard', { projectId, areaId, cardId: fresh(), title: 'Chuva' })
    await ana.act('CreateDocument', { projectId, documentId, title: 'Ata', number: null, copyFrom: null })
    await ana.act('AddDocumentSection', { projectId, documentId, sectionId, name: 'Hoje' })
    const shows = { ...aField, name: 'Canvas', fieldKind: 'canvasCards' as const }
    await ana.act('AddDocumentField', { projectId, documentId, sectionId, fieldId: fresh(), ...shows })
    const before = now()
    pass(3)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
    const { body, status } = await bia.inquire('document', { projectId, documentId, asOf: before })
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('Chuva')])
    const comments = { projectId, kind: 'document', targetId: documentId, asOf: before }
    expect((await bia.inquire('comments', comments)).status).toBe(200)
    const { body: answer } = await bia.inquire('project', { projectId, asOf: before })
    expect((answer as unknown as { rights: Record<string, string> }).rights.canvas).toBe('viewOnly')
  })

  it('ORG-09 somebody who came later sees the tasks that were there before', async () => {
    const projectId = await theWorld.project(ana)
    const { steps } = await ana.ask('board', { projectId })
    const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
    await ana.act('AddTask', {
      projectId,
      taskId: fresh(),
      stepId: steps[0]?.stepId ?? '',
      title: 'Sondagem',
      ...dates,
    })
    const before = now()
    pass(3)
    const later = await theWorld.colleague(ana)
    await ana.act('ShareProject', { projectId, email: later.email, as: ['team'] })
    const asOf = { scope: 'all', projectId, today: '2026-03-02', asOf: before }
    const { body } = await later.inquire('tasks', asOf)
    expect(body).toMatchObject({ total: 1, items: [{ title: 'Sondagem' }] })
  })
})

describe('An instant', () => {
  it.each([
    'yesterday',
    '2026-13-01T00:00:00Z',
    '2026-03-02',
    '2026-02-30T09:00:00Z',
    '0000-01-01T00:00:00Z',
    '',
    "'; drop table log.events --",
  ])('API-09 is refused at its field when it is none: %s', async (asOf) => {
    const reply = await askedOf(ana, 'board', asOf)
    expect([reply.status, fieldsOf(reply)?.map(({ path }) => path)]).toEqual([422, ['asOf']])
  })

  it.each(['0001-01-01T00:00:00Z', '1999-12-31T23:59:59Z'])(
    'API-09 is refused at its field when there was no project yet: %s',
    async (asOf) => {
      const reply = await askedOf(ana, 'board', asOf)
      expect([reply.status, fieldsOf(reply)]).toEqual([422, [{ path: 'asOf', code: 'asOf.beforeProject' }]])
    },
  )

  it('API-09 is refused at its field when it is still to come', async () => {
    const reply = await askedOf(ana, 'board', new Date(clock.time.getTime() + 1000).toISOString())
    expect([reply.status, fieldsOf(reply)]).toEqual([422, [{ path: 'asOf', code: 'asOf.future' }]])
  })

  it('API-09 means nothing where no project is asked about', async () => {
    const reply = await ana.inquire('projects', { scope: 'all', asOf: now() })
    expect([reply.status, fieldsOf(reply)]).toEqual([422, [{ path: 'asOf', code: 'asOf.notOfProject' }]])
    const all = await ana.inquire('tasks', { scope: 'all', today: '2026-03-02', asOf: now() })
    expect([all.status, fieldsOf(all)]).toEqual([422, [{ path: 'asOf', code: 'asOf.notOfProject' }]])
  })

  it('API-09 asks nothing of the log: no question leaves an event', async () => {
    const before = await log.head()
    await askedOf(ana, 'board', now())
    expect(await log.since(before)).toEqual([])
  })
})
