import { recurrenceDays } from '@prumo/contracts/finance/recurrenceDays'
import { expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { movedClock } from '../past/toldAgain'
import { world } from '../world/world'

const { clock } = movedClock(new Date('2026-03-20T12:00:00Z'))
const { founder, project } = await world({}, clock)
const ana = await founder()

async function aSeries(texts: object = {}) {
  const projectId = await project(ana)
  const taskId = await taskIn(ana, projectId, 'Canteiro')
  const { plannedOn: _, installments: __, ...fields } = anEntry(taskId, 1500_00)
  const days = recurrenceDays('2026-01-31', 'monthly', 60)
  const entries = days.map((day) => ({ entryId: fresh(), installmentId: fresh(), plannedOn: day, dueOn: day }))
  const series = { projectId, seriesId: fresh(), ...fields, title: 'Aluguel', entries, ...texts }
  return { projectId, taskId, series }
}

it('FIN-01 a series of 60 entries is recorded as a whole, listed by itself, and taken back by one undo', async () => {
  const { projectId, taskId, series } = await aSeries({ description: 'é'.repeat(1500) })
  await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(taskId, 10) })
  const actionId = fresh()
  await ana.act('RepeatEntry', series, actionId)
  const { items, sums } = await ana.ask('installments', { projectId, seriesId: series.seriesId, limit: 200 })
  expect(items.slice(0, 4).map(({ dueOn }) => dueOn)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  expect(sums).toMatchObject([{ kind: 'outflow', count: 60, cents: 60 * 1500_00 }])
  await ana.act('UndoLedgerAction', { projectId, actionId })
  expect((await ana.ask('installments', { projectId })).items.map(({ title }) => title)).toEqual(['Cimento'])
})

it('FIN-01 a series whose texts are too long for one append is refused with how many entries fit', async () => {
  const { projectId, series } = await aSeries({ description: '測'.repeat(20_000) })
  const refused = await ana.attempt('RepeatEntry', series)
  expect(refused.body).toMatchObject({ code: 'entry.seriesTooLarge', details: { most: 7 } })
  expect((await ana.ask('installments', { projectId })).items).toEqual([])
  const actionId = fresh()
  await ana.act('RepeatEntry', { ...series, entries: series.entries.slice(0, 7) }, actionId)
  await ana.act('UndoLedgerAction', { projectId, actionId })
  expect((await ana.ask('installments', { projectId })).items).toEqual([])
})

it('FIN-09 shows what a month comes to before it is closed, with those before it that are open', async () => {
  const { projectId, taskId } = await aSeries()
  const record = (plannedOn: string, dueOn: string, cents: number, kind: 'inflow' | 'outflow' = 'outflow') => {
    const entryId = fresh()
    const installments = [{ installmentId: fresh(), dueOn, cents }]
    const entry = { ...anEntry(taskId, cents, kind), plannedOn, installments }
    return ana.act('RecordEntry', { projectId, entryId, ...entry }).then(() => ({ entryId, ...installments[0] }))
  }
  const paid = await record('2026-01-10', '2026-01-20', 100_00)
  await record('2026-02-10', '2026-02-25', 40_00)
  await record('2026-02-11', '2026-03-25', 7_00)
  await record('2026-02-12', '2026-02-28', 900_00, 'inflow')
  const { entryId, installmentId = '' } = paid
  await ana.act('PayInstallment', {
    projectId,
    entryId,
    installmentId,
    paidOn: '2026-02-02',
    cents: 100_00,
    interestCents: 1_00,
    fineCents: 2_00,
    discountCents: 0,
    rest: null,
  })
  const of = async (month: string) => ana.ask('monthTotals', { projectId, month, today: '2026-02-26' })
  const nothing = { plannedCents: 0, realizedCents: 0, paidCents: 0, openCount: 0, openCents: 0, overdueCents: 0 }
  expect(await of('2026-01')).toEqual({
    currency: 'BRL',
    closedThrough: null,
    totals: [
      { ...nothing, kind: 'inflow' },
      { ...nothing, kind: 'outflow', plannedCents: 100_00 },
    ],
  })
  expect((await of('2026-02')).totals).toEqual([
    { ...nothing, kind: 'inflow', plannedCents: 900_00, openCount: 1, openCents: 900_00 },
    {
      kind: 'outflow',
      plannedCents: 147_00,
      realizedCents: 103_00,
      paidCents: 103_00,
      openCount: 1,
      openCents: 40_00,
      overdueCents: 40_00,
    },
  ])
  // What is closed already counts no longer; what is open in it still does.
  await ana.act('CloseMonth', { projectId, month: '2026-01', latePostings: 'mark' })
  expect(await of('2026-02')).toMatchObject({
    closedThrough: '2026-01',
    totals: [{ plannedCents: 900_00 }, { plannedCents: 47_00, paidCents: 103_00, openCount: 1 }],
  })
})
