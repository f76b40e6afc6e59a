import { openQueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import { urlFor } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { movedClock } from '../past/toldAgain'
import { giveRights } from '../security/giveRights'
import { aSecret } from '../world/aSecret'
import { type Person, personAt } from '../world/person'
import { world } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'

// Noon in Brasília.
const { clock, pass } = movedClock(new Date('2026-03-12T15:00:00Z'))
const settings = { SESSION_HOURS: '10000', SESSION_IDLE_MINUTES: '600000' }
const theWorld = await world(settings, clock)
const { founder, colleague, project, databaseUrl } = theWorld
const database = openQueryDatabase(urlFor('prumo_query', databaseUrl, secretsOf(aSecret)), 1)
afterAll(() => database.close())

const columns = ['taskCount', 'taskProgress', 'schedulePerformanceIndex', 'overdueAmount.outflow', 'openAmount.outflow']

/** What somebody is answered across projects, in short. */
async function answersTo(who: Person) {
  const { projects, total } = await who.ask('projectAnalysis', { columns })
  const { activeCount, lateCount, projects: late } = await who.ask('projectHealth', {})
  return {
    total,
    active: activeCount,
    late: lateCount,
    lateNames: late.map(({ pitch }) => pitch).sort(),
    cells: Object.fromEntries(projects.map(({ pitch, work, money }) => [pitch, { ...work, ...money }])),
  }
}

/** A project with an overdue task and an outflow that is due today. */
async function aProjectDueToday(ana: Person, pitch: string, more: object = {}) {
  const projectId = await project(ana, { pitch, ...more })
  const ledger = await aMoneyLedger(ana, projectId)
  await ledger.record('2026-03-12', [['2026-03-12', 100_00]])
  return projectId
}

type Kept = { projectId: string; on: string; zone: string; tasks: number }

const keptFor = ({ organizationId }: Person): Promise<Kept[]> =>
  database.within(organizationId, async (db) => {
    const rows: Kept[] = await db('platform.project_figures')
      .select({ projectId: 'project_id', on: db.raw('status_on::text'), zone: 'zone' })
      .select(db.raw(`(figures #>> '{work,taskCount}')::int as tasks`))
    return rows
  })

const asOwner = async (sql: string, values: unknown[]) => {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(sql, values).finally(() => owner.end())
}

describe('While figures of projects are kept', () => {
  it('POR-04 POR-05 who is no longer in a project finds it neither shown nor counted', async () => {
    const ana = await founder()
    const bia = await colleague(ana, 'editor')
    const projectIds: Record<string, string> = {}
    for (const pitch of ['Ponte', 'Rua', 'Silo', 'Torre']) {
      const projectId = await aProjectDueToday(ana, pitch)
      projectIds[pitch] = projectId
      await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    }
    await expect.poll(async () => (await keptFor(ana)).length).toBe(4)
    expect(await answersTo(bia)).toMatchObject({ total: 4, active: 4, late: 4 })
    const idOf = (pitch: string) => projectIds[pitch] ?? ''
    await ana.act('UnshareProject', { projectId: idOf('Ponte'), userId: bia.userId })
    await bia.act('LeaveProject', { projectId: idOf('Rua') })
    expect(await answersTo(bia)).toMatchObject({ total: 2, active: 2, late: 2, lateNames: ['Silo', 'Torre'] })
    await ana.act('DeleteProject', { projectId: idOf('Silo'), pitch: 'Silo' })
    expect(await answersTo(bia)).toMatchObject({ total: 1, active: 1, late: 1, lateNames: ['Torre'] })
    expect(await answersTo(ana)).toMatchObject({ total: 3, active: 3, late: 3 })
    await expect.poll(async () => (await keptFor(ana)).length).toBe(3)
    await ana.act('ShareProject', { projectId: idOf('Ponte'), email: bia.email, as: ['stakeholder'] })
    expect(await answersTo(bia)).toMatchObject({ total: 2, late: 2, lateNames: ['Ponte', 'Torre'] })
  })

  it('POR-04 POR-05 a right that is lost takes its cells and all that they made late, until it is given back', async () => {
    const ana = await founder()
    const bia = await colleague(ana, 'editor')
    const projectId = await aProjectDueToday(ana, 'Muro')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await expect.poll(async () => (await keptFor(ana)).length).toBe(1)
    const whole = await answersTo(bia)
    expect(whole.cells.Muro).toMatchObject({ taskCount: 1, 'openAmount.outflow': 100_00 })
    await giveRights(ana, bia, { tasks: 'noAccess' })
    expect(await answersTo(bia)).toMatchObject({
      late: 0,
      lateNames: [],
      cells: { Muro: { 'openAmount.outflow': 100_00 } },
    })
    expect((await answersTo(bia)).cells.Muro).not.toHaveProperty('taskCount')
    await giveRights(ana, bia, { finance: 'noAccess' })
    expect((await answersTo(bia)).cells.Muro).not.toHaveProperty('openAmount.outflow')
    await giveRights(ana, bia, {})
    expect(await answersTo(bia)).toEqual(whole)
  })

  it('POR-04 a person who was erased is named nowhere across projects, and what they managed keeps its figures', async () => {
    const ana = await founder()
    const bia = await colleague(ana, 'creator')
    const projectId = await aProjectDueToday(bia, 'Muro')
    const before = await answersTo(ana)
    await ana.act('EraseUser', { userId: bia.userId, reason: 'Saiu da empresa', successorId: ana.userId })
    expect((await bia.inquire('projectAnalysis', { columns })).status).toBe(401)
    const { projects } = await ana.ask('projectAnalysis', { columns })
    expect(projects).toMatchObject([{ projectId, managerNames: ['Ana Souza'] }])
    expect(await answersTo(ana)).toEqual(before)
  })

  it('POR-04 each project says its currency, and what has no value has none instead of nought', async () => {
    const ana = await founder()
    await aProjectDueToday(ana, 'Dólares', { currency: 'USD' })
    await aProjectDueToday(ana, 'Reais')
    await project(ana, { pitch: 'Vazio' })
    const { projects } = await ana.ask('projectAnalysis', { columns })
    expect(projects).toMatchObject([
      { pitch: 'Dólares', currency: 'USD', money: { 'openAmount.outflow': 100_00 } },
      { pitch: 'Reais', currency: 'BRL', work: { schedulePerformanceIndex: null } },
      { pitch: 'Vazio', work: { taskCount: 0, taskProgress: null }, money: { 'openAmount.outflow': 0 } },
    ])
  })
})

describe('The day of an organization', () => {
  it('POR-04 is the next one as soon as its zone is one where that has begun', async () => {
    const ana = await founder()
    await aProjectDueToday(ana, 'Muro')
    expect(await overdueFor(ana)).toEqual(['2026-03-12', 0])
    await ana.act('SetTimeZone', { timeZone: 'Asia/Tokyo' })
    expect(await overdueFor(ana)).toEqual(['2026-03-13', 100_00])
  })

  it('POR-04 ends at the midnight of the zone that it has then, also if that was chosen at noon', async () => {
    const ana = await founder()
    const projectId = await aProjectDueToday(ana, 'Muro')
    const zoneIs = (zone: string, on: string) =>
      expect.poll(() => keptFor(ana)).toEqual([{ projectId, tasks: 1, zone, on }])
    await zoneIs('America/Sao_Paulo', '2026-03-12')
    await ana.act('SetTimeZone', { timeZone: 'America/Rio_Branco' })
    expect(await overdueFor(ana)).toEqual(['2026-03-12', 0])
    await happens(ana)
    await zoneIs('America/Rio_Branco', '2026-03-12')
    // An hour past midnight in Brasília.
    pass(13 * 60)
    expect(await overdueFor(ana)).toEqual(['2026-03-12', 0])
    // An hour past midnight in Rio Branco.
    pass(2 * 60)
    expect(await overdueFor(ana)).toEqual(['2026-03-13', 100_00])
    await happens(ana)
    await zoneIs('America/Rio_Branco', '2026-03-13')
  })
})

/** Of the only project, what is overdue, and at the end of which day. */
async function overdueFor(ana: Person) {
  const [found] = (await ana.ask('projectAnalysis', { columns })).projects
  return [found?.statusOn, found?.money?.['overdueAmount.outflow']]
}

/** Something that has all of an organization reckoned again, without waiting for the keeper's next look. */
async function happens(ana: Person) {
  const projectId = await project(ana, { pitch: 'Vazio' })
  await ana.act('DeleteProject', { projectId, pitch: 'Vazio' })
}

/** What makes figures that are kept hold no longer. */
const otherwise = {
  'of an earlier event': 'position = position - 1',
  'of an event that the log does not have': 'position = position + 1',
  'of another day': 'status_on = status_on - 1',
  'of another zone': `zone = 'UTC'`,
  'of another reckoning': 'version = version - 1',
}

describe('Figures that do not hold', () => {
  it('POR-04 are answered to nobody, and are reckoned again after a start', async () => {
    const ana = await founder()
    const names = Object.keys(otherwise)
    for (const pitch of names) await aProjectDueToday(ana, pitch)
    const right = Object.fromEntries(names.map((name) => [name, { taskCount: 1 }]))
    const tasksKept = async () => (await keptFor(ana)).map(({ tasks }) => tasks)
    await expect.poll(tasksKept).toEqual(names.map(() => 1))
    const { projects } = await ana.ask('projectAnalysis', { columns })
    await theWorld.restart(async () => {
      for (const { projectId, pitch } of projects)
        await asOwner(
          `update platform.project_figures set ${otherwise[pitch as keyof typeof otherwise]},
            figures = jsonb_set(figures, '{work,taskCount}', '99') where project_id = $1`,
          [projectId],
        )
      expect(await tasksKept()).toEqual(names.map(() => 99))
    })
    const again = personAt(theWorld.prumo.url, ana)
    await again.signIn()
    expect((await answersTo(again)).cells).toMatchObject(right)
    await expect.poll(tasksKept).toEqual(names.map(() => 1))
  })
})
