import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../files/sharedData'
import { centsOfDollars } from '../finance/centsOfDollars'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { times } from '../run/length'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'
import { aCostPlan } from './aCostPlan'
import { sumOf } from './sumOf'

const batselier = sharedData('dslib_batselier/dslib_25.json')
const { clock, pass, now } = movedClock(new Date('2026-03-02T12:00:00Z'))
const { founder, colleague, project } = await world({}, clock)
const ana = await founder()
const day = 24 * 60

describe('KAN-05 FIN-10 The S-curve of cost', () => {
  it('by hours is effort times the value of an hour, on the days on which it was recorded', async () => {
    const { projectId, dig, cure, change, ask } = await aCostPlan(ana, project)
    await change(dig, { progress: 50, realizedMinutes: 400 })
    const curve = await ask('hours', '2026-03-04')
    expect(curve.figures).toMatchObject({
      budgetAtCompletion: 500_00 + 400_00 + 133_33,
      plannedValue: 300_00,
      earnedValue: 250_00,
      actualCost: 333_33,
    })
    expect(curve.revisions.ledger).toBeNull()
    await change(cure, { hourCents: null })
    expect((await ask('hours', '2026-03-04')).leftOut).toMatchObject([{ because: 'noHourValue', count: 1 }])
    const { items } = await ana.ask('costCurveTasks', { projectId, source: 'hours', statusOn: '2026-03-04' })
    expect(sumOf(items, ({ earned }) => earned)).toBe(250_00)
    expect(sumOf(items, ({ actual }) => actual)).toBe(333_33)
  })

  it('by the ledger parts outflows over tasks and groups, and with what is left out comes to the ledger', async () => {
    const { projectId, dig, pour, cure, cardId, record, pay, change, ask } = await aCostPlan(ana, project)
    const toTask = await record(100_00, { of: 'tasks', items: [{ id: dig, cents: 70_00 }] })
    // By effort, 300 to 100: to the cent.
    const toGroup = await record(10_01, { of: 'deliveryGroups', items: [{ id: cardId, cents: 10_01 }] })
    await record(
      55_00,
      { of: 'tasks', items: [{ id: pour, cents: 55_00 }] },
      { realizedOn: null, realizedCents: 50_00 },
    )
    await record(20_00, { of: 'tasks', items: [{ id: dig, cents: 20_00 }] }, { kind: 'inflow' })
    await change(dig, { progress: 40 })
    pass(4 * day)
    await ana.signIn()
    await pay(toTask, '2026-03-03', { interestCents: 10_00 })
    await pay(toGroup, '2026-03-05')
    const curve = await ask('ledger', '2026-03-06')
    expect(curve.figures).toMatchObject({
      budgetAtCompletion: 70_00 + 10_01 + 55_00,
      plannedValue: 70_00,
      earnedValue: 28_00,
      // 70 of 100 of what was paid, with its interest, and all of the group's.
      actualCost: 77_00 + 10_01,
    })
    expect(curve.leftOut).toEqual([
      { because: 'noDay', count: 1, weight: 0, actual: 50_00 },
      { because: 'notAllocated', count: 1, weight: 30_00, actual: 33_00 },
    ])
    const { totals } = await ana.ask('ledgerTotals', { projectId })
    const outflows = totals.find(({ kind }) => kind === 'outflow')
    expect((curve.figures.budgetAtCompletion ?? 0) + sumOf(curve.leftOut, ({ weight }) => weight)).toBe(
      outflows?.plannedCents,
    )
    expect((curve.figures.actualCost ?? 0) + sumOf(curve.leftOut, ({ actual }) => actual)).toBe(110_00 + 10_01 + 50_00)
    const { items } = await ana.ask('costCurveTasks', { projectId, source: 'ledger', statusOn: '2026-03-06' })
    expect(Object.fromEntries(items.map(({ taskId, weight, actual }) => [taskId, [weight, actual]]))).toEqual({
      [dig]: [70_00, 77_00],
      [pour]: [55_00 + 7_51, 7_51],
      [cure]: [2_50, 2_50],
    })
    await ana.act('DeleteTask', { projectId, taskId: dig })
    expect((await ask('ledger', '2026-03-06')).leftOut).toContainEqual({
      because: 'deleted',
      count: 1,
      weight: 70_00,
      actual: 77_00,
    })
  })

  it('is told apart from what the ledger said since, and is the same report later', async () => {
    const { projectId, dig, record, pay, change, ask } = await aCostPlan(ana, project)
    const part = await record(100_00, { of: 'tasks', items: [{ id: dig, cents: 100_00 }] })
    await change(dig, { progress: 50 })
    const statusOn = now().slice(0, 10)
    pass(1)
    const asOf = now()
    const report = async () => (await ask('ledger', statusOn, { asOf })).hash
    const before = await report()
    pass(day)
    await ana.signIn()
    const changes = () => ana.ask('costCurveChanges', { projectId, source: 'ledger', statusOn })
    expect(await changes()).toMatchObject({ items: [], count: 0 })
    await pay(part, statusOn)
    await record(40_00, { of: 'tasks', items: [{ id: dig, cents: 40_00 }] })
    expect((await changes()).items).toMatchObject([
      { taskId: dig, before: { earned: 50_00, actual: null }, after: { earned: 70_00, actual: 100_00 } },
    ])
    expect(await report()).toBe(before)
    expect((await ask('ledger', statusOn)).hash).not.toBe(before)
  })

  it('adds up to the cent from its tasks, also where they earn parts of a cent', async () => {
    const { projectId, dig, pour, cure, cardId, record, change, ask } = await aCostPlan(ana, project)
    await record(3_33, { of: 'tasks', items: [{ id: dig, cents: 3_33 }] })
    await record(1_01, { of: 'deliveryGroups', items: [{ id: cardId, cents: 1_01 }] })
    const statusOn = now().slice(0, 10)
    for (const [taskId, progress] of [
      [dig, 50],
      [pour, 33],
      [cure, 99],
    ] as const)
      await change(taskId, { progress })
    const { figures } = await ask('ledger', statusOn)
    const { items } = await ana.ask('costCurveTasks', { projectId, source: 'ledger', statusOn })
    expect(items.find(({ taskId }) => taskId === dig)?.earned).toBe(166.5)
    expect(sumOf(items, ({ earned }) => earned)).toBeCloseTo(figures.earnedValue ?? 0, 9)
  })

  it('is read of the first and the last day of all, since when nothing can have been recorded', async () => {
    const { projectId, dig, record } = await aCostPlan(ana, project)
    await record(3_33, { of: 'tasks', items: [{ id: dig, cents: 3_33 }] })
    for (const statusOn of ['0001-01-01', '9999-12-31'])
      for (const source of ['hours', 'ledger'] as const) {
        for (const name of ['costCurve', 'costCurveTasks', 'costCurveChanges'] as const)
          expect((await ana.inquire(name, { projectId, source, statusOn })).status, `${name} ${statusOn}`).toBe(200)
        expect(await ana.ask('costCurveChanges', { projectId, source, statusOn })).toMatchObject({ count: 0 })
      }
  })

  it('has real costs to the cent, over tasks one after the other', { timeout: 1_200_000 }, async ({ skip }) => {
    skip(batselier.absent, batselier.reason)
    type Real = Record<string, { tasks: { duration_h: number; cost: number }[] }>
    const all = Object.values(JSON.parse(readFileSync(batselier.path, 'utf8')) as Real)
    const smallest = all.sort((first, second) => first.tasks.length - second.tasks.length).slice(0, times(2, 25))
    for (const { tasks } of smallest) {
      await ana.signIn()
      const projectId = await project(ana)
      const stepId = await firstStepOf(ana, projectId)
      let whole = 0
      let begin = Date.parse('2026-03-02')
      for (const { duration_h: hours, cost } of tasks) {
        const [taskId, cents] = [fresh(), centsOfDollars(String(cost))]
        const end = begin + Math.max(0, Math.ceil(hours / 8) - 1) * 86_400_000
        const [startOn, endOn] = [begin, end].map((at) => new Date(at).toISOString().slice(0, 10)) as [string, string]
        begin = end + 86_400_000
        const dates = { startOn, endOn, baselineStartOn: startOn, baselineEndOn: endOn }
        await ana.act('AddTask', { projectId, stepId, taskId, title: 'Obra', ...dates })
        if (cents < 1) continue
        whole += cents
        const installments = [{ installmentId: fresh(), dueOn: endOn, cents }]
        await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(taskId, cents), installments })
      }
      const { curve } = await ana.ask('costCurve', { projectId, source: 'ledger', statusOn: '2026-03-02' })
      expect(curve.figures.budgetAtCompletion).toBe(whole)
      expect(curve.points.at(-1)?.planned).toBe(whole)
      expect(curve.leftOut).toEqual([])
    }
  })
})

describe('Who may not', () => {
  it('ORG-09 see amounts, or tasks, learns nothing of a curve of cost, also once the right is lost', async () => {
    const { projectId, dig, change } = await aCostPlan(ana, project)
    await change(dig, { title: 'Segredo' })
    const bia = await colleague(ana, 'editor')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const input = { projectId, source: 'hours', statusOn: '2026-03-04' } as const
    expect((await bia.inquire('costCurve', input)).status).toBe(200)
    for (const lost of [{ finance: 'noAccess' }, { tasks: 'noAccess' }] as const) {
      await giveRights(ana, bia, lost)
      for (const name of ['costCurve', 'costCurveTasks', 'costCurveChanges'] as const)
        for (const moment of [{}, { asOf: now() }]) {
          const { status, body } = await bia.inquire(name, { ...input, ...moment } as never)
          expect(status, name).toBe(403)
          expect(JSON.stringify(body)).not.toMatch(/Segredo|50000/)
        }
    }
  })
})
