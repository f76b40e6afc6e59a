import { paidCents } from '@prumo/contracts/finance/paidCents'
import { openInstallments } from './entryOf'
import type { Entry, Realized } from './ledgerState'

type Filling = Partial<Realized> & { before: Partial<Realized> }
const nothing: Filling = { before: {} }

/**
 * Once nothing of an entry is open, what was paid is what was realized, where nobody had said that. An entry that is
 * paid in part would look cheaper than planned.
 */
export function realizedBy(entry: Entry): Filling {
  if (entry.payments.length === 0 || openInstallments(entry).length > 0) return nothing
  const realizedOn = entry.payments.map(({ paidOn }) => paidOn).reduce((last, day) => (day > last ? day : last))
  const realizedCents = sumPaid(entry)
  const filled = {
    ...(entry.realizedOn === null && { realizedOn }),
    ...(entry.realizedCents === null && { realizedCents }),
  }
  return { ...filled, before: Object.fromEntries(Object.keys(filled).map((name) => [name, null])) }
}

/**
 * The same where somebody changes the installments of an entry: it is paid once the last open one is taken out, and no
 * longer where one is added.
 */
export function realizedWith(entry: Entry, installments: Entry['installments'] = entry.installments): Filling {
  const after = { ...entry, installments }
  const [wasOpen, isOpen] = [entry, after].map((each) => openInstallments(each).length > 0)
  if (wasOpen === isOpen) return nothing
  return isOpen ? notRealized(entry) : realizedBy(after)
}

/** What all payments of an entry moved, in cents. */
export const sumPaid = ({ payments }: Pick<Entry, 'payments'>): number =>
  payments.reduce((sum, payment) => sum + paidCents(payment), 0)

/** What a payment had filled is empty again. */
export function notRealized({ filled, ...entry }: Entry): Filling {
  const emptied = Object.fromEntries(filled.map((name) => [name, null]))
  return { ...emptied, before: Object.fromEntries(filled.map((name) => [name, entry[name]])) }
}
