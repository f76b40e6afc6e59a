import { describeChanges } from '@prumo/contracts/audit/describeChanges'
import type { ThreadItem } from '@prumo/contracts/discussion/queries'
import type { Target } from '@prumo/contracts/discussion/target'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { askedDocument } from '../documents/askedDocument'
import { sendFile } from '../files/sendFile'
import { anArea } from '../given/anArea'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { wordings } from '../given/wordings'
import { profileWith } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world({}, { now: () => new Date('2026-03-02T09:00:00Z') })
const pool = new pg.Pool({ connectionString: theWorld.databaseUrl, max: 1 })
pool.on('error', () => {})
afterAll(() => pool.end())

const wording = wordings.en
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

let ana: Person
let projectId: string
let stepId: string
let otherStepId: string

beforeEach(async () => {
  ana = await theWorld.founder()
  projectId = await theWorld.project(ana)
  stepId = await firstStepOf(ana, projectId)
  otherStepId = (await ana.ask('board', { projectId })).steps[1]?.stepId ?? ''
})

const aTask = async () => {
  const taskId = fresh()
  await ana.act('AddTask', { projectId, taskId, stepId, title: 'Concretagem', ...dates })
  return taskId
}
const say = async (target: Target, text: string) => {
  const commentId = fresh()
  await ana.act('AddComment', { projectId, target, commentId, content: [{ text }] })
}
const colleagueWith = async (changes: Parameters<typeof profileWith>[1]) => {
  const person = await theWorld.colleague(ana, 'creator', await profileWith(ana, changes))
  await ana.act('ShareProject', { projectId, email: person.email, as: ['team'] })
  await person.signIn()
  return person
}
const questionOn = ({ kind, id }: Target, more: object = {}) => ({ projectId, kind, targetId: id, limit: 100, ...more })
const threadOf = async (target: Target, by = ana) => (await by.ask('discussion', questionOn(target))).items

/** Each item in a line, newest first: what was said, or what was done with the texts of its changes. */
const lineOf = (item: ThreadItem): string => {
  if ('comment' in item) return item.comment.content.map((part) => ('text' in part ? part.text : '@')).join('')
  const changes = describeChanges(item.message, wording).map(
    ({ label, before, after }) => `${label}: ${[before, after].filter((value) => value !== undefined).join(' → ')}`,
  )
  return [item.message.kind, ...changes].join(' | ')
}
const lines = async (target: Target, by = ana) => (await threadOf(target, by)).map(lineOf)
const kinds = async (target: Target, by = ana) => (await lines(target, by)).map((line) => line.split(' | ')[0])

describe('The discussion of a task', () => {
  it('COM-02 has its moves, dates, amounts, priority, progress, delivery group, responsible and files among the comments', async () => {
    const target = { kind: 'task', id: await aTask() } as const
    const place = { projectId, taskId: target.id }
    await say(target, 'Começamos?')
    await ana.act('MoveTask', { ...place, stepId: otherStepId, beforeTaskId: null })
    await ana.act('ChangeTask', { ...place, endOn: '2026-03-09' })
    await ana.act('ChangeTask', { ...place, hourCents: 12_345 })
    await ana.act('ChangeTask', { ...place, priority: 'high' })
    await ana.act('ChangeTask', { ...place, progress: 40 })
    await say(target, 'Quase.')
    await ana.act('ChangeTask', { ...place, deliveryGroup: 'Estrutura' })
    await ana.act('ChangeTask', { ...place, assigneeId: ana.userId })
    const fileId = fresh()
    await sendFile(ana, { projectId, fileId, content: 'planta' })
    await ana.act('AttachFile', { projectId, target, fileId, name: 'planta.txt', description: '' })
    expect(await lines(target)).toEqual([
      expect.stringMatching(/^FileAttached \| Name of the file: planta\.txt/),
      'TaskAssigned | Responsible: Nobody → Ana Souza',
      expect.stringMatching(/^TaskDeliveryGroupChanged \| Delivery group: .* → Estrutura$/),
      'Quase.',
      'TaskProgressReported | Progress: 0% → 40%',
      'TaskPrioritized | Priority: No priority → High',
      expect.stringMatching(/^TaskHourValueSet \| .* → R\$.?123\.45$/),
      'TaskRescheduled | End: 03/06/2026 → 03/09/2026',
      expect.stringMatching(/^TaskMoved \| Step: .+ → .+$/),
      'Começamos?',
      expect.stringMatching(/^TaskAdded \| Title: Concretagem/),
    ])
  })

  it('COM-02 has no system message that only orders the column, nor one of another task', async () => {
    const [first, second] = [await aTask(), await aTask()]
    await ana.act('MoveTask', { projectId, taskId: second, stepId, beforeTaskId: first })
    expect(await kinds({ kind: 'task', id: second })).toEqual(['TaskAdded'])
    expect(await kinds({ kind: 'task', id: first })).toEqual(['TaskAdded'])
  })

  it('COM-02 says neither from where somebody acted nor what only a check of the log needs', async () => {
    const [item] = await threadOf({ kind: 'task', id: await aTask() })
    const message = item && 'message' in item ? item.message : undefined
    expect(Object.keys(message ?? {}).sort()).toEqual(
      ['actor', 'at', 'changes', 'currency', 'eventId', 'fieldKind', 'kind', 'recordId', 'recordName'].sort(),
    )
    expect(message?.changes.map(({ field }) => field)).not.toContain('rank')
  })

  it('COM-02 ORG-09 tells whoever lacks the right to finance that an hour value was set, and not which', async () => {
    const target = { kind: 'task', id: await aTask() } as const
    await ana.act('ChangeTask', { projectId, taskId: target.id, hourCents: 98_765 })
    const bia = await colleagueWith({ finance: 'noAccess' })
    const { body } = await bia.inquire('discussion', questionOn(target))
    expect(JSON.stringify(body)).not.toContain('98765')
    expect(await kinds(target, bia)).toContain('TaskHourValueSet')
    const [item] = await threadOf(target, bia)
    expect(item && 'message' in item && item.message.changes).toMatchObject([
      { field: 'hourCents', hidden: ['finance'] },
    ])
  })

  it('COM-02 ORG-09 is for who may see tasks and discussions, and for nobody of another organization', async () => {
    const target = { kind: 'task', id: await aTask() } as const
    const withoutTasks = await colleagueWith({ tasks: 'noAccess' })
    const withoutDiscussion = await colleagueWith({ discussion: 'noAccess' })
    const outside = await theWorld.colleague(ana)
    const foreign = await theWorld.founder()
    const statusOf = async (person: Person) => (await person.inquire('discussion', questionOn(target))).status
    expect(await Promise.all([withoutTasks, withoutDiscussion, outside, foreign].map(statusOf))).toEqual([
      404, 403, 404, 404,
    ])
  })
})

describe('The discussion of a document', () => {
  it('COM-02 has its sign-off, approvers and files, and neither its drafting nor who looked at it', async () => {
    const document = await askedDocument(theWorld, { author: ana })
    const [bia] = document.approvers
    if (bia) await document.approve(bia, 'De acordo.')
    await ana.act('RenameDocument', {
      projectId: document.projectId,
      documentId: document.documentId,
      title: 'Laudo 2',
      number: null,
    })
    const fileId = fresh()
    await sendFile(ana, { projectId: document.projectId, fileId, content: 'croqui' })
    const target = { kind: 'document' as const, id: document.documentId }
    await ana.act('AttachFile', { projectId: document.projectId, target, fileId, name: 'croqui.txt', description: '' })
    const { items } = await ana.ask('discussion', {
      projectId: document.projectId,
      kind: 'document',
      targetId: document.documentId,
    })
    expect(items.map((item) => lineOf(item).split(' | ')[0])).toEqual([
      'SignOffRequested',
      'SignOffVoided',
      'FileAttached',
      'SignOffRequested',
      'SignOffVoided',
      'DocumentRenamed',
      'DocumentApproved',
      'SignOffAccepted',
      'SignOffRequested',
      'DocumentApproverNamed',
      'DocumentApproverNamed',
      'DocumentCreated',
    ])
    expect(items.map(lineOf).join('\n')).toContain('De acordo.')
    // The signed content may hold what goes by further rights.
    expect(JSON.stringify(items)).not.toContain('Sem fissuras')
  })
})

describe('The discussion of a project', () => {
  it('COM-02 has its changes, members and cards, and nothing that it began with, nor any task’s', async () => {
    const id = await theWorld.project(ana)
    const target = { kind: 'project', id } as const
    const bia = await theWorld.colleague(ana)
    const [areaId, cardId, taskId] = [fresh(), fresh(), fresh()]
    await ana.act('ChangeProjectDetails', { projectId: id, description: 'Cobertura' })
    await ana.act('ShareProject', { projectId: id, email: bia.email, as: ['team'] })
    await ana.act('AddTag', {
      projectId: id,
      tagId: fresh(),
      description: 'Urgente',
      textColour: '#000000',
      colour: '#ff0000',
    })
    await ana.act('AddArea', { projectId: id, areaId, canvas: 'project', ...anArea, name: 'Custos' })
    await ana.act('AddCard', { projectId: id, areaId, cardId, title: 'Cimento' })
    await ana.act('ChangeCard', { projectId: id, cardId, plannedCents: 55_512 })
    await ana.act('AddTask', { projectId: id, taskId, stepId: await firstStepOf(ana, id), title: 'Orçar', ...dates })
    await ana.act('AddComment', {
      projectId: id,
      target: { kind: 'task', id: taskId },
      commentId: fresh(),
      content: [{ text: 'oi' }],
    })
    const { items } = await ana.ask('discussion', { ...questionOn(target), projectId: id })
    const found = items.map(lineOf)
    expect(found.slice(0, 4)).toEqual([
      expect.stringMatching(/^CardAmountsSet \| Planned amount: .* → R\$.?555\.12$/),
      expect.stringMatching(/^CardAdded \| .*Cimento/),
      expect.stringMatching(/^ProjectShared/),
      expect.stringMatching(/^ProjectDetailsChanged \| Description: .*Cobertura$/),
    ])
    expect(found.filter((line) => /^(Task(?!Behaviour)|Step|Tag|Area|oi)/.test(line))).toEqual([])
    const named = items.flatMap((item) => ('message' in item ? [[item.message.kind, item.message.recordName]] : []))
    expect(named.slice(0, 1)).toEqual([['CardAmountsSet', 'Cimento']])
    expect(named.find(([kind]) => kind === 'ProjectShared')).toEqual(['ProjectShared', 'Bia Rocha'])
  })

  it('COM-02 ORG-09 keeps amounts and the canvas from whoever has no right to them', async () => {
    const [areaId, cardId] = [fresh(), fresh()]
    await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea, name: 'Reserva' })
    await ana.act('AddCard', { projectId, areaId, cardId, title: 'Contingência', plannedCents: 77_712 })
    const target = { kind: 'project', id: projectId } as const
    const textFor = async (person: Person) => JSON.stringify(await threadOf(target, person))
    expect(await textFor(ana)).toMatch(/77712.*Contingência|Contingência.*77712/)
    const withoutFinance = await textFor(await colleagueWith({ finance: 'noAccess' }))
    expect(withoutFinance).toContain('Contingência')
    expect(withoutFinance).not.toContain('77712')
    const withoutCanvas = await textFor(await colleagueWith({ canvas: 'noAccess' }))
    expect(withoutCanvas).not.toMatch(/Contingência|Reserva|"Card|"Area/)
    expect(withoutCanvas).toContain('"Project')
  })
})

describe('Pages of a discussion', () => {
  it('COM-02 have each comment and each system message once, in the order of the log, also within one instant', async () => {
    const target = { kind: 'task', id: await aTask() } as const
    for (let turn = 1; turn <= 6; turn++) {
      await say(target, `${turn}`)
      if (turn % 2 === 0) await say(target, `${turn} de novo`)
      await ana.act('ChangeTask', { projectId, taskId: target.id, progress: turn, priority: turn % 2 ? 'high' : 'low' })
    }
    const whole = await threadOf(target)
    expect(whole).toHaveLength(1 + 9 + 12)
    const instants = whole.map((item) => ('comment' in item ? item.comment.addedAt : item.message.at))
    expect(new Set(instants).size).toBe(1)
    for (const limit of [1, 2, 3, 5, 21, 22]) {
      const seen: ThreadItem[] = []
      let after: string | undefined
      do {
        const page = await ana.ask('discussion', questionOn(target, { limit, after }) as never)
        expect(page.items.length).toBeLessThanOrEqual(limit)
        seen.push(...page.items)
        after = page.next ?? undefined
      } while (after)
      expect(seen).toEqual(whole)
    }
  })

  it('COM-02 are refused with a cursor that no page gave', async () => {
    const target = { kind: 'task', id: await aTask() } as const
    for (const after of ['x', Buffer.from('"a"').toString('base64url'), Buffer.from('-1').toString('base64url')])
      expect((await ana.inquire('discussion', questionOn(target, { after }))).status).toBe(422)
    expect((await ana.inquire('discussion', questionOn(target, { limit: 101 }))).status).toBe(422)
  })

  it('COM-02 are read from an index, however much happened in the project besides', async () => {
    const client = await pool.connect()
    try {
      await client.query('set enable_seqscan = off')
      const planOf = async (sql: string) => {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }
      const page = 'and position < 1000000 order by position desc limit 31'
      const ofActions = await planOf(
        `select * from read.audit_actions where organization_id = '${ana.organizationId}'
           and thread_id = '${projectId}' ${page}`,
      )
      expect(ofActions).toMatch(/Index Scan Backward using \w+thread_id\w*/)
      const ofComments = await planOf(
        `select * from read.discussion_comments where organization_id = '${ana.organizationId}'
           and project_id = '${projectId}' and target_kind = 'project' and target_id = '${projectId}' ${page}`,
      )
      expect(ofComments).toMatch(/Index Scan Backward using discussion_comments/)
      expect(`${ofActions}${ofComments}`).not.toContain('Sort')
    } finally {
      client.release()
    }
  })
})
