import { type MoneyPartKind, moneyPartKinds } from '@prumo/contracts/finance/kinds'
import type { Answer } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { world } from '../world/world'
import { allParts } from './allParts'
import { aMoneyLedger } from './aMoneyLedger'

const { clock, pass } = movedClock(new Date('2026-03-12T12:00:00Z'))
const { founder, project } = await world({ SESSION_HOURS: '10000', SESSION_IDLE_MINUTES: '600000' }, clock)
const ana = await founder()
const aLedger = async (changes: object = {}) => aMoneyLedger(ana, await project(ana, changes))
const statusOn = '2026-03-12'
const day = 24 * 60

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

  it('FIN-10 a late posting moves what is known now, and not what was reported then, whose hash stays', async () => {
    const { projectId, record, pay, entry } = await aLedger()
    const wall = await record('2026-03-01', [['2026-03-05', 100_00]])
    const roof = await record('2026-03-01', [['2026-03-06', 60_00]])
    const reported = '2026-03-13T02:59:59.999Z'
    pass(day)
    const then = { projectId, statusOn, asOf: reported }
    const first = await ana.ask('moneyCurve', then as never)
    expect(await ana.ask('moneyCurve', { projectId, statusOn })).toMatchObject({ hash: first.hash })
    await pay(wall, 0, '2026-03-10')
    const late = await record('2026-03-02', [['2026-03-20', 7_00]])
    await ana.act('DeleteEntry', { projectId, entryId: roof.entryId })
    await ana.act('ChangeEntry', { projectId, entryId: wall.entryId, title: 'Muro' })
    await ana.act('SetTimeZone', { timeZone: 'Asia/Tokyo' })

    const again = await ana.ask('moneyCurve', then as never)
    expect(again).toEqual(first)
    expect(again).toMatchObject({ zone: 'America/Sao_Paulo', revisions: { plan: -1, ledger: 1 } })
    const now = await ana.ask('moneyCurve', { projectId, statusOn })
    expect(now.figures.outflow).toMatchObject({ plannedAmount: 107_00, realizedAmount: 100_00, openAmount: 7_00 })
    expect(now.hash).not.toBe(first.hash)
    const changes: Answer<'moneyCurveChanges'>['items'] = []
    for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const page = await ana.ask('moneyCurveChanges', { projectId, statusOn, limit: 1, ...(after && { after }) })
      expect(page.count).toBe(3)
      changes.push(...page.items)
      after = page.next ?? undefined
    }
    expect(changes).toEqual([
      {
        ...entry(wall, 'Muro'),
        before: { planned: 100_00, realized: 0 },
        after: { planned: 100_00, realized: 100_00 },
      },
      { ...entry(roof), before: { planned: 60_00, realized: 0 }, after: null },
      { ...entry(late), before: null, after: { planned: 7_00, realized: 0 } },
    ])
    // What was recorded has moved the curve by as much as it says.
    const moved = (of: 'planned' | 'realized') =>
      changes.reduce((sum, { before, after }) => sum + (after?.[of] ?? 0) - (before?.[of] ?? 0), 0)
    expect(moved('planned')).toBe(107_00 - 160_00)
    expect(moved('realized')).toBe(100_00)
    const asReported = await ana.ask('moneyCurveChanges', then as never)
    expect(asReported).toMatchObject({ items: [], count: 0 })
    const before = await ana.ask('moneyCurveChanges', { projectId, statusOn: '2026-01-01', view: 'cash' })
    expect(before.count).toBe(0)
    await ana.act('SetTimeZone', { timeZone: 'America/Sao_Paulo' })
  })

  it('FIN-10 counts what a person said on its day, also where it is what was paid by then, or nothing', async () => {
    const { projectId, record, pay } = await aLedger()
    const halves = [
      ['2026-03-05', 500_00],
      ['2026-04-05', 500_00],
    ] as const
    const say = ({ entryId, parts }: Awaited<ReturnType<typeof record>>, realizedCents: number) => {
      const installments = parts.map((part, index) => ({
        installmentId: part.installmentId,
        dueOn: halves[index]?.[0] ?? '',
        cents: index === 0 ? 500_00 : 700_00,
      }))
      const changes = { plannedCents: 1200_00, installments, realizedCents, realizedOn: '2026-03-08' }
      return ana.act('ChangeEntry', { projectId, entryId, ...changes })
    }
    const paid = await record('2026-03-01', halves)
    await pay(paid, 0, '2026-03-02')
    await say(paid, 500_00)
    await say(await record('2026-03-01', halves, { kind: 'inflow' }), 0)
    const { points, figures } = await ana.ask('moneyCurve', { projectId, statusOn, by: 'day' })
    const realizedOn = (on: string) => points.find((point) => point.on === on)?.outflow.realized
    expect([realizedOn('2026-03-07'), realizedOn('2026-03-08')]).toEqual([0, 500_00])
    expect([figures.outflow.openAmount, figures.inflow.openAmount]).toEqual([0, 0])
  })

  it('FIN-10 is read of the first and the last day of all', async () => {
    const { projectId, record, pay } = await aLedger()
    await pay(await record('2026-03-01', [['2026-03-05', 100_00]]), 0, '2026-03-06')
    for (const on of ['0001-01-01', '9999-12-31'])
      for (const view of ['competence', 'cash'] as const) {
        const question = { projectId, statusOn: on, view }
        for (const name of ['moneyCurve', 'moneyMonths', 'moneyByDelivery', 'moneyCurveChanges'] as const)
          expect((await ana.inquire(name, question)).status, `${name} ${on}`).toBe(200)
        for (const of of moneyPartKinds) {
          const { status } = await ana.inquire('moneyParts', { ...question, of, kind: 'outflow' })
          expect(status, `${of} ${on}`).toBe(200)
        }
      }
  })

  it('FIN-10 comes to the sums of the ledger with what it leaves out, whatever became of its entries', async () => {
    const { projectId, record, pay, reopen, cancel } = await aLedger({ currency: 'USD' })
    const accrued = await record('0001-01-01', [['9999-12-31', 10_00]], {
      realizedOn: '2026-03-11',
      realizedCents: 9_00,
    })
    const three = await record('2026-02-01', [
      ['2026-02-01', 10_00],
      ['2026-03-01', 10_00],
      ['2026-04-01', 10_00],
    ])
    await pay(three, 0, '2026-02-03')
    await pay(three, 1, '2026-03-13', { interestCents: 3 })
    await cancel(three, 2)
    const part = await record('2026-03-05', [['2026-03-05', 50_00]])
    await pay(part, 0, '2026-03-06', {
      cents: 20_00,
      discountCents: 1_00,
      rest: { installmentId: fresh(), dueOn: '2026-05-01' },
    })
    const back = await record('2026-03-06', [['2026-03-06', 4_00]], { kind: 'inflow', refundOf: part.entryId })
    await pay(back, 0, '2026-03-07')
    await reopen(back, 0)
    const gone = await record('2026-03-06', [['2026-03-06', 77_00]])
    await ana.act('DeleteEntry', { projectId, entryId: gone.entryId })
    await ana.act('RestoreEntry', { projectId, entryId: gone.entryId })
    await record('2026-03-06', [['2026-03-06', 5_00]], { realizedOn: null, realizedCents: 6_00 })
    // Undone, it is again what payments say.
    const typed = { projectId, entryId: three.entryId, realizedCents: 1 }
    const id = fresh()
    await ana.attempt('ChangeEntry', typed, { id })
    await ana.act('UndoLedgerAction', { projectId, actionId: id })
    await ana.act('ChangeEntry', { projectId, entryId: accrued.entryId, realizedCents: 8_00 })

    const { totals } = await ana.ask('ledgerTotals', { projectId })
    const sumsOf = (kind: 'inflow' | 'outflow') => totals.find((total) => total.kind === kind)
    for (const view of ['competence', 'cash'] as const) {
      const question = { projectId, statusOn, view }
      const { currency, points, figures, leftOut } = await ana.ask('moneyCurve', { ...question, by: 'day' })
      const { months, beyond } = await ana.ask('moneyMonths', question)
      expect(currency).toBe('USD')
      expect([points.length < 4010, months.length]).toEqual([true, 120])
      for (const kind of ['inflow', 'outflow'] as const) {
        const besides = (of: 'planned' | 'realized') =>
          leftOut.reduce((sum, each) => sum + (each.kind === kind && each.of === of ? each.cents : 0), 0)
        const realized = points.findLast((point) => point[kind].realized !== null)?.[kind].realized ?? 0
        const planned = points.at(-1)?.[kind].planned ?? 0
        const sums = sumsOf(kind)
        expect(planned + besides('planned'), `${view} ${kind}`).toBe(sums?.plannedCents)
        const ofLedger =
          view === 'cash' ? sums?.movedCents : (sums?.realizedCents ?? 0) + (figures[kind].partlyPaidAmount ?? 0)
        expect(realized + besides('realized'), `${view} ${kind}`).toBe(ofLedger)
        expect(points.at(-1)?.[kind].forecast).toBe(figures[kind].estimateAtCompletionBottomUp)
        const inMonths = (of: 'planned' | 'realized') =>
          months.reduce((sum, month) => sum + month[kind][of], beyond[kind][of])
        expect([inMonths('planned'), inMonths('realized')]).toEqual([planned, realized])
        const drilled = async (of: MoneyPartKind, more: object = {}) =>
          (await allParts(ana, { ...question, of, kind, ...more })).reduce((sum, { cents }) => sum + cents, 0)
        const point = points.find(({ on }) => on === '2026-03-06')?.[kind]
        expect(await drilled('planned', { to: '2026-03-06' })).toBe(point?.planned)
        expect(await drilled('realized', { to: '2026-03-06' })).toBe(point?.realized)
        expect(await drilled('open')).toBe(figures[kind].openAmount)
        expect(await drilled('overdue')).toBe(figures[kind].overdueAmount)
        for (const [because, of, more] of [
          ['cancelled', 'cancelled', {}],
          ['afterStatusDay', 'later', {}],
          ['noDay', 'realized', { without: 'day' }],
        ] as const) {
          const found = leftOut.find((each) => each.kind === kind && each.because === because)
          expect(await drilled(of, more), `${view} ${kind} ${because}`).toBe(found?.cents ?? 0)
        }
      }
    }
    expect((await ana.ask('moneyCurve', { projectId, statusOn })).figures.outflow.realizedAmount).toBe(
      10_00 + 19_00 + 8_00,
    )
  })
})
