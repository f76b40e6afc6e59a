import { paidCents } from '@prumo/contracts/finance/paidCents'
import { turnedBy } from '@prumo/contracts/finance/turnedBy'
import { openInstallments } from './entryOf'
import type { Entry, Realized } from './ledgerState'

type Filling = Partial<Realized> & { before: Partial<Realized> }
const nothing: Filling = { before: {} }

/** What a payment fills where nobody says it. */
export const realizedNames = ['realizedOn', 'realizedCents'] as const

/**
 * Once nothing of an entry is open, what was paid is what was realized, where nobody had said that. An entry that is
 * paid in part would look cheaper than planned.
 */
export function realizedBy(entry: Entry): Filling {
  const paid = paidOf(entry)
  if (!paid) return nothing
  const names = realizedNames.filter((name) => isFollowing(entry, name) && entry[name] !== paid[name])
  return { ...picked(paid, names), before: picked(entry, names) }
}

/** Whether nobody has said this: payments fill it, or have. */
export const isFollowing = ({ filled, emptied, ...entry }: Entry, name: keyof Realized): boolean =>
  filled.includes(name) || (entry[name] === null && !emptied.includes(name))

/** The entry for what is new: a payment fills what a person has emptied as well. */
export const fillable = (entry: Entry): Entry => ({ ...entry, emptied: [] })

/** What payments come to; `undefined` while something is open or nothing was paid. */
export function paidOf(entry: Entry): Realized | undefined {
  if (entry.payments.length === 0 || openInstallments(entry).length > 0) return undefined
  const realizedOn = entry.payments.map(({ paidOn }) => paidOn).reduce((last, day) => (day > last ? day : last))
  return { realizedOn, realizedCents: sumPaid(entry) }
}

const picked = (from: Realized, names: readonly (keyof Realized)[]): Partial<Realized> =>
  Object.fromEntries(names.map((name) => [name, from[name]]))

/**
 * The same where somebody changes the installments of an entry: it is paid once the last open one is taken out, and no
 * longer where one is added.
 */
export function realizedWith(entry: Entry, installments: Entry['installments'] = entry.installments): Filling {
  const [before, after] = [entry.installments.length, installments.length]
  const turned = turnedBy({ before, after, settled: entry.payments.length + entry.cancelled.length })
  if (!turned) return nothing
  return turned === 'open' ? notRealized(entry) : realizedBy({ ...entry, installments })
}

/** What all payments of an entry moved, in cents. */
export const sumPaid = ({ payments }: Pick<Entry, 'payments'>): number =>
  payments.reduce((sum, payment) => sum + paidCents(payment), 0)

/** What a payment had filled is empty again. */
export function notRealized({ filled, ...entry }: Entry): Filling {
  const emptied = Object.fromEntries(filled.map((name) => [name, null]))
  return { ...emptied, before: Object.fromEntries(filled.map((name) => [name, entry[name]])) }
}
