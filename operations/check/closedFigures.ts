import { monthOf } from '@prumo/contracts/finance/months'
import { paidCents } from '@prumo/contracts/finance/paidCents'
import type { Entry } from './ledgerStory'

/** By month: what was planned, realized and paid in it, with what `groupsOf` says of the entry. */
type Figures = Map<string, string>

/** What always belonged to the figures of a closed month, and what belongs to them since all groups do. */
const groupsOf = {
  always: ({ kind, classification }: Entry) => [kind, classification],
  since: ({ partnerId, company, origin }: Entry) => [
    partnerId,
    company,
    origin && [origin.of, origin.items.map(({ id, cents }) => `${id} ${cents}`).sort()],
  ],
}

function figuresOf(entry: Entry | undefined, groups: unknown): Figures {
  const figures: Figures = new Map()
  if (!entry) return figures
  const add = (day: string | null, ...amounts: unknown[]) => {
    if (day === null) return
    figures.set(monthOf(day), `${figures.get(monthOf(day)) ?? ''}${JSON.stringify([groups, amounts])}`)
  }
  add(entry.plannedOn, 'planned', entry.plannedCents)
  add(entry.realizedOn, 'realized', entry.realizedCents)
  for (const [installmentId, payment] of [...entry.payments].sort(([first], [second]) => (first < second ? -1 : 1)))
    add(payment.paidOn, installmentId, paidCents(payment))
  return figures
}

/** The figures of an entry as they stand: by what they always had, and with all that they have now. */
export const standingFigures = (entry: Entry | undefined) => ({
  always: figuresOf(entry, entry && groupsOf.always(entry)),
  since: figuresOf(entry, entry && [groupsOf.always(entry), groupsOf.since(entry)]),
})

/** The months up to this one of which the figures differ. */
export const changedMonths = (before: Figures, after: Figures, closedThrough: string): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (month) => month <= closedThrough && before.get(month) !== after.get(month),
  )
