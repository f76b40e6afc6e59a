import { describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { world } from '../world/world'

const { clock } = movedClock(new Date('2026-03-12T12:00:00Z'))
const { founder, project } = await world({}, clock)
const ana = await founder()
const exactly = { interestCents: 0, fineCents: 0, discountCents: 0, rest: null }

async function aLedger() {
  const projectId = await project(ana)
  const taskId = fresh()
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Escavar', ...dates })
  const record = async (plannedOn: string, parts: readonly [string, number][], more: object = {}) => {
    const entryId = fresh()
    const installments = parts.map(([dueOn, cents]) => ({ installmentId: fresh(), dueOn, cents }))
    const whole = installments.reduce((sum, { cents }) => sum + cents, 0)
    const entry = { ...anEntry(taskId, whole), plannedOn, installments, ...more }
    await ana.act('RecordEntry', { projectId, entryId, ...entry })
    return { entryId, parts: installments }
  }
  const pay = (
    { entryId, parts }: Awaited<ReturnType<typeof record>>,
    index: number,
    paidOn: string,
    more: object = {},
  ) => {
    const { installmentId = '', cents = 0 } = parts[index] ?? {}
    return ana.act('PayInstallment', { projectId, entryId, installmentId, paidOn, cents, ...exactly, ...more })
  }
  return { projectId, record, pay }
}

describe('FIN-10 The S-curve of money', () => {
  it('FIN-10 counts each payment on its day by competence, unless somebody said what was realized, and when', async () => {
    const { projectId, record, pay } = await aLedger()
    const rent = await record('2026-01-05', [
      ['2026-01-10', 100_00],
      ['2026-02-10', 100_00],
      ['2026-03-10', 100_00],
    ])
    await pay(rent, 0, '2026-01-10')
    await pay(rent, 1, '2026-02-12', { interestCents: 5_00 })
    await record('2026-02-01', [['2026-04-01', 50_00]], { realizedOn: '2026-02-20', realizedCents: 48_00 })
    await record('2026-02-01', [['2026-04-01', 70_00]], { realizedOn: null, realizedCents: 71_00 })
    const question = { projectId, statusOn: '2026-03-12', by: 'month' as const }
    const { points, figures, leftOut } = await ana.ask('moneyCurve', question)
    expect(points.map(({ on, outflow }) => [on, outflow])).toEqual([
      ['2026-01-31', { planned: 300_00, realized: 100_00, forecast: null }],
      ['2026-02-28', { planned: 420_00, realized: 253_00, forecast: null }],
      ['2026-03-12', { planned: 420_00, realized: 253_00, forecast: 353_00 }],
      ['2026-03-31', { planned: 420_00, realized: null, forecast: 353_00 }],
    ])
    expect(figures.outflow).toMatchObject({ openAmount: 100_00, overdueAmount: 100_00, partlyPaidAmount: 205_00 })
    expect(leftOut).toEqual([{ because: 'noDay', kind: 'outflow', of: 'realized', count: 1, cents: 71_00 }])
    const cash = await ana.ask('moneyCurve', { ...question, view: 'cash' })
    expect(cash.points.map(({ on, outflow }) => [on, outflow])).toEqual([
      ['2026-01-31', { planned: 100_00, realized: 100_00, forecast: null }],
      ['2026-02-28', { planned: 200_00, realized: 205_00, forecast: null }],
      ['2026-03-12', { planned: 300_00, realized: 205_00, forecast: 305_00 }],
      ['2026-03-31', { planned: 300_00, realized: null, forecast: 305_00 }],
      ['2026-04-30', { planned: 420_00, realized: null, forecast: 425_00 }],
    ])
    const months = await ana.ask('moneyMonths', { projectId, statusOn: '2026-03-12', from: '2026-02' })
    expect(months.months).toMatchObject([{ month: '2026-02', outflow: { planned: 120_00, realized: 153_00 } }])
    expect(months.beyond.outflow).toEqual({ planned: 300_00, realized: 100_00 })
  })
})
