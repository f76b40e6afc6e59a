import { readFileSync } from 'node:fs'
import { splitCents } from '@prumo/contracts/finance/splitCents'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../files/sharedData'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { centsOfDollars } from './centsOfDollars'
import { nycBudgets } from './nycBudgets'

const batselier = sharedData('dslib_batselier/dslib_25.json')
const nyc = sharedData('projects_nyc_sca/first_400_rows.csv')
const atOnce = 8

const { founder, project } = await world()
const ana = await founder()

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)

/** Many things, a few at a time. */
async function all<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<unknown>): Promise<void> {
  const left = [...things]
  const line = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}

async function aTask(projectId: string): Promise<string> {
  const taskId = fresh()
  const dates = { startOn: '2027-01-04', endOn: '2027-01-08' }
  await ana.act('AddTask', {
    projectId,
    stepId: await firstStepOf(ana, projectId),
    taskId,
    title: 'Obra',
    ...dates,
  })
  return taskId
}

type Costs = Readonly<Record<string, { tasks: { cost: number }[] }>>

it('FIN-14 real projects with costs add up to the cent, each rounded half up when it is read', async ({ skip }) => {
  skip(batselier.absent, batselier.reason)
  const projects = Object.values(JSON.parse(readFileSync(batselier.path, 'utf8')) as Costs)
  for (const { tasks } of projects) {
    // As the file writes it: no binary fraction decides how a half is rounded.
    const costs = tasks.map(({ cost }) => centsOfDollars(String(cost))).filter((cents) => cents >= 3)
    if (costs.length === 0) continue
    const projectId = await project(ana)
    const taskId = await aTask(projectId)
    await all(costs, (cents) => {
      const thirds = splitCents(cents, [1, 1, 1]).map((each, month) => {
        return { installmentId: fresh(), dueOn: `2027-0${month + 1}-10`, cents: each }
      })
      const entry = { ...anEntry(taskId, cents), installments: thirds }
      return ana.act('RecordEntry', { projectId, entryId: fresh(), ...entry })
    })
    const whole = sumOf(costs)
    const { sums } = await ana.ask('installments', { projectId })
    expect(sums).toEqual([{ kind: 'outflow', state: 'open', count: 3 * costs.length, cents: whole, paidCents: 0 }])
    const { totals } = await ana.ask('ledgerTotals', { projectId })
    expect(totals).toMatchObject([{ entryCount: costs.length, plannedCents: whole, openCents: whole }])
  }
})

describe('FIN-09 Budgets and spending of a city', () => {
  const phases = () => nycBudgets(parse(readFileSync(nyc.path), { columns: true }) as Record<string, string>[])

  it('are read or refused by reason, none left out', ({ skip }) => {
    skip(nyc.absent, nyc.reason)
    const { read, refused } = phases()
    // A budget of nothing is no amount.
    expect(refused).toEqual({ 'no day': 198, nothing: 7 })
    expect(read).toHaveLength(400 - 198 - 7)
    expect(sumOf(read.map(({ budgetCents }) => budgetCents))).toBe(411_092_005_00)
  })

  it('FIN-10 come to what was planned, and to what was realized against it, in all and by day', async ({ skip }) => {
    skip(nyc.absent, nyc.reason)
    const { read } = phases()
    const projectId = await project(ana)
    const taskId = await aTask(projectId)
    await all(read, ({ title, plannedOn, endedOn, budgetCents, spentCents }) => {
      const realizedOn = spentCents === null ? null : endedOn
      const entry = { ...anEntry(taskId, budgetCents), title, plannedOn, realizedOn, realizedCents: spentCents }
      return ana.act('RecordEntry', { projectId, entryId: fresh(), ...entry })
    })
    const spent = read.filter(({ spentCents }) => spentCents !== null)
    const { totals } = await ana.ask('ledgerTotals', { projectId })
    expect(totals).toMatchObject([
      {
        entryCount: read.length,
        plannedCents: sumOf(read.map(({ budgetCents }) => budgetCents)),
        realizedCents: sumOf(spent.map(({ spentCents }) => spentCents ?? 0)),
        plannedOfRealizedCents: sumOf(spent.map(({ budgetCents }) => budgetCents)),
      },
    ])

    // FIN-10: their curve, against sums of the rows.
    const statusOn = '2016-12-31'
    const until = (day: string) => sumOf(read.flatMap((of) => (of.plannedOn <= day ? [of.budgetCents] : [])))
    const spentUntil = (day: string) =>
      sumOf(spent.flatMap(({ endedOn, spentCents }) => (endedOn && endedOn <= day ? [spentCents ?? 0] : [])))
    const { points, leftOut } = await ana.ask('moneyCurve', { projectId, statusOn, by: 'month' })
    expect(points.length).toBeGreaterThan(50)
    for (const { on, outflow } of points)
      expect(outflow).toMatchObject({ planned: until(on), realized: on > statusOn ? null : spentUntil(on) })
    const undated = spent.filter(({ endedOn }) => endedOn === null)
    const undatedCents = sumOf(undated.map(({ spentCents }) => spentCents ?? 0))
    // Another one has a budget of nothing.
    expect(undated).toHaveLength(81)
    expect(leftOut).toContainEqual({
      because: 'noDay',
      kind: 'outflow',
      of: 'realized',
      count: undated.length,
      cents: undatedCents,
    })
    const besides = sumOf(leftOut.map(({ cents }) => cents))
    expect(spentUntil(statusOn) + besides).toBe(sumOf(spent.map(({ spentCents }) => spentCents ?? 0)))
  })
})
