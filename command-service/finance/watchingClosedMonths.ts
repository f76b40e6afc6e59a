import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { monthOf } from '@prumo/contracts/finance/months'
import { paidCents } from '@prumo/contracts/finance/paidCents'
import { type Decider, fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { eachRule } from './eachRule'
import type { Entry, Ledger, LedgerDeciderCommand } from './ledgerState'

type Decide = Decider<Ledger, LedgerDeciderCommand, LedgerEvent>['decide']
type Evolve = Decider<Ledger, LedgerDeciderCommand, LedgerEvent>['evolve']

/**
 * These rules, with months that are closed: a posting that changes a figure of one is refused or marked, as it was
 * closed. To plan another due day, or to cancel what nobody paid, changes no figure.
 */
export const watchingClosedMonths = (decide: Decide, evolve: Evolve): Decide =>
  eachRule(decide, (rule) => (data, ledger, by) => {
    const events = rule(data, ledger, by)
    if (ledger.closing.closedThrough === null) return events
    return [...events, ...latePostings(events, ledger, evolve, by.at)]
  })

function latePostings(events: readonly LedgerEvent[], ledger: Ledger, evolve: Evolve, at: string): LedgerEvent[] {
  const folds = { evolve, initial: ledger } as Decider<Ledger, LedgerDeciderCommand, LedgerEvent>
  const after = fold(
    folds,
    events.map((event) => ({ ...event, at })),
  )
  const touched = new Map(
    events.flatMap(({ data }) => ('entryId' in data ? [[data.entryId, data.projectId] as const] : [])),
  )
  return [...touched].flatMap(([entryId, projectId]) => {
    const months = changedMonths(ledger, after, entryId)
    if (months.length === 0) return []
    if (ledger.closing.latePostings === 'refuse') throw new Refused('ledger.monthClosed', { months })
    return [{ type: 'PostedAfterClosing', data: { projectId, entryId, months } } satisfies LedgerEvent]
  })
}

/** The closed months in which an entry has other figures than before. */
function changedMonths({ entries, closing }: Ledger, after: Ledger, entryId: string): string[] {
  const [past, present] = [figuresOf(entries.get(entryId)), figuresOf(after.entries.get(entryId))]
  const isClosed = (month: string) => month <= (closing.closedThrough ?? '')
  const changed = [...new Set([...past.keys(), ...present.keys()])].filter(
    (month) => isClosed(month) && past.get(month) !== present.get(month),
  )
  return changed.sort()
}

/** What an entry says of each month: what was planned, realized and paid in it, and which sums that belongs to. */
function figuresOf(entry: Entry | undefined): Map<string, string> {
  const months = new Map<string, string>()
  if (!entry) return months
  const { plannedOn, plannedCents, realizedOn, realizedCents, payments } = entry
  const groups = groupsOf(entry)
  const add = (day: string | null, ...figures: (string | number | null)[]) => {
    if (day === null) return
    const figure = JSON.stringify([...groups, ...figures])
    months.set(monthOf(day), `${months.get(monthOf(day)) ?? ''}${figure}`)
  }
  add(plannedOn, 'planned', plannedCents)
  add(realizedOn, 'realized', realizedCents)
  for (const payment of payments.toSorted((first, second) => (first.installmentId < second.installmentId ? -1 : 1)))
    add(payment.paidOn, payment.installmentId, paidCents(payment))
  return months
}

/** All by which reports and filters group amounts: a figure in another group is another figure. */
const groupsOf = ({ kind, classification, origin, partnerId, company }: Entry) => [
  kind,
  classification,
  partnerId,
  company,
  origin && [origin.of, origin.items.map(({ id, cents }) => `${id} ${cents}`).sort()],
]
