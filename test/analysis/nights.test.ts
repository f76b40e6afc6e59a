import type { NightEvent } from '@prumo/contracts/analysis/nights'
import type { Answer } from '@prumo/contracts/index'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { openQueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import { urlFor } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { figureStandings } from '@prumo/query-service/figures/figureStandings'
import { afterAll, describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { logOwner } from '../log/logOwner'
import { movedClock } from '../past/toldAgain'
import { giveRights } from '../security/giveRights'
import { aSecret } from '../world/aSecret'
import { grantPlan } from '../world/grantPlan'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'

const { clock, pass, now } = movedClock(new Date('2025-06-10T12:00:00Z'))
const theWorld = await world({ SESSION_HOURS: '100000', SESSION_IDLE_MINUTES: '6000000' }, clock)
const { founder, colleague, project, databaseUrl } = theWorld
const owner = logOwner(databaseUrl)
const database = openQueryDatabase(urlFor('prumo_query', databaseUrl, secretsOf(aSecret)), 1)
afterAll(() => database.close())

const goOnTo = (instant: string) => {
  clock.time = new Date(instant)
}

/** The nights that were taken of an organization, once those that wait are taken. */
async function nightsOf({ organizationId }: Person): Promise<NightEvent['data'][]> {
  await theWorld.prumo.commands.look()
  const log = await owner.logOf(organizationId)
  return log.filter(({ type }) => type === 'ProjectFiguresTaken').map(({ data }) => JSON.parse(data))
}
const overdueOf = async (ana: Person) =>
  (await nightsOf(ana)).map(({ statusOn, work }) => [statusOn, work.overdueTaskCount])

/** As in a version that knew no nights: figures are neither kept nor taken, until they may be. */
async function nothingKept() {
  const client = await owner.pool.connect()
  const { figures, figureNights } = advisoryLocks
  await client.query('select pg_advisory_lock($1), pg_advisory_lock($2)', [figures, figureNights])
  return async () => {
    await client.query('select pg_advisory_unlock_all()')
    client.release()
  }
}

/** Something happens in a project that changes no figure, and the keeper has looked at it. */
async function looked(ana: Person, projectId: string) {
  pass(1)
  const { projects } = await ana.ask('projectAnalysis', { columns: ['taskCount'] })
  const favorite = !projects.find((each) => each.projectId === projectId)?.favorite
  await ana.act('MarkFavorite', { projectId, favorite })
  const reckonedAt = async () =>
    (
      await owner.pool.query('select reckoned_at as at from platform.project_figures where project_id = $1', [
        projectId,
      ])
    ).rows[0]?.at
  await expect.poll(async () => new Date(await reckonedAt()).toISOString()).toBe(now())
}

/** A project with a task that is due on this day, and an outflow that is open. */
async function aProjectWithATask(ana: Person, endOn: string) {
  const projectId = await project(ana)
  const taskId = fresh()
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddTask', {
    projectId,
    stepId,
    taskId,
    title: 'Escavar',
    startOn: endOn,
    endOn,
    estimatedMinutes: 600,
  })
  return { projectId, taskId, progress: (of: number) => ana.act('ChangeTask', { projectId, taskId, progress: of }) }
}

describe('The figures of a night', () => {
  it('POR-04 are those of the end of the day, which ends at midnight of the organization', async () => {
    const [ana, bia] = [await founder(), await founder()]
    await bia.act('SetTimeZone', { timeZone: 'America/Rio_Branco' })
    goOnTo('2025-06-12T12:00:00Z')
    const [wall, gate] = [await aProjectWithATask(ana, '2025-06-11'), await aProjectWithATask(bia, '2025-06-11')]
    await wall.progress(40)
    goOnTo('2025-06-13T03:30:00Z')
    // What comes after midnight is no part of it.
    await wall.progress(100)
    await looked(ana, wall.projectId)
    await looked(bia, gate.projectId)
    expect(await nightsOf(ana)).toMatchObject([
      { projectId: wall.projectId, statusOn: '2025-06-12', work: { overdueTaskCount: 1, taskProgress: 40 } },
    ])
    expect(await nightsOf(bia)).toEqual([])
    goOnTo('2025-06-13T05:30:00Z')
    await looked(bia, gate.projectId)
    expect(await overdueOf(bia)).toEqual([['2025-06-12', 1]])
  })

  it('POR-04 are taken only where they differ, and of each day that ended meanwhile', async () => {
    const ana = await founder()
    goOnTo('2025-06-16T12:00:00Z')
    const { projectId } = await aProjectWithATask(ana, '2025-06-18')
    await ana.act('SetTimeZone', { timeZone: 'America/Noronha' })
    await looked(ana, projectId)
    goOnTo('2025-06-20T12:00:00Z')
    await looked(ana, projectId)
    const days = await overdueOf(ana)
    expect(days[0]).toEqual(['2025-06-16', 0])
    expect(days).toContainEqual(['2025-06-19', 1])
    goOnTo('2025-06-22T12:00:00Z')
    await looked(ana, projectId)
    expect(await overdueOf(ana)).toEqual(days)
  })

  it('POR-04 are of no day twice, where the organization goes west and a day begins again', async () => {
    const ana = await founder()
    goOnTo('2025-06-24T12:00:00Z')
    const { projectId, progress } = await aProjectWithATask(ana, '2025-06-20')
    goOnTo('2025-06-25T03:30:00Z')
    await looked(ana, projectId)
    expect(await overdueOf(ana)).toEqual([['2025-06-24', 1]])
    await ana.act('SetTimeZone', { timeZone: 'America/Rio_Branco' })
    await progress(50)
    goOnTo('2025-06-25T05:30:00Z')
    await looked(ana, projectId)
    expect(await overdueOf(ana)).toEqual([['2025-06-24', 1]])
    goOnTo('2025-06-26T05:30:00Z')
    await looked(ana, projectId)
    expect((await overdueOf(ana)).map(([day]) => day)).toEqual(['2025-06-24', '2025-06-25'])
  })

  it('POR-04 are taken once, where Prumo is killed before it forgets that they wait', async () => {
    const ana = await founder()
    goOnTo('2025-06-27T12:00:00Z')
    const { projectId } = await aProjectWithATask(ana, '2025-06-26')
    goOnTo('2025-06-28T12:00:00Z')
    await looked(ana, projectId)
    const [night, ...more] = await nightsOf(ana)
    expect(more).toEqual([])
    await owner.pool.query('insert into platform.figure_nights values ($1, $2, $3, $4)', [
      projectId,
      night?.statusOn,
      ana.organizationId,
      night,
    ])
    expect(await nightsOf(ana)).toEqual([night])
    const { rows } = await owner.pool.query('select from platform.figure_nights where project_id = $1', [projectId])
    expect(rows).toEqual([])
  })

  it('POR-04 of a project that is gone meanwhile are not taken', async () => {
    const ana = await founder()
    goOnTo('2025-06-29T12:00:00Z')
    const { projectId } = await aProjectWithATask(ana, '2025-06-26')
    goOnTo('2025-06-30T12:00:00Z')
    await looked(ana, projectId)
    const pitch = (await ana.ask('projectAnalysis', { columns: ['taskCount'] })).projects[0]?.pitch ?? ''
    await ana.act('DeleteProject', { projectId, pitch })
    expect(await nightsOf(ana)).toEqual([])
  })
})

describe('The first night of a project', () => {
  it('POR-04 also takes the ends of the six months before, as its analysis had them', async () => {
    goOnTo('2025-07-20T12:00:00Z')
    const letKeep = await nothingKept()
    const ana = await founder()
    await grantPlan(theWorld, ana, { plan: 'pro', seats: 5 })
    const { projectId, progress } = await aProjectWithATask(ana, '2025-08-20')
    const ledger = await aMoneyLedger(ana, projectId)
    const columns = [
      'taskProgress',
      'overdueTaskCount',
      'earnedValue',
      'openAmount.outflow',
      'deviationPercent.outflow',
    ]
    const then: Record<string, Answer<'projectAnalysis'>['projects']> = {}
    for (const [month, day] of [
      ['07', 31],
      ['08', 31],
      ['09', 30],
    ] as const) {
      goOnTo(`2025-${month}-${day}T20:00:00Z`)
      await progress(day === 30 ? 90 : Number(month) * 5)
      await ledger.record(`2025-${month}-01`, [[`2025-${month}-25`, 10_00]])
      then[`2025-${month}-${day}`] = (await ana.ask('projectAnalysis', { columns })).projects
    }
    goOnTo('2025-10-02T12:00:00Z')
    await progress(95)
    goOnTo('2025-10-05T12:00:00Z')
    await letKeep()
    await looked(ana, projectId)
    const nights = await nightsOf(ana)
    expect(nights.map(({ statusOn }) => statusOn)).toEqual([...Object.keys(then), '2025-10-04'])
    for (const { statusOn, work, money } of nights.slice(0, 3)) {
      const [found] = then[statusOn] ?? []
      expect(found?.statusOn).toBe(statusOn)
      expect(work).toMatchObject({ ...found?.work })
      expect(money.outflow.openAmount).toBe(found?.money?.['openAmount.outflow'])
    }
  })
})

describe('POR-04 Projects as of the night of a past day', () => {
  const columns = ['overdueTaskCount', 'openAmount.outflow', 'deviationPercent.outflow']
  const asOf = async (who: Person, on: string) => (await who.ask('projectAnalysis', { columns, on })).projects

  it('POR-04 are answered from the last night until then, to whom they are open now, and to nobody else', async () => {
    goOnTo('2025-10-20T12:00:00Z')
    const [ana, stranger] = [await founder(), await founder()]
    const { projectId, progress } = await aProjectWithATask(ana, '2025-10-17')
    const ledger = await aMoneyLedger(ana, projectId)
    await ledger.record('2025-10-01', [['2025-10-25', 10_00]])
    await looked(ana, projectId)
    goOnTo('2025-10-21T12:00:00Z')
    await looked(ana, projectId)
    const [night] = await nightsOf(ana)
    await progress(100)
    await looked(ana, projectId)
    expect(await asOf(ana, '2025-10-19')).toMatchObject([{ projectId, statusOn: null, unit: null }])
    const [found] = await asOf(ana, '2025-10-20')
    expect(found).toMatchObject({
      statusOn: '2025-10-20',
      unit: night?.unit,
      work: { overdueTaskCount: night?.work.overdueTaskCount },
      money: { 'openAmount.outflow': 10_00, 'deviationPercent.outflow': -100 },
    })
    expect(await asOf(ana, '2025-10-21')).toMatchObject([{ statusOn: '2025-10-21', work: { overdueTaskCount: 0 } }])
    const { lateCount, projects } = await ana.ask('projectHealth', { on: '2025-10-20' })
    expect({ lateCount, projects }).toMatchObject({ lateCount: 1, projects: [{ projectId, statusOn: '2025-10-20' }] })

    const bia = await colleague(ana, 'editor')
    expect(await asOf(bia, '2025-10-20')).toEqual([])
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await giveRights(ana, bia, { finance: 'noAccess' })
    expect(await asOf(bia, '2025-10-20')).toMatchObject([
      { statusOn: '2025-10-20', work: { overdueTaskCount: 1 }, money: null, hidden: ['finance'] },
    ])
    await giveRights(ana, bia, { tasks: 'noAccess' })
    expect(await asOf(bia, '2025-10-20')).toMatchObject([{ work: null, unit: null }])
    expect(await asOf(stranger, '2025-10-20')).toEqual([])
  })

  it('POR-04 are of days that there are, and change none of the figures of today', async () => {
    goOnTo('2025-10-22T12:00:00Z')
    const ana = await founder()
    const { projectId } = await aProjectWithATask(ana, '2025-10-17')
    goOnTo('2025-10-23T12:00:00Z')
    await looked(ana, projectId)
    expect((await nightsOf(ana)).length).toBe(1)
    await expect.poll(async () => (await asOf(ana, '2025-10-22'))[0]?.statusOn).toBe('2025-10-22')
    const [standing] = await database.within(ana.organizationId, (db) =>
      figureStandings(db, ana.organizationId, [projectId]),
    )
    expect(standing?.kept?.position).toBe(standing?.moved)
    const [today] = (await ana.ask('projectAnalysis', { columns })).projects
    expect(await asOf(ana, '2025-10-23')).toEqual([today])
    const { status } = await ana.request('GET', '/rest/queries/projectAnalysis?columns=taskCount&on=2025-02-30')
    expect(status).toBe(422)
  })

  it('POR-04 are hidden once the action log of that night was erased, and none is taken of the time before', async () => {
    goOnTo('2025-10-24T12:00:00Z')
    const ana = await founder()
    await grantPlan(theWorld, ana, { plan: 'pro', seats: 5 })
    const { projectId } = await aProjectWithATask(ana, '2025-10-23')
    await looked(ana, projectId)
    goOnTo('2025-10-25T12:00:00Z')
    await looked(ana, projectId)
    expect((await nightsOf(ana)).length).toBe(1)
    await ana.act('ChangeProjectStatus', { projectId, status: 'finished' })
    expect(await asOf(ana, '2025-10-24')).toMatchObject([{ statusOn: '2025-10-24' }])
    for (const day of ['2026-04-20', '2026-05-02']) {
      goOnTo(`${day}T15:00:00Z`)
      await theWorld.prumo.commands.retention.run()
    }
    const before = await nightsOf(ana)
    await ana.signIn()
    expect(await asOf(ana, '2025-10-24')).toMatchObject([{ projectId, statusOn: null, unit: null }])
    goOnTo('2026-05-04T12:00:00Z')
    await looked(ana, projectId)
    const later = (await nightsOf(ana)).slice(before.length)
    expect(later.filter(({ statusOn }) => statusOn < '2026-05-02')).toEqual([])
    expect(await asOf(ana, '2025-10-24')).toMatchObject([{ projectId, statusOn: null }])
  })
})
