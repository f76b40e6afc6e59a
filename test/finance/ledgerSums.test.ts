import type { ListedEntry, ListedInstallment } from '@prumo/contracts/finance/figures'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, vi } from 'vitest'
import { exportLedger } from '../../web/finance/exportLedger'
import { type FigureName, ledgerFigures } from '../../web/finance/ledgerFigures'
import { ledgerFilterNames, ledgerQuestion } from '../../web/finance/ledgerQuestion'
import { balanceOf, summaryOf } from '../../web/finance/summaryOf'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { world } from '../world/world'

const saved: Blob[] = []
vi.mock('../../web/platform/saveFile', () => ({ saveFile: (_: string, file: Blob) => saved.push(file) }))

const { clock } = movedClock(new Date('2026-03-12T12:00:00Z'))
const { founder, project } = await world({}, clock)
const ana = await founder()
const today = '2026-03-12'
const kinds = ['inflow', 'outflow'] as const

/** A ledger with all that makes sums differ: parts, rests, interest, what was cancelled, given back or said. */
async function aLedger() {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, areaCard] = [fresh(), fresh(), fresh()]
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, stepId, taskId: dig, title: 'Escavar', estimatedMinutes: 720, ...dates })
  await ana.act('AddTask', { projectId, stepId, taskId: pour, title: 'Concretar', ...dates })
  const { areas } = await ana.ask('canvas', { projectId })
  const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
  await ana.act('AddCard', { projectId, areaId, cardId: areaCard, title: 'Fundação' })

  const record = async (cents: readonly number[], kind: 'inflow' | 'outflow', more: object = {}) => {
    const entryId = fresh()
    const whole = cents.reduce((sum, each) => sum + each, 0)
    const installments = cents.map((each, index) => ({
      installmentId: fresh(),
      dueOn: `2026-03-${10 + index}`,
      cents: each,
    }))
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(dig, whole, kind), installments, ...more })
    return { entryId, ids: installments.map(({ installmentId }) => installmentId), installments }
  }
  const exactly = { paidOn: '2026-03-11', interestCents: 0, fineCents: 0, discountCents: 0, rest: null }
  const pay = (entryId: string, installmentId: string, cents: number, more: object = {}) =>
    ana.act('PayInstallment', { projectId, entryId, installmentId, cents, ...exactly, ...more })

  const halves = [
    { id: dig, cents: 180_00 },
    { id: pour, cents: 120_00 },
  ]
  const paid = await record([100_00, 100_00, 100_00], 'outflow', {
    title: 'Cimento',
    origin: { of: 'tasks', items: halves },
  })
  const [first = '', second = '', third = ''] = paid.ids
  await pay(paid.entryId, first, 100_00, { interestCents: 3_33, fineCents: 2_00 })
  await pay(paid.entryId, second, 100_00, { discountCents: 1_50 })
  await pay(paid.entryId, third, 100_00)

  const some = await record([50_00, 70_00], 'outflow', { title: 'Brita', realizedCents: 61_00 })
  await pay(some.entryId, some.ids[0] ?? '', 20_00, { rest: { installmentId: fresh(), dueOn: '2026-04-01' } })
  const gone = { entryId: some.entryId, installmentId: some.ids[1] ?? '', cents: 70_00 }
  await ana.act('CancelInstallments', { projectId, installments: [gone], reason: 'Obra menor' })

  const onCard = { of: 'deliveryGroups' as const, items: [{ id: areaCard, cents: 500_00 }] }
  await record([500_00, 500_00], 'inflow', { title: 'Medição', origin: onCard })
  await record([20_00], 'inflow', { title: 'Devolução', refundOf: paid.entryId })
  return projectId
}

/** All that the list shows when it is narrowed to this. */
async function listed(projectId: string, filters: object) {
  const none = Object.fromEntries(ledgerFilterNames.map((name) => [name, ''])) as never
  const question = { projectId, ...ledgerQuestion({ ...(none as object), ...filters } as never, today) }
  const items: ListedInstallment[] = []
  const first = await ana.ask('installments', { ...question, limit: 3 })
  items.push(...first.items)
  for (let { next } = first; next !== null; ) {
    const page = await ana.ask('installments', { ...question, limit: 3, after: next })
    items.push(...page.items)
    next = page.next
  }
  return { items, sums: first.sums, realizedSums: first.realizedSums }
}

const total = (cents: readonly (number | null)[]) => cents.reduce<number>((sum, each) => sum + (each ?? 0), 0)
/** What all entries of a list came to, each once. */
const realizedIn = (items: readonly ListedInstallment[]) =>
  total([...new Map(items.map(({ entryId, realizedCents }) => [entryId, realizedCents])).values()])
const plannedIn = (items: readonly ListedInstallment[]) =>
  total(items.map(({ state, cents }) => (state === 'cancelled' ? 0 : cents)))

type List = Awaited<ReturnType<typeof listed>>
/** How each sum follows from what it opens: from its rows, and from the sums above them. */
const fromList: Record<FigureName, (list: List) => [fromRows: number, fromSums: number]> = {
  planned: ({ items, sums }) => [total(items.map(({ cents }) => cents)), total(sums.map(({ cents }) => cents))],
  realized: ({ items, realizedSums }) => [realizedIn(items), total(realizedSums.map(({ cents }) => cents))],
  deviation: ({ items, realizedSums }) => [
    realizedIn(items) - plannedIn(items),
    total(realizedSums.map(({ cents, plannedCents }) => cents - plannedCents)),
  ],
  paid: sumOfCents,
  open: sumOfCents,
  cancelled: sumOfCents,
  overdue: sumOfCents,
  moved: ({ items, sums }) => [
    total(items.map(({ paidCents }) => paidCents)),
    total(sums.map(({ paidCents }) => paidCents)),
  ],
}
function sumOfCents({ items, sums }: List): [number, number] {
  return [total(items.map(({ cents }) => cents)), total(sums.map(({ cents }) => cents))]
}

describe('FIN-09 A sum of the summary', () => {
  it('FIN-09 opens what it is the sum of, and says how many it counts: every one of them', async () => {
    const projectId = await aLedger()
    const { totals } = await ana.ask('ledgerTotals', { projectId, today })
    for (const kind of kinds) {
      const summary = summaryOf(totals, kind)
      for (const name of Object.keys(ledgerFigures) as FigureName[]) {
        const { filters, cents } = ledgerFigures[name]
        const list = await listed(projectId, { kind, ...filters })
        const expected = cents(summary)
        expect(fromList[name](list), `${kind} ${name}`).toEqual([expected, expected])
        const entries = new Set(list.items.map(({ entryId }) => entryId)).size
        const counted = {
          planned: [summary.installmentCount, summary.entryCount],
          realized: [list.items.length, summary.realizedCount],
          deviation: [list.items.length, summary.realizedCount],
          paid: [summary.paidCount, entries],
          open: [summary.openCount, entries],
          cancelled: [summary.cancelledCount, entries],
          overdue: [summary.overdueCount, entries],
          moved: [summary.paidCount, entries],
        }[name]
        expect(counted, `${kind} ${name}`).toEqual([list.items.length, entries])
      }
    }
    const { plannedCents, realizedCents } = balanceOf(totals)
    const signed = ({ items }: List, of: (items: readonly ListedInstallment[]) => number) =>
      of(items.filter(({ kind }) => kind === 'inflow')) - of(items.filter(({ kind }) => kind === 'outflow'))
    const sumOf = (items: readonly ListedInstallment[]) => total(items.map(({ cents }) => cents))
    expect(signed(await listed(projectId, ledgerFigures.planned.filters), sumOf)).toBe(plannedCents)
    expect(signed(await listed(projectId, ledgerFigures.realized.filters), realizedIn)).toBe(realizedCents)
    // What the deviation is of, in the numbers of the story.
    expect(summaryOf(totals, 'outflow')).toMatchObject({
      realizedCents: 303_83 + 61_00,
      plannedOfRealizedCents: 300_00 + 50_00,
      realizedCount: 2,
      deviationCents: 14_83,
    })
  })

  it('FIN-09 says what was planned of all that was realized, also where only a part of it is listed', async () => {
    const projectId = await aLedger()
    const { realizedSums } = await listed(projectId, { kind: 'outflow', realized: 'true', dueTo: '2026-03-10' })
    expect(realizedSums).toEqual([{ kind: 'outflow', count: 2, cents: 364_83, plannedCents: 350_00 }])
  })

  it('FIN-11 sums whole entries, each once, whichever of their installments are listed', async () => {
    const projectId = await aLedger()
    for (const filters of [{}, { kind: 'outflow' }, { state: 'open' }, { dueTo: '2026-03-10' }] as const) {
      const { items, entrySums } = await ana.ask('installments', { projectId, ...filters, entrySums: 'true' })
      const entries = [...new Map(items.map((item) => [item.entryId, item])).values()]
      const expected = (['inflow', 'outflow'] as const).flatMap((kind) => {
        const those = entries.filter((entry) => entry.kind === kind)
        const plannedCents = total(those.map((entry) => entry.plannedCents))
        const realizedCents = total(those.map((entry) => entry.realizedCents ?? 0))
        return those.length === 0 ? [] : [{ kind, count: those.length, plannedCents, realizedCents }]
      })
      expect(items.length, JSON.stringify(filters)).toBeGreaterThan(entries.length - 1)
      expect(entrySums, JSON.stringify(filters)).toEqual(expected)
    }
    expect((await ana.ask('installments', { projectId })).entrySums).toEqual([])
  })
})

describe('FIN-11 The file of a ledger', () => {
  it('FIN-11 counts nothing twice: each of its columns of amounts adds up to the sum of the ledger', async () => {
    const projectId = await aLedger()
    const { items } = await listed(projectId, {})
    const entries: ListedEntry[] = []
    for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const page = await ana.ask('listedEntries', { projectId, limit: 1, ...(after && { after }) })
      entries.push(...page.items)
      after = page.next ?? undefined
    }
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(4)
    const t = ((key: string) => key) as never
    await exportLedger(
      { rows: items, entries, currency: 'BRL' },
      { format: 'csv', name: 'x', language: 'pt-BR', t, day: today },
    )
    const text = Buffer.from((await saved.pop()?.arrayBuffer()) as ArrayBuffer).toString()
    const lines = parse(text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
    const centsOf = (typed = '') => Math.round(Number(typed.replace(',', '.')) * 100)
    const column = (name: string, kind: string) =>
      total(lines.filter((line) => line['ledger.kindName'] === `entryKind.${kind}`).map((line) => centsOf(line[name])))
    const { totals } = await ana.ask('ledgerTotals', { projectId, today })
    for (const kind of kinds) {
      const summary = summaryOf(totals, kind)
      expect(column('ledger.amount (BRL)', kind)).toBe(summary.plannedCents)
      expect(column('ledger.entryAmount (BRL)', kind)).toBe(summary.plannedCents)
      expect(column('ledger.paidAmount (BRL)', kind)).toBe(summary.movedCents)
      expect(column('ledger.realizedAmount (BRL)', kind)).toBe(summary.realizedCents)
      const besides = ['interest', 'fine'].map((name) => column(`settling.field.${name}Cents (BRL)`, kind))
      const discount = column('settling.field.discountCents (BRL)', kind)
      expect(summary.paidCents + total(besides) - discount).toBe(summary.movedCents)
    }
    expect(column('ledger.refundedAmount (BRL)', 'outflow')).toBe(20_00)

    // Which lines are one entry, what it is for, and what it gives back.
    const numbers = new Map(lines.map((line) => [line['ledger.description'], line['ledger.entryNumber']]))
    expect([...numbers.values()].sort()).toEqual(['1', '2', '3', '4'])
    expect(new Set(lines.map((line) => `${line['ledger.description']} ${line['ledger.entryNumber']}`)).size).toBe(4)
    const of = (title: string) => lines.find((line) => line['ledger.description'] === title)
    expect(of('Cimento')?.['originKind.tasks']).toBe('Escavar 60% (ledger.hoursOf); Concretar 40%')
    expect(of('Medição')).toMatchObject({ 'originKind.tasks': '', 'originKind.deliveryGroups': 'Fundação 50%' })
    expect(of('Devolução')?.['refund.of']).toBe('Cimento')
  })

  it('FIN-11 holds of a narrowed list what that leaves, each entry whole and once', async () => {
    const projectId = await aLedger()
    const { items } = await ana.ask('listedEntries', { projectId, kind: 'inflow', search: 'medicao' })
    expect(items).toEqual([
      {
        entryId: expect.any(String),
        plannedCents: 1000_00,
        origin: { of: 'deliveryGroups', items: [{ name: 'Fundação', cents: 500_00, effortMinutes: null }] },
        refundOfTitle: null,
        refundedCents: 0,
      },
    ])
    const bia = await founder()
    expect((await bia.inquire('listedEntries', { projectId })).status).toBe(404)
  })
})
