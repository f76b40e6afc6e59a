import type { Answer } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'
import { aRiskArea, aThreat } from './aRiskArea'

const { clock, pass } = movedClock(new Date('2026-03-12T12:00:00Z'))
const settings = { SESSION_HOURS: '10000', SESSION_IDLE_MINUTES: '600000' }
const { founder, colleague, project } = await world(settings, clock)
const statusOn = '2026-03-12'

const columns = ['taskCount', 'overdueTaskCount', 'earnedValue', 'schedulePerformanceIndex', 'openAmount.outflow']
const analysisFor = (who: Person, wanted = columns): Promise<Answer<'projectAnalysis'>> =>
  who.ask('projectAnalysis', { columns: wanted })

/** A project with a week of work that should be done, and an outflow that is open. */
async function aBusyProject(ana: Person, pitch: string) {
  const projectId = await project(ana, { pitch })
  const stepId = await firstStepOf(ana, projectId)
  const taskId = fresh()
  const week = { startOn: '2026-03-02', endOn: '2026-03-06' }
  const planned = { baselineStartOn: week.startOn, baselineEndOn: week.endOn, estimatedMinutes: 600 }
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Escavar', ...week, ...planned })
  await ana.act('ChangeTask', { projectId, taskId, progress: 40 })
  const ledger = await aMoneyLedger(ana, projectId)
  await ledger.record('2026-03-01', [['2026-03-05', 100_00]])
  return { projectId, taskId, ledger }
}

const ofRisks = ['openThreatCount', 'highestThreatScore', 'highestThreatScoreAfter']
async function finishAll(ana: Person, projectId: string) {
  const { tasks } = await ana.ask('board', { projectId })
  for (const { taskId } of tasks) await ana.act('ChangeTask', { projectId, taskId, progress: 100 })
}

describe('POR-04 The analysis of projects', () => {
  it('POR-04 says of each project what its own curves say of it, and by what they weigh', async () => {
    const ana = await founder()
    const { projectId } = await aBusyProject(ana, 'Muro')
    const work = await ana.ask('workCurve', { projectId, statusOn })
    const money = await ana.ask('moneyCurve', { projectId, statusOn })
    const { projects, total } = await analysisFor(ana)
    expect(total).toBe(1)
    expect(projects).toMatchObject([{ projectId, pitch: 'Muro', statusOn, unit: work.unit, hidden: [] }])
    expect(projects[0]?.work).toEqual({
      taskCount: 2,
      overdueTaskCount: 2,
      earnedValue: work.figures.earnedValue,
      schedulePerformanceIndex: work.figures.schedulePerformanceIndex,
    })
    expect(projects[0]?.money).toEqual({ 'openAmount.outflow': money.figures.outflow.openAmount })
    expect(money.figures.outflow.openAmount).toBe(100_00)
  })

  it('POR-04 has what has just happened in a project, and its figures of the next day once it has begun', async () => {
    const ana = await founder()
    const { projectId, taskId, ledger } = await aBusyProject(ana, 'Muro')
    const cells = async () => {
      const [found] = (await analysisFor(ana, ['taskProgress', 'overdueTaskCount', 'overdueAmount.outflow'])).projects
      return { ...found?.work, ...found?.money, on: found?.statusOn }
    }
    expect(await cells()).toMatchObject({ taskProgress: 20, 'overdueAmount.outflow': 100_00, on: statusOn })
    await ana.act('ChangeTask', { projectId, taskId, progress: 100 })
    await ledger.record('2026-03-12', [['2026-03-12', 5_00]])
    expect(await cells()).toMatchObject({ taskProgress: 50, overdueTaskCount: 1, 'overdueAmount.outflow': 100_00 })
    pass(24 * 60)
    await expect.poll(cells).toMatchObject({ 'overdueAmount.outflow': 105_00, on: '2026-03-13' })
    pass(-24 * 60)
  })

  it('POR-04 shows nobody the figures of what is closed to them, nor projects that are not theirs', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    const { projectId } = await aBusyProject(ana, 'Muro')
    await aBusyProject(ana, 'Portão')
    const bia = await colleague(ana, 'editor')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    expect((await analysisFor(bia)).projects).toMatchObject([{ projectId, hidden: [] }])
    await giveRights(ana, bia, { finance: 'noAccess' })
    const [withoutMoney, ...others] = (await analysisFor(bia)).projects
    expect(others).toEqual([])
    expect(withoutMoney).toMatchObject({ projectId, work: { taskCount: 2 }, money: null, hidden: ['finance'] })
    await giveRights(ana, bia, { tasks: 'noAccess' })
    expect((await analysisFor(bia)).projects).toMatchObject([{ projectId, work: null, unit: null }])
    expect(await analysisFor(stranger)).toEqual({ projects: [], total: 0 })
  })

  it('POR-04 counts open risks and names the worst of them, without those that are concluded or deleted', async () => {
    const ana = await founder()
    const { projectId } = await aBusyProject(ana, 'Muro')
    const cells = async () => (await analysisFor(ana, ofRisks)).projects[0]?.risks
    const none = { openThreatCount: 0, highestThreatScore: null, highestThreatScoreAfter: null }
    expect(await cells()).toEqual(none)
    const add = await aRiskArea(ana, projectId)
    const flood = await add('Enchente', aThreat)
    await add('Verba', { ...aThreat, riskType: 'opportunity', strategy: 'explore' })
    const wind = await add('Vento', { ...aThreat, impact: 'moderate', impactAfter: 'moderate' })
    expect(await cells()).toEqual({ openThreatCount: 2, highestThreatScore: 20, highestThreatScoreAfter: 6 })
    await ana.act('ChangeCard', { projectId, cardId: flood, concludedOn: statusOn })
    expect(await cells()).toEqual({ openThreatCount: 1, highestThreatScore: 12, highestThreatScoreAfter: 6 })
    await ana.act('DeleteCard', { projectId, cardId: wind, reason: 'Engano' })
    expect(await cells()).toEqual(none)
  })

  it('POR-04 shows nobody figures of risks to whom risks or the canvas are closed', async () => {
    const ana = await founder()
    const { projectId } = await aBusyProject(ana, 'Muro')
    await (await aRiskArea(ana, projectId))('Enchente', aThreat)
    const bia = await colleague(ana, 'editor')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    expect((await analysisFor(bia, ofRisks)).projects).toMatchObject([{ risks: { openThreatCount: 1 }, hidden: [] }])
    await giveRights(ana, bia, { risks: 'noAccess' })
    expect((await analysisFor(bia, ofRisks)).projects).toMatchObject([{ risks: null, hidden: ['risks'] }])
    await giveRights(ana, bia, { canvas: 'noAccess' })
    expect((await analysisFor(bia, ofRisks)).projects).toMatchObject([{ risks: null, work: {}, hidden: [] }])
  })

  it('POR-04 refuses a figure that is not in the register', async () => {
    const ana = await founder()
    const { status } = await ana.request('GET', '/rest/queries/projectAnalysis?columns=password')
    expect(status).toBe(422)
  })
})

describe('POR-05 The health of projects', () => {
  it('POR-05 names the active projects in which something is overdue, most tasks first, of all that are active', async () => {
    const ana = await founder()
    const { projectId } = await aBusyProject(ana, 'Muro')
    const money = await aBusyProject(ana, 'Portão')
    await finishAll(ana, money.projectId)
    const ended = await aBusyProject(ana, 'Telhado')
    await ana.act('ChangeProjectStatus', { projectId: ended.projectId, status: 'finished' })
    await project(ana, { pitch: 'Vazio' })
    const { projects, ...counts } = await ana.ask('projectHealth', {})
    expect(counts).toEqual({ activeCount: 3, lateCount: 2, unreckonedCount: 0 })
    expect(projects).toMatchObject([
      {
        projectId,
        work: { overdueTaskCount: 2, taskProgress: 20 },
        money: { overdueInflow: 0, overdueOutflow: 100_00 },
      },
      { pitch: 'Portão', statusOn, work: { overdueTaskCount: 0 }, money: { overdueOutflow: 100_00 } },
    ])
    expect((await ana.ask('projectHealth', { limit: 1 })).projects).toHaveLength(1)
  })

  it('POR-05 neither counts nor orders by what is hidden from who asks', async () => {
    const ana = await founder()
    const { projectId } = await aBusyProject(ana, 'Muro')
    const bia = await colleague(ana, 'editor')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await giveRights(ana, bia, { tasks: 'noAccess' })
    const withoutTasks = await bia.ask('projectHealth', {})
    expect(withoutTasks).toMatchObject({ activeCount: 1, lateCount: 1, projects: [{ work: null }] })
    await giveRights(ana, bia, { tasks: 'noAccess', finance: 'noAccess' })
    const { projects, lateCount } = await bia.ask('projectHealth', {})
    expect({ projects, lateCount }).toEqual({ projects: [], lateCount: 0 })
  })
})
