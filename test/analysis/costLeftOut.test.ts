import { describe, expect, it } from 'vitest'
import { movedClock } from '../past/toldAgain'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'
import { aCostPlan } from './aCostPlan'
import { sumOf } from './sumOf'

const { clock, pass, now } = movedClock(new Date('2026-03-02T12:00:00Z'))
const { founder, colleague, project } = await world({}, clock)
const ana = await founder()
const day = 24 * 60

describe('FIN-10 The S-curve of cost by the ledger', () => {
  it('leaves out what was spent after the status day, whatever it was for', async () => {
    const { projectId, dig, cardId, record, pay, ask } = await aCostPlan(ana, project)
    const toTask = await record(100_00, { of: 'tasks', items: [{ id: dig, cents: 100_00 }] })
    const toGroup = await record(40_00, { of: 'deliveryGroups', items: [{ id: cardId, cents: 30_00 }] })
    const before = await record(7_00, { of: 'tasks', items: [{ id: dig, cents: 5_00 }] })
    pass(6 * day)
    await ana.signIn()
    const realized = { realizedOn: '2026-03-05', realizedCents: 9_00 }
    await record(9_00, { of: 'tasks', items: [{ id: dig, cents: 9_00 }] }, realized)
    for (const [part, paidOn] of [
      [before, '2026-03-03'],
      [toTask, '2026-03-04'],
      [toGroup, '2026-03-06'],
    ] as const)
      await pay(part, paidOn)
    const figuresAt = async (statusOn: string) => {
      const { figures, leftOut } = await ask('ledger', statusOn)
      const { totals } = await ana.ask('ledgerTotals', { projectId })
      expect((figures.actualCost ?? 0) + sumOf(leftOut, ({ actual }) => actual)).toBe(
        totals.find(({ kind }) => kind === 'outflow')?.realizedCents,
      )
      return [figures.actualCost, Object.fromEntries(leftOut.map(({ because, actual }) => [because, actual]))]
    }
    expect(await figuresAt('2026-03-02')).toEqual([null, { afterStatusDay: 156_00, notAllocated: 0 }])
    expect(await figuresAt('2026-03-03')).toEqual([5_00, { afterStatusDay: 149_00, notAllocated: 2_00 }])
    expect(await figuresAt('2026-03-05')).toEqual([114_00, { afterStatusDay: 40_00, notAllocated: 2_00 }])
    expect(await figuresAt('2026-03-06')).toEqual([144_00, { notAllocated: 12_00 }])
  })

  it('counts what was spent on a milestone, also where its plan was cancelled', async () => {
    const { projectId, dig, pour, record, change, ask } = await aCostPlan(ana, project)
    for (const [taskId, on] of [
      [dig, '2026-03-06'],
      [pour, '2026-03-13'],
    ] as const)
      await change(taskId, { isMilestone: true, startOn: on, endOn: on, baselineStartOn: on, baselineEndOn: on })
    const realized = { realizedOn: '2026-03-02', realizedCents: 100_00 }
    const part = await record(100_00, { of: 'tasks', items: [{ id: dig, cents: 100_00 }] }, realized)
    await ana.act('CancelInstallments', { projectId, installments: [part], reason: 'Sem saldo' })
    const curve = await ask('ledger', '2026-03-04')
    expect(curve.figures).toMatchObject({ budgetAtCompletion: 0, actualCost: 100_00 })
    expect(curve).toMatchObject({ leftOut: [], coverage: { counted: 1, total: 3 } })
    const tasksOf = async (more: object) =>
      (await ana.ask('costCurveTasks', { projectId, source: 'ledger', statusOn: '2026-03-04', ...more })).items
    expect(await tasksOf({})).toMatchObject([{ taskId: dig, weight: 0, actual: 100_00, leftOut: null }])
    expect(await tasksOf({ because: 'milestone' })).toMatchObject([{ taskId: pour, actual: null }])
  })

  it('ORG-09 parts amounts of delivery groups by no task for whoever may not see the canvas', async () => {
    const { projectId, dig, cardId, record, pay } = await aCostPlan(ana, project)
    const part = await record(30_00, { of: 'deliveryGroups', items: [{ id: cardId, cents: 20_00 }] })
    const later = await record(8_00, { of: 'deliveryGroups', items: [{ id: cardId, cents: 8_00 }] })
    await record(5_00, { of: 'tasks', items: [{ id: dig, cents: 5_00 }] })
    pass(4 * day)
    await ana.signIn()
    await pay(part, '2026-03-03')
    await pay(later, '2026-03-05')
    const bia = await colleague(ana, 'editor')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const input = { projectId, source: 'ledger', statusOn: '2026-03-04' } as const
    const seen = async () => (await bia.ask('costCurve', input)).curve
    expect((await seen()).figures.budgetAtCompletion).toBe(33_00)
    await giveRights(ana, bia, { canvas: 'noAccess' })
    for (const moment of [{}, { asOf: now() }]) {
      const { curve } = await bia.ask('costCurve', { ...input, ...moment } as never)
      expect(curve.figures).toMatchObject({ budgetAtCompletion: 5_00, actualCost: null })
      expect(curve.leftOut).toEqual([
        { because: 'afterStatusDay', count: 1, weight: 0, actual: 8_00 },
        { because: 'closed', count: 2, weight: 28_00, actual: 20_00 },
        { because: 'notAllocated', count: 1, weight: 10_00, actual: 10_00 },
      ])
      const { items } = await bia.ask('costCurveTasks', { ...input, ...moment } as never)
      expect(items.map(({ taskId, weight }) => [taskId, weight])).toEqual([[dig, 5_00]])
    }
    const { items: changes } = await bia.ask('costCurveChanges', input)
    expect(changes.map(({ taskId }) => taskId).filter((taskId) => taskId !== dig)).toEqual([])
  })
})
