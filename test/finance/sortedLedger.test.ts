import { ledgerSorts } from '@prumo/contracts/finance/kinds'
import type { Answer } from '@prumo/contracts/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { founder, project } = await world()
const ana = await founder()
const projectId = await project(ana)

type Row = Answer<'installments'>['items'][number]
type Sort = (typeof ledgerSorts)[number]

/** In the order of each, and then by their due days; no two of them are due on the same day. */
const places: Record<Sort, (row: Row) => string> = {
  dueOn: ({ dueOn }) => dueOn,
  title: ({ title, dueOn }) => `${title.toLowerCase()} ${dueOn}`,
  cents: ({ cents, dueOn }) => `${String(cents).padStart(15, '0')} ${dueOn}`,
  state: ({ state, dueOn }) => `${['open', 'paid', 'cancelled'].indexOf(state)} ${dueOn}`,
}

beforeAll(async () => {
  const taskId = await taskIn(ana, projectId, 'Fundação')
  const titles = ['Brita', 'areia', 'Cimento', 'areia']
  for (const [index, title] of titles.entries()) {
    const entryId = fresh()
    const cents = [99_00, 100_00, 9_00, 99_00][index] ?? 0
    const installments = [0, 1].map((part) => ({
      installmentId: fresh(),
      dueOn: `2031-0${((index * 5) % 7) + 1}-1${part}`,
      cents: part === 0 ? cents : 5_00,
    }))
    const entry = { ...anEntry(taskId, cents + 5_00), title, installments }
    await ana.act('RecordEntry', { projectId, entryId, ...entry })
    const [first] = installments
    const chosen = [{ entryId, installmentId: first?.installmentId ?? '', cents }]
    if (index === 1) await ana.act('PayInstallments', { projectId, paidOn: '2026-01-10', installments: chosen })
    if (index === 2) await ana.act('CancelInstallments', { projectId, installments: chosen, reason: 'Obra menor' })
  }
})

async function listed(wanted: { sort: Sort; descending?: 'true' }) {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const page = await ana.ask('installments', { projectId, ...wanted, limit: 3, ...(after && { after }) })
    rows.push(...page.items)
    after = page.next ?? undefined
  } while (after !== undefined && rows.length < 50)
  return rows
}

describe('the order of a ledger', () => {
  it.each(ledgerSorts)('is by %s, in either direction, page by page, each installment once', async (sort) => {
    const place = places[sort]
    const ascending = (await listed({ sort })).map(place)
    expect(ascending).toEqual([...ascending].sort())
    expect(new Set(ascending).size).toBe(8)
    expect((await listed({ sort, descending: 'true' })).map(place)).toEqual(ascending.toReversed())
  })

  it('is by the due day where none is asked for, as it was always', async () => {
    const { items } = await ana.ask('installments', { projectId })
    expect(items.map(({ dueOn }) => dueOn)).toEqual(items.map(({ dueOn }) => dueOn).sort())
  })

  it('API-09 refuses the end of a page of another order, and one that was made up', async () => {
    const orders = ledgerSorts.flatMap((sort) => [{ sort }, { sort, descending: 'true' as const }])
    const goOn = async (order: { sort: string; descending?: 'true' }, after: string | null) =>
      (await ana.inquire('installments', { projectId, ...order, limit: 1, after })).status
    for (const order of orders) {
      const { next } = await ana.ask('installments', { projectId, ...order, limit: 1 })
      for (const another of orders)
        expect(await goOn(another, next), JSON.stringify([order, another])).toBe(another === order ? 200 : 422)
    }
    const forged = (...end: string[]) => Buffer.from(JSON.stringify(end)).toString('base64url')
    const made = (sort: string, end: string[]) =>
      Buffer.from(JSON.stringify([`${sort} ascending`, end])).toString('base64url')
    for (const amount of ["1'; drop", '9'.repeat(16)]) {
      expect(await goOn({ sort: 'cents' }, made('cents', [amount, '2031-01-10', 'x']))).toBe(422)
      expect(await goOn({ sort: 'cents' }, forged(amount, '2031-01-10', 'x'))).toBe(422)
    }
    expect(await goOn({ sort: 'state' }, made('state', ['4', '2031-01-10', 'x']))).toBe(422)
  })
})
