import { describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { world } from '../world/world'

const { clock, pass, now } = movedClock(new Date('2026-03-02T12:00:00Z'))
const { founder, project } = await world({}, clock)
const ana = await founder()

/** A project with two tasks, and a ledger with one entry for the first of them. */
async function aLedger() {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, cement] = [fresh(), fresh(), fresh()]
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, stepId, taskId: dig, title: 'Escavar', ...dates })
  await ana.act('AddTask', { projectId, stepId, taskId: pour, title: 'Concretar', ...dates })
  const installments = [
    { installmentId: fresh(), dueOn: '2026-04-10', cents: 60_25 },
    { installmentId: fresh(), dueOn: '2026-05-10', cents: 60_25 },
  ]
  await ana.act('RecordEntry', { projectId, entryId: cement, ...anEntry(dig, 120_50), installments, history: 'NF 123' })
  return { projectId, dig, pour, cement, installments }
}

describe('FIN-01 The ledger of a project', () => {
  it('FIN-08 lists installments by the day on which they are due, with what they come to', async () => {
    const { projectId, dig, cement, installments } = await aLedger()
    const rent = fresh()
    await ana.act('RecordEntry', { projectId, entryId: rent, ...anEntry(dig, 1000_00, 'inflow'), title: 'Aluguel' })
    const answer = await ana.ask('installments', { projectId })
    expect(answer.currency).toBe('BRL')
    expect(answer.items.map(({ title, number, count, dueOn, cents }) => [title, number, count, dueOn, cents])).toEqual([
      ['Aluguel', 1, 1, '2026-03-10', 1000_00],
      ['Cimento', 1, 2, '2026-04-10', 60_25],
      ['Cimento', 2, 2, '2026-05-10', 60_25],
    ])
    expect(answer.sums).toEqual([
      { kind: 'inflow', state: 'open', count: 1, cents: 1000_00, paidCents: 0 },
      { kind: 'outflow', state: 'open', count: 2, cents: 120_50, paidCents: 0 },
    ])
    const pages = [await ana.ask('installments', { projectId, limit: 2 })]
    pages.push(await ana.ask('installments', { projectId, limit: 2, after: pages[0]?.next ?? '' }))
    expect(pages.flatMap(({ items }) => items)).toEqual(answer.items)
    expect(pages[1]).toMatchObject({ next: null, sums: [], classifications: [] })
    const found = await ana.ask('entry', { projectId, entryId: cement })
    expect(found).toMatchObject({
      plannedCents: 120_50,
      installments,
      originNames: ['Escavar'],
      createdBy: 'Ana Souza',
    })
  })

  it('FIN-11 says the whole amount of an entry beside each of its installments, also after it was changed', async () => {
    const { projectId, cement, installments } = await aLedger()
    const amounts = async () =>
      (await ana.ask('installments', { projectId })).items.map(({ cents, plannedCents }) => [cents, plannedCents])
    expect(await amounts()).toEqual([
      [60_25, 120_50],
      [60_25, 120_50],
    ])
    const changed = installments.map((each, index) => ({ ...each, cents: index === 0 ? 100_00 : 50_00 }))
    await ana.act('ChangeEntry', { projectId, entryId: cement, plannedCents: 150_00, installments: changed })
    expect(await amounts()).toEqual([
      [100_00, 150_00],
      [50_00, 150_00],
    ])
  })

  it('FIN-10 is narrowed by due period, kind, classification and words', async () => {
    const { projectId, dig } = await aLedger()
    const classification = 'Receitas'
    await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(dig, 500, 'inflow'), classification })
    const titles = async (wanted: object) =>
      (await ana.ask('installments', { projectId, ...wanted })).items.map(({ dueOn }) => dueOn)
    expect(await titles({ dueFrom: '2026-04-01', dueTo: '2026-04-30' })).toEqual(['2026-04-10'])
    expect(await titles({ kind: 'inflow' })).toEqual(['2026-03-10'])
    expect(await titles({ classification })).toEqual(['2026-03-10'])
    expect(await titles({ search: 'nf 123 CIMENTO' })).toEqual(['2026-04-10', '2026-05-10'])
    expect(await titles({ search: 'areia' })).toEqual([])
  })

  it('FIN-09 comes to what its entries planned and realized', async () => {
    const { projectId, dig, cement } = await aLedger()
    await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(dig, 80_00), realizedCents: 90_00 })
    const totalsOf = async () => (await ana.ask('ledgerTotals', { projectId })).totals
    expect(await totalsOf()).toMatchObject([
      { kind: 'outflow', entryCount: 2, plannedCents: 200_50, realizedCents: 90_00, plannedOfRealizedCents: 80_00 },
    ])
    await ana.act('DeleteEntry', { projectId, entryId: cement })
    expect(await totalsOf()).toMatchObject([{ entryCount: 1, plannedCents: 80_00 }])
  })

  it('FIN-09 lists what was realized, each entry counted once', async () => {
    const { projectId, cement, installments } = await aLedger()
    const realized = async () => {
      const { items, realizedSums } = await ana.ask('installments', { projectId, realized: 'true' })
      return { count: items.length, realizedSums }
    }
    expect(await realized()).toEqual({ count: 0, realizedSums: [] })
    const paid = installments.map(({ installmentId, cents }) => ({ entryId: cement, installmentId, cents }))
    await ana.act('PayInstallments', { projectId, paidOn: '2026-03-02', installments: paid })
    expect(await realized()).toEqual({
      count: 2,
      realizedSums: [{ kind: 'outflow', count: 1, cents: 120_50, plannedCents: 120_50 }],
    })
    expect((await ana.ask('installments', { projectId })).realizedSums).toEqual([])
  })

  it('FIN-09 counts what payments came to once what somebody had typed over it is taken back', async () => {
    const { projectId, cement, installments } = await aLedger()
    const realizedCents = async () => (await ana.ask('entry', { projectId, entryId: cement })).realizedCents
    const paid = installments.map(({ installmentId, cents }) => ({ entryId: cement, installmentId, cents }))
    await ana.act('PayInstallments', { projectId, paidOn: '2026-03-02', installments: paid })
    const actionId = fresh()
    await ana.act('ChangeEntry', { projectId, entryId: cement, realizedCents: 999_99 }, actionId)
    await ana.act('UndoLedgerAction', { projectId, actionId })
    expect(await realizedCents()).toBe(120_50)
    const [first] = paid
    const opened = { entryId: cement, installmentId: first?.installmentId ?? '' }
    await ana.act('ReopenInstallments', { projectId, installments: [opened], reason: 'x' })
    expect(await realizedCents()).toBeNull()
    const totals = async () =>
      (await ana.ask('ledgerTotals', { projectId })).totals.find(({ kind }) => kind === 'outflow')
    expect(await totals()).toMatchObject({ realizedCents: 0, movedCents: 60_25, plannedOfRealizedCents: 0 })
    const again = { projectId, ...opened, paidOn: '2026-03-02' }
    const besides = { cents: 60_25, interestCents: 5_00, fineCents: 0, discountCents: 0, rest: null }
    await ana.act('PayInstallment', { ...again, ...besides })
    expect(await realizedCents()).toBe(125_50)
    expect(await totals()).toMatchObject({ realizedCents: 125_50, movedCents: 125_50 })
  })

  it('FIN-08 drops an installment that is no more, and has all of them again where that is taken back', async () => {
    const { projectId, cement, installments } = await aLedger()
    const actionId = fresh()
    const [first] = installments
    const whole = { installmentId: first?.installmentId ?? '', dueOn: '2026-04-20', cents: 120_50 }
    await ana.act('ChangeEntry', { projectId, entryId: cement, installments: [whole] }, actionId)
    const listed = async () =>
      (await ana.ask('installments', { projectId })).items.map(({ dueOn, cents, count }) => [dueOn, cents, count])
    expect(await listed()).toEqual([['2026-04-20', 120_50, 1]])
    await ana.act('UndoLedgerAction', { projectId, actionId })
    expect(await listed()).toEqual([
      ['2026-04-10', 60_25, 2],
      ['2026-05-10', 60_25, 2],
    ])
    await ana.act('DeleteEntry', { projectId, entryId: cement })
    expect(await listed()).toEqual([])
  })

  it('FIN-04 says which of what an entry is for was deleted, and asks for another before it is saved', async () => {
    const { projectId, dig, pour, cement } = await aLedger()
    await ana.act('DeleteTask', { projectId, taskId: dig })
    expect((await ana.ask('entry', { projectId, entryId: cement })).originNames).toEqual([null])
    const refused = await ana.attempt('ChangeEntry', { projectId, entryId: cement, title: 'Areia' })
    expect(refused.body).toMatchObject({ code: 'entry.originGone', details: { ids: [dig] } })
    const origin = { of: 'tasks' as const, items: [{ id: pour, cents: 100 }] }
    await ana.act('ChangeEntry', { projectId, entryId: cement, title: 'Areia', origin })
    expect((await ana.ask('entry', { projectId, entryId: cement })).originNames).toEqual(['Concretar'])
  })

  it('FIN-14 keeps its currency, which its project keeps, too', async () => {
    const { projectId, cement } = await aLedger()
    const toDollars = () => ana.attempt('ChangeProjectDetails', { projectId, currency: 'USD' })
    expect((await toDollars()).body.code).toBe('project.currencyInUse')
    await ana.act('DeleteEntry', { projectId, entryId: cement })
    // It may come back.
    expect((await toDollars()).body.code).toBe('project.currencyInUse')
    const empty = await project(ana)
    await ana.act('ChangeProjectDetails', { projectId: empty, currency: 'USD' })
    expect((await ana.ask('ledgerTotals', { projectId: empty })).currency).toBe('USD')
  })

  it('FIN-14 has sums that are whole numbers however large its amounts are', async () => {
    const { projectId, dig } = await aLedger()
    const most = 99_999_999_999_99
    for (let count = 0; count < 3; count++)
      await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(dig, most, 'inflow') })
    expect((await ana.ask('installments', { projectId, kind: 'inflow' })).sums).toEqual([
      { kind: 'inflow', state: 'open', count: 3, cents: 3 * most, paidCents: 0 },
    ])
  })

  it('AUD-01 is shown as it was at a past moment', async () => {
    const { projectId, cement } = await aLedger()
    pass(1)
    const before = now()
    pass(1)
    await ana.act('DeleteEntry', { projectId, entryId: cement })
    const then = await ana.ask('installments', { projectId, asOf: before } as never)
    expect(then.items.map(({ title }) => title)).toEqual(['Cimento', 'Cimento'])
    expect((await ana.ask('installments', { projectId })).items).toEqual([])
  })
})
