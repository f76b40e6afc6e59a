import type { Agenda } from './agenda'
import type { EntryRow } from './entryRow'
import type { Members } from './organization'
import { school } from './school'
import type { CostCards } from './schoolCanvas'
import { fronts } from './schoolContract'
import { schoolCosts, schoolMonthly } from './schoolCosts'

/** The front of what an entry is for. */
function frontOf({ tasks }: Pick<EntryRow, 'tasks'>): string {
  const group = school.find((some) => some.tasks.some(([title]) => title === tasks[0]))?.name ?? ''
  return Object.keys(fronts).find((front) => fronts[front]?.includes(group)) ?? ''
}

const monthly = schoolMonthly.map((row) => ({ ...row, cents: row.cents * row.months }))
const costs = [...schoolCosts, ...monthly].map((row) => ({ ...row, front: frontOf(row) }))

/** What each front is planned to cost, in cents: what its entries of the ledger say. */
export const costOfFronts: readonly (readonly [front: string, cents: number])[] = Object.keys(fronts).map((front) => [
  front,
  costs.filter((row) => row.front === front).reduce((sum, { cents }) => sum + cents, 0),
])

/** Today the founder writes on the cards of the fronts what the ledger says that each has come to. */
export function tellRealized({ founder }: Members, projectId: string, cards: CostCards, agenda: Agenda): void {
  agenda.on(0, 9, async () => {
    const { act, ask } = founder.browser
    const { items } = await ask('installments', { projectId, kind: 'outflow', realized: 'true', limit: 200 })
    const entries = new Map(items.map((item) => [item.entryId, item]))
    for (const [front, cardId] of cards) {
      const titles = costs.filter((row) => row.front === front).map(({ title }) => title)
      const realized = [...entries.values()].filter(({ title }) => titles.includes(title))
      const realizedCents = realized.reduce((sum, entry) => sum + (entry.realizedCents ?? 0), 0)
      await act('ChangeCard', { projectId, cardId, realizedCents })
    }
  })
}
