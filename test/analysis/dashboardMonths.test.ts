import type { Answer } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'

const { clock, pass } = movedClock(new Date('2026-03-20T12:00:00Z'))
const settings = { SESSION_HOURS: '100000', SESSION_IDLE_MINUTES: '6000000' }
const { founder, colleague, project } = await world(settings, clock)
const [october, november, december, january, february, march] = [
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
]

type Months = Answer<'dashboardMonths'>
const workOf = ({ work }: Months, month = march) => work?.months.find((each) => each.month === month)
const moneyOf = ({ money }: Months, currency = 'BRL', month = march) =>
  money?.find((sums) => sums.currency === currency)?.months.find((each) => each.month === month)

async function aTask(ana: Person, projectId: string, endOn: string, progress = 0): Promise<void> {
  const stepId = await firstStepOf(ana, projectId)
  const taskId = fresh()
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Escavar', startOn: endOn, endOn })
  if (progress > 0) await ana.act('ChangeTask', { projectId, taskId, progress })
}

/** A project with an outflow open since February, one paid in March, and one still to come in March. */
async function spending(ana: Person, pitch: string, currency: 'BRL' | 'USD' = 'BRL') {
  const projectId = await project(ana, { pitch, currency })
  const ledger = await aMoneyLedger(ana, projectId)
  await ledger.record('2026-02-10', [['2026-02-10', 100_00]])
  const paid = await ledger.record('2026-03-02', [['2026-03-02', 40_00]])
  await ledger.pay(paid, 0, '2026-03-03')
  await ledger.record('2026-03-30', [['2026-03-30', 7_00]])
  return projectId
}

describe('POR-05 The months of a dashboard', () => {
  it('POR-05 are this one and five before, each with what was planned to end and what was finished in it', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    await aTask(ana, projectId, '2025-09-30')
    await aTask(ana, projectId, '2025-10-01')
    await aTask(ana, projectId, '2026-01-31', 100)
    await aTask(ana, projectId, '2026-03-31')
    await aTask(ana, projectId, '2026-04-01')
    const answer = await ana.ask('dashboardMonths', {})
    expect(answer).toMatchObject({ total: 1, olderCount: 0, work: { counted: 1 } })
    expect(answer.work?.months).toEqual([
      { month: october, planned: 1, finished: 0 },
      { month: november, planned: 0, finished: 0 },
      { month: december, planned: 0, finished: 0 },
      { month: january, planned: 1, finished: 0 },
      { month: february, planned: 0, finished: 0 },
      { month: march, planned: 1, finished: 1 },
    ])
  })

  it('POR-05 POR-06 have what was realized and what is open of the planned apart, one currency at a time', async () => {
    const ana = await founder()
    await spending(ana, 'Muro')
    await spending(ana, 'Portão')
    await spending(ana, 'Ponte', 'USD')
    const answer = await ana.ask('dashboardMonths', {})
    expect(answer.money?.map(({ currency, counted }) => [currency, counted])).toEqual([
      ['BRL', 2],
      ['USD', 1],
    ])
    expect(moneyOf(answer)).toMatchObject({
      inflow: { realized: 0, open: 0 },
      outflow: { realized: 80_00, open: 14_00 },
    })
    expect(moneyOf(answer, 'BRL', february)).toMatchObject({ outflow: { realized: 0, open: 200_00 } })
    expect(moneyOf(answer, 'USD')).toMatchObject({ outflow: { realized: 40_00, open: 7_00 } })
    expect(moneyOf(answer, 'USD', november)).toMatchObject({ outflow: { realized: 0, open: 0 } })
  })

  it('PRJ-04 leave out projects of the statuses that are to be hidden, and count them in nothing', async () => {
    const ana = await founder()
    for (const status of ['active', 'inactive', 'finished'] as const) {
      const projectId = await project(ana, { pitch: status })
      await aTask(ana, projectId, '2026-03-20')
      if (status !== 'active') await ana.act('ChangeProjectStatus', { projectId, status })
    }
    const counted = async (...hiddenStatuses: ('inactive' | 'finished')[]) => {
      await ana.act('ChooseChartProjects', { hiddenStatuses })
      const answer = await ana.ask('dashboardMonths', {})
      return [answer.total, answer.work?.counted, workOf(answer)?.planned]
    }
    expect(await counted()).toEqual([3, 3, 3])
    expect(await counted('finished')).toEqual([2, 2, 2])
    expect(await counted('inactive', 'finished')).toEqual([1, 1, 1])
  })

  it('POR-05 sum nothing that is closed to who asks, and no project that is not theirs', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    const projectId = await spending(ana, 'Muro')
    await spending(ana, 'Portão')
    const bia = await colleague(ana, 'editor')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const seen = await bia.ask('dashboardMonths', {})
    expect(seen).toMatchObject({ total: 1, money: [{ counted: 1 }], hidden: [] })
    expect(moneyOf(seen)).toMatchObject({ outflow: { realized: 40_00 } })
    await giveRights(ana, bia, { finance: 'noAccess' })
    expect(await bia.ask('dashboardMonths', {})).toMatchObject({ total: 1, money: null, hidden: ['finance'] })
    await giveRights(ana, bia, { finance: 'noAccess', tasks: 'noAccess' })
    expect(await bia.ask('dashboardMonths', {})).toMatchObject({ total: 1, work: null, money: null })
    const theirs = await stranger.ask('dashboardMonths', {})
    expect(theirs).toMatchObject({ total: 0, money: [], work: { counted: 0 } })
  })

  it('POR-05 go on with the month, and have what has just happened', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    await aTask(ana, projectId, '2026-03-20', 100)
    pass(13 * 24 * 60)
    const april = async () => workOf(await ana.ask('dashboardMonths', {}), '2026-04')
    await expect.poll(april).toEqual({ month: '2026-04', planned: 0, finished: 0 })
    await aTask(ana, projectId, '2026-04-30', 100)
    expect(await april()).toEqual({ month: '2026-04', planned: 1, finished: 1 })
    pass(-13 * 24 * 60)
  })
})
