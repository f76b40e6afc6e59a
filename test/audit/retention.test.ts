import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { type QueryName, queries } from '@prumo/contracts/index'
import { linesOf } from '@prumo/verify/lines'
import { verdictOn } from '@prumo/verify/verdictOn'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { everyRight } from '../given/given'
import { logOwner } from '../log/logOwner'
import { letters, proveAddress } from '../world/letters'
import type { Person } from '../world/person'
import { world } from '../world/world'

const clock = { time: new Date('2026-03-02T12:00:00Z'), now: () => clock.time }
const theWorld = await world({ SESSION_HOURS: '100000', SESSION_IDLE_MINUTES: '6000000' }, clock)
const owner = logOwner(theWorld.databaseUrl)

let ana: Person
let auditor: Person
let team: Person
let finished: string
let held: string
/** A task of the finished project. */
const taskId = crypto.randomUUID()
const baselineId = crypto.randomUUID()
/** Where the entries stand that are to be erased. */
let positions: number[]

async function exportedTo(person: Person, narrow: object = {}): Promise<string> {
  const [viewId, exportId] = [crypto.randomUUID(), crypto.randomUUID()]
  await person.act('ViewActionLog', { viewId, filters: { ...wholeLog, ...narrow } })
  await person.act('ExportLogProof', { viewId, exportId })
  const { status, body } = await person.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body)
}

async function logOf(person: Person, projectId: string | null) {
  const viewId = crypto.randomUUID()
  await person.act('ViewActionLog', { viewId, filters: { ...wholeLog, projectId } })
  return person.ask('actionLog', { viewId, limit: 500 })
}
const proofsOf = (places: readonly number[]) =>
  Promise.all(places.map(async (position) => (await ana.inquire('inclusionProof', { position })).status))
const look = async (day: string) => {
  clock.time = new Date(`${day}T15:00:00Z`)
  await theWorld.prumo.commands.retention.run()
}
const lettersAbout = async (pitch: string) =>
  (await letters(theWorld.folder)).filter((letter) => letter.includes(pitch)).length

beforeAll(async () => {
  ana = await theWorld.founder()
  const profileId = crypto.randomUUID()
  await ana.act('CreateAccessProfile', { profileId, name: 'Auditoria', permissions: everyRight, mayOwnProjects: false })
  auditor = await theWorld.colleague(ana, 'creator', profileId)
  team = await theWorld.colleague(ana, 'editor')
  for (const person of [ana, auditor]) await proveAddress(theWorld.folder, person)
  finished = await theWorld.project(ana, { pitch: 'Ponte-Finalizada' })
  held = await theWorld.project(ana, { pitch: 'Ponte-em-Juizo' })
  await ana.act('QuickAddTask', {
    projectId: finished,
    taskId,
    title: 'Escorar-a-Laje',
    startOn: '2026-03-03',
    endOn: '2026-03-04',
    assigneeId: null,
    stepId: await firstStepOf(ana, finished),
  })
  await ana.act('SaveBaseline', { projectId: finished, baselineId, name: 'Contrato', asOfOn: null })
  await ana.act('ChangeTask', { projectId: finished, taskId, endOn: '2026-03-05' })
  await ana.act('ChangeStep', { projectId: finished, stepId: await firstStepOf(ana, finished), name: 'Pronto' })
  for (const projectId of [finished, held]) {
    await ana.act('ShareProject', { projectId, email: team.email, as: ['team'] })
    await ana.act('ChangeProjectStatus', { projectId, status: 'finished' })
  }
  await team.act('MarkFavorite', { projectId: finished, favorite: true })
  // A copy without views is none of the whole log.
  const [viewId, exportId] = [crypto.randomUUID(), crypto.randomUUID()]
  await ana.act('ViewActionLog', { viewId, filters: { ...wholeLog, withoutViews: true } })
  await ana.act('ExportActionLog', { viewId, exportId, format: 'csv' })
  expect((await ana.inquire('board', { projectId: finished, asOf: clock.time.toISOString() })).status).toBe(200)
  expect(await foldedTables()).toBeGreaterThan(0)
})

/** What is folded of the past stands in tables of sessions of its own. */
const foldedTables = async () =>
  Number(
    (await owner.pool.query(`select count(*) from pg_class where relpersistence = 't' and relkind = 'r'`)).rows[0]
      .count,
  )

describe('The action log of a finished project', () => {
  it('PRJ-13 is kept for the law by whoever audits, without a role in the project, and by nobody else', async () => {
    const hold = { projectId: held, reason: 'Processo 12/2026' }
    const refused = await team.attempt('PlaceLegalHold', hold)
    expect([refused.status, refused.body.code]).toEqual([403, 'access.noPermission'])
    const elsewhere = await (await theWorld.founder()).attempt('PlaceLegalHold', hold)
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'resource.unknown'])
    await auditor.act('PlaceLegalHold', hold)
    await ana.act('MarkFavorite', { projectId: held, favorite: true })
    expect(await ana.ask('retention', { projectId: held })).toMatchObject({
      erasesOn: null,
      hold: { reason: 'Processo 12/2026', by: 'Bia Rocha' },
      erasures: [],
    })
    positions = (await logOf(ana, finished)).items.map(({ position }) => position)
    expect([...new Set(await proofsOf(positions))]).toEqual([200])
  })

  it('PRJ-13 is announced thirty and seven days before, by mail to whom it concerns and on the screens', async () => {
    // A trial has ended by then; what is kept, and for how long, does not depend on that.
    expect(await ana.ask('retention', { projectId: finished })).toMatchObject({
      erasesOn: '2026-09-02',
      announced: false,
      hold: null,
    })
    await look('2026-08-02')
    expect(await lettersAbout('Ponte-Finalizada')).toBe(0)
    await look('2026-08-03')
    await look('2026-08-10')
    expect(await lettersAbout('Ponte-Finalizada')).toBe(2)
    await look('2026-08-26')
    await look('2026-09-01')
    expect(await lettersAbout('Ponte-Finalizada')).toBe(4)
    expect(await lettersAbout('Ponte-em-Juizo')).toBe(0)
    const to = (await letters(theWorld.folder)).filter((letter) => letter.includes('Ponte-Finalizada')).join()
    expect(to).toContain(ana.email)
    expect(to).toContain(auditor.email)
    expect(to).not.toContain(team.email)
    expect(to).toContain(`/projects/${finished}/action-log`)
  })

  it('PRJ-13 is gone on the day, on the record, and so it is where read models are built afresh', async () => {
    expect(await foldedTables()).toBeGreaterThan(0)
    await look('2026-09-02')
    await look('2026-09-03')
    await expect.poll(foldedTables).toBe(0)
    clock.time = new Date('2026-03-03T12:00:00Z')
    const { items } = await logOf(ana, finished)
    expect(items.map(({ kind }) => kind)).toEqual(['ActionLogErased'])
    const [erased] = items.slice(-1)
    expect([...new Set(await proofsOf(positions))]).toEqual([404])
    expect(await proofsOf([erased?.position ?? 0])).toEqual([200])
    expect(erased?.actor).toEqual({ kind: 'system', userId: null, name: null })
    const statement = Object.fromEntries((erased?.changes ?? []).map(({ field, after }) => [field, after?.value]))
    expect(statement).toMatchObject({ rule: 'PRJ-13', exportedAt: null })
    expect(statement.count).toBeGreaterThan(5)
    const { erasures, erasesOn } = await ana.ask('retention', { projectId: finished })
    expect(erasures).toMatchObject([{ rule: 'PRJ-13', count: statement.count, exportedAt: null }])
    expect(erasesOn).toBeNull()
  })

  it('PRJ-13 is gone from every answer that reads the action log', async () => {
    const viewId = crypto.randomUUID()
    await ana.act('ViewActionLog', {
      viewId,
      filters: { ...wholeLog, projectId: finished, to: '2026-09-01T00:00:00Z' },
    })
    // They read where a project stands, and tell nothing of its actions.
    const ofFigures = { projectAnalysis: { columns: ['taskCount'] }, projectHealth: {}, dashboardMonths: {} }
    const inputs: Record<string, object> = {
      actionLog: { viewId },
      projectChanges: { viewId },
      taskHistory: { projectId: finished, taskId },
      baselineReasons: { projectId: finished, taskId, baselineId },
      discussion: { projectId: finished, kind: 'task', targetId: taskId },
      changesOfWeek: { projectId: finished },
      costCurveChanges: { projectId: finished, source: 'ledger', statusOn: '2026-09-03' },
      inclusionProof: { position: positions[0] },
      lastChanges: { type: 'ChangeStep', projectId: finished, recordId: await firstStepOf(ana, finished) },
      moneyCurveChanges: { projectId: finished, statusOn: '2026-03-02' },
      // It is about no project.
      paymentRecord: { paymentId: crypto.randomUUID() },
      ...ofFigures,
    }
    const readers = Object.entries(queries).filter(([, { reads }]) =>
      (reads as readonly string[]).includes('audit_actions'),
    )
    expect(Object.keys(inputs).sort()).toEqual(readers.map(([name]) => name).sort())
    for (const [name, input] of Object.entries(inputs)) {
      const { status, body } = await ana.inquire(name as QueryName, input as never)
      expect([200, 404, 422], name).toContain(status)
      if (Object.hasOwn(ofFigures, name)) expect(JSON.stringify(body)).not.toMatch(/position|actor|"at"/)
      else if (status === 200)
        expect(body, name).toMatchObject(name === 'lastChanges' ? { changedFields: {} } : { items: [] })
    }
  })

  it('PRJ-13 leaves the baselines, and lets nobody see the time before it by a later one, nor by a curve', async () => {
    const late = { projectId: finished, baselineId: crypto.randomUUID() }
    expect((await ana.ask('baselineComparison', { projectId: finished, baselineId })).counts).toMatchObject({ late: 1 })
    await ana.act('SaveBaseline', { ...late, name: 'Do tempo apagado', asOfOn: '2026-03-02' })
    expect((await ana.inquire('baselineComparison', late)).status).toBe(404)
    const question = { projectId: finished, statusOn: '2026-03-02' }
    const { status, body } = await ana.inquire('moneyCurveChanges', question)
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: [{ path: 'statusOn', code: 'asOf.erased' }],
    })
    expect((await ana.ask('baselines', { projectId: finished })).items).toMatchObject([{ baselineId }])
  })

  it('PRJ-13 leaves the curve of work from then on, and nothing that was recorded before', async () => {
    const question = { projectId: finished, baselineId, by: 'day' } as const
    const early = await ana.inquire('workCurve', { ...question, statusOn: '2026-03-10' })
    expect(early).toMatchObject({ status: 422, body: { fields: [{ path: 'statusOn', code: 'asOf.erased' }] } })
    const { knownFrom, points } = await ana.ask('workCurve', { ...question, statusOn: '2026-09-03' })
    const shown = points.filter(({ earned }) => earned !== null).map(({ on }) => on)
    expect([shown[0], shown.at(-1)]).toEqual([knownFrom, '2026-09-03'])
    expect(points.some(({ on }) => on < (knownFrom ?? ''))).toBe(true)
  })

  it('PRJ-13 stays of other projects, and under the legal hold', async () => {
    const kinds = (await logOf(ana, held)).items.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['LegalHoldPlaced', 'ProjectStatusChanged', 'ProjectCreated']))
    expect((await logOf(ana, null)).items.map(({ kind }) => kind)).toContain('OrganizationFounded')
  })

  it('PRJ-13 AUD-01 verifies without its content, which the verifier tells of', async () => {
    await ana.act('SignHead', {})
    const body = await exportedTo(ana)
    const verdict = await verdictOn(linesOf([Buffer.from(String(body))]))
    const [erasure] = (await ana.ask('retention', { projectId: finished })).erasures
    expect(verdict).toMatchObject({
      verdict: 'good',
      erased: [{ rule: 'PRJ-13', type: 'ActionLogErased', count: erasure?.count }],
    })
    // The other project's log is there, whole.
    expect(String(body)).toContain('Ponte-em-Juizo')
    expect(String(body)).not.toContain('Ponte-Finalizada')
  })

  it('PRJ-13 AUD-01 carries in a filtered export what records the erasure, once, as long as who asks may see it', async () => {
    const judged = async (person: Person, narrow: object) =>
      verdictOn(linesOf([Buffer.from(await exportedTo(person, narrow))]))
    const created = await judged(ana, { kinds: ['ProjectCreated', 'ProjectStatusChanged'] })
    expect(created).toMatchObject({ verdict: 'good', scope: 'some', erased: [{ type: 'ActionLogErased', count: 2 }] })
    expect(created.unchecked.map(({ what }) => what)).not.toContain('erasures')
    const ofProject = await exportedTo(ana, { projectId: finished })
    expect(ofProject.match(/"type":"ActionLogErased"/g)).toHaveLength(1)
    expect(await judged(ana, { kinds: ['OrganizationFounded'] })).toMatchObject({ entries: 1, erased: [] })
    // Who saw the project reads what was erased there, and that it was; for whom it is gone, only what they did
    // themselves.
    const seen = await judged(team, { kinds: ['ProjectCreated'], projectId: finished })
    expect(seen).toMatchObject({ verdict: 'good', erased: [{ type: 'ActionLogErased', count: 1 }] })
    await ana.act('UnshareProject', { projectId: finished, userId: team.userId })
    const withheld = await exportedTo(team, {})
    const verdict = await verdictOn(linesOf([Buffer.from(withheld)]))
    expect(verdict).toMatchObject({
      verdict: 'good',
      erased: [{ type: 'ActionLogErased', count: 1 }],
      missing: { contents: 1, recorded: 0 },
    })
    expect(verdict.unchecked).toContainEqual({ what: 'erasures-withheld', count: 1 })
    // It says that the log was erased, and nothing of what it held.
    expect(withheld.match(/"type":"ActionLogErased"/g)).toHaveLength(1)
    expect(withheld).not.toContain('exportedAt')
  })

  it('PRJ-13 the project itself stays, and what is done in it from then on is told again', async () => {
    expect((await ana.ask('project', { projectId: finished })).pitch).toBe('Ponte-Finalizada')
    await ana.act('ChangeProjectStatus', { projectId: finished, status: 'active' })
    const { items } = await logOf(ana, finished)
    expect(items.map(({ kind }) => kind)).toContain('ProjectStatusChanged')
  })
})
