import type { Installment } from '@prumo/contracts/finance/entry'
import type { InstallmentState } from '@prumo/contracts/finance/kinds'
import { Refused } from '@prumo/platform/errors'
import type { Entry, Ledger } from './ledgerState'

/** The entry of a ledger with this id. */
export function entryOf({ entries }: Ledger, entryId: string): Entry {
  const entry = entries.get(entryId)
  if (!entry) throw new Refused('entry.unknown')
  return entry
}

export function installmentOf({ installments }: Entry, installmentId: string): Installment {
  const found = installments.find((each) => each.installmentId === installmentId)
  if (!found) throw new Refused('entry.installmentUnknown')
  return found
}

const isOf = (installmentId: string) => (each: { installmentId: string }) => each.installmentId === installmentId

export const paymentOf = ({ payments }: Entry, installmentId: string) => payments.find(isOf(installmentId))
export const cancellationOf = ({ cancelled }: Entry, installmentId: string) => cancelled.find(isOf(installmentId))

export function stateOf(entry: Entry, installmentId: string): InstallmentState {
  if (paymentOf(entry, installmentId)) return 'paid'
  return cancellationOf(entry, installmentId) ? 'cancelled' : 'open'
}

/** The installments that are still to be paid. */
export const openInstallments = (entry: Entry): Installment[] =>
  entry.installments.filter(({ installmentId }) => stateOf(entry, installmentId) === 'open')

/** The installments that were paid because the tasks were done. */
export const idsPaidByTasks = ({ payments }: Entry): string[] =>
  payments.flatMap(({ closedBy, installmentId }) => (closedBy === 'tasks' ? [installmentId] : []))

export function refuseSettled(entry: Entry, installmentId: string): void {
  const state = stateOf(entry, installmentId)
  if (state !== 'open') throw new Refused('entry.installmentSettled', { state })
}
