import { splitCents } from '@prumo/contracts/finance/splitCents'
import type { Entry } from './entryValues'

/** What was paid of an entry and has not been given back yet, in cents. */
export function refundableCents({ settlements, refunds }: Pick<Entry, 'settlements' | 'refunds'>): number {
  const paid = settlements.reduce((sum, { paidCents }) => sum + (paidCents ?? 0), 0)
  return Math.max(
    0,
    refunds.reduce((left, { plannedCents }) => left - plannedCents, paid),
  )
}

/** The refund of an entry as its form begins: all that can be given back, the other way. */
export function refundOf(entry: Entry, { title, today }: { title: string; today: string }): Entry {
  const plannedCents = refundableCents(entry)
  return {
    ...entry,
    title: title.slice(0, 500),
    kind: entry.kind === 'inflow' ? 'outflow' : 'inflow',
    plannedOn: today,
    plannedCents,
    installments: [{ installmentId: '', dueOn: today, cents: plannedCents }],
    origin: entry.origin && {
      ...entry.origin,
      items: sharedItems(entry.origin.items, entry.plannedCents, plannedCents),
    },
    // Money comes back when somebody sends it, whatever becomes of the tasks.
    closesWithTasks: false,
    realizedOn: null,
    realizedCents: null,
    documentNumber: null,
    history: '',
    description: '',
    settlements: [],
    refunds: [],
    lateMonths: [],
    seriesId: null,
    refundOf: entry.entryId,
    refundOfTitle: entry.title,
  }
}

type Item = { id: string; cents: number; effortMinutes: number | null }

/** The same share for each, to the cent; what was not allocated stays so. */
function sharedItems(items: readonly Item[], wholeCents: number, cents: number): Item[] {
  return items.map(({ cents: part, ...item }) => {
    const [share = 0] = splitCents(cents, [Math.min(part, wholeCents), wholeCents - Math.min(part, wholeCents)])
    return { ...item, cents: share }
  })
}
