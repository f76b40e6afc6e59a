import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { describe, expect, it } from 'vitest'
import { aDocument } from '../documents/aDocument'
import { anArea } from '../given/anArea'
import { everyRight } from '../given/given'
import type { Person } from '../world/person'
import { world } from '../world/world'

const clock = { time: new Date('2026-03-02T09:00:00Z'), now: () => clock.time }
const { founder, colleague, project } = await world({}, clock)
const fresh = () => crypto.randomUUID()
const pass = (minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * 60_000)
}
const now = () => clock.time.toISOString()

async function viewed(by: Person, projectId: string, period: { from?: string; to?: string; kinds?: string[] } = {}) {
  const viewId = fresh()
  const filters = { personId: null, recordId: null, kinds: [], withoutViews: false, from: null, to: null, ...period }
  await by.act('ViewProjectActionLog', { projectId, viewId, filters })
  return viewId
}

describe('What changed between two instants', () => {
  it('AUD-01 is told record by record, net of what happened in between, a page at a time', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const [taskId, oldId, passingId] = [fresh(), fresh(), fresh()]
    const { steps } = await ana.ask('board', { projectId })
    const task = { projectId, stepId: steps[0]?.stepId ?? '', startOn: '2026-03-02', endOn: '2026-03-06' }
    for (const id of [taskId, oldId]) await ana.act('AddTask', { ...task, taskId: id, title: 'Sondagem' })
    pass(1)
    const from = now()
    await ana.act('ChangeTask', { projectId, taskId, title: 'Sondagem do norte' })
    await ana.act('ChangeTask', { projectId, taskId, title: 'Sondagem do sul', progress: 10 })
    await ana.act('ChangeTask', { projectId, taskId, progress: 0 })
    await ana.act('DeleteTask', { projectId, taskId: oldId })
    await ana.act('AddTask', { ...task, taskId: passingId, title: 'Engano' })
    await ana.act('DeleteTask', { projectId, taskId: passingId })
    pass(1)
    const to = now()
    await ana.act('ChangeTask', { projectId, taskId, title: 'Depois' })
    const viewId = await viewed(ana, projectId, { from, to })
    const answer = await ana.ask('projectChanges', { viewId })
    expect(answer.counts).toEqual({ added: 0, changed: 1, deleted: 1 })
    expect(answer.items).toMatchObject([
      {
        recordId: oldId,
        state: 'deleted',
        name: 'Sondagem',
        acts: [{ kind: 'TaskDeleted', actor: { name: 'Ana Souza' } }],
      },
      {
        recordId: taskId,
        state: 'changed',
        name: 'Sondagem do sul',
        changes: [{ field: 'title', before: { value: 'Sondagem' }, after: { value: 'Sondagem do sul' } }],
      },
    ])
    const first = await ana.ask('projectChanges', { viewId, limit: 1 })
    const next = await ana.ask('projectChanges', { viewId, limit: 1, after: first.next ?? '' })
    expect([...first.items, ...next.items]).toEqual(answer.items)
    expect(next.next).toBeNull()
  })

  it('AUD-02 is read on the record, for an hour, and through a view of one’s own of one project', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const projectId = await project(ana)
    const viewId = await viewed(ana, projectId)
    const log = await ana.ask('actionLog', { viewId })
    expect(log.items[0]).toMatchObject({ kind: 'ActionLogViewed', recordId: viewId })
    expect((await ana.inquire('projectChanges', { viewId })).status).toBe(200)
    expect((await ana.inquire('projectChanges', { viewId, projectId })).status).toBe(422)
    expect((await bia.inquire('projectChanges', { viewId })).body.code).toBe('actionLog.viewUnknown')
    expect((await (await founder()).inquire('projectChanges', { viewId })).status).toBe(404)
    const ofAll = fresh()
    await ana.act('ViewActionLog', { viewId: ofAll, filters: wholeLog })
    expect((await ana.inquire('projectChanges', { viewId: ofAll })).body.code).toBe('actionLog.viewUnknown')
    pass(61)
    await ana.signIn()
    expect((await ana.inquire('projectChanges', { viewId })).body.code).toBe('actionLog.viewExpired')
  })

  it('AUD-02 ORG-09 is all of it for who may read the project’s log, as the log is itself, and nothing for who lost the project', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const areaId = fresh()
    await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea, name: 'Vizinhança' })
    await ana.act('AddCard', { projectId, areaId, cardId: fresh(), title: 'Rua fechada' })
    await aDocument(ana, projectId, 'Diário de obra')
    const profileId = fresh()
    const permissions = { ...everyRight, documents: 'noAccess', canvas: 'noAccess', actionLog: 'viewOnly' } as const
    await ana.act('CreateAccessProfile', { profileId, name: 'Fiscal', permissions, mayOwnProjects: true })
    const rui = await colleague(ana, 'creator', profileId)
    await ana.act('ShareProject', { projectId, email: rui.email, as: ['team'] })
    const viewId = await viewed(rui, projectId)
    const log = JSON.stringify(await rui.ask('actionLog', { viewId, limit: 500 }))
    const changes = JSON.stringify(await rui.ask('projectChanges', { viewId, limit: 200 }))
    for (const title of ['Diário de obra', 'Rua fechada'])
      expect([log, changes]).toEqual(Array(2).fill(expect.stringContaining(title)))
    await ana.act('UnshareProject', { projectId, userId: rui.userId })
    expect((await rui.ask('projectChanges', { viewId })).items).toEqual([])
  })

  it('a view of a time before any log is no failure', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const viewId = await viewed(ana, projectId, { from: '0001-01-01T00:00:00Z' })
    expect((await ana.inquire('projectChanges', { viewId })).status).toBe(200)
    expect((await ana.inquire('actionLog', { viewId })).status).toBe(200)
  })
})
