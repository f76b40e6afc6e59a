import { paidCents } from '@prumo/contracts/finance/paidCents'
import type { Payment } from '@prumo/contracts/finance/settlement'

type Installment = { installmentId: string }
type Origin = { of: string; items: { id: string; cents: number }[] } | null
type Fields = {
  kind: string
  classification: string
  partnerId: string | null
  company: string | null
  origin: Origin
  plannedOn: string
  plannedCents: number
  realizedOn: string | null
  realizedCents: number | null
  installments: Installment[]
}
/** An entry of a ledger: what was said of it, what was paid, and by which commands people said what was realized. */
export type Entry = Fields & { payments: Map<string, Payment>; cancelled: Set<string>; saidBy: string[] }
type Closing = { closedThrough: string | null }

export type Ledger = {
  entries: Map<string, Entry>
  deleted: Map<string, Entry>
  closing: Closing
  /** Commands, each with those that undid it. */
  undoneBy: Map<string, string[]>
}
export const emptyLedger = (): Ledger => ({
  entries: new Map(),
  deleted: new Map(),
  closing: { closedThrough: null },
  undoneBy: new Map(),
})

export type LedgerHappening = { data: Record<string, never>; commandId: string; isUndo: boolean }

/** What each event makes of a ledger. */
export const ledgerStory: Readonly<Record<string, (ledger: Ledger, happening: LedgerHappening) => void>> = {
  EntryRecorded: ({ entries }, { data, commandId }) => {
    const { realizedCents } = data as Fields
    const saidBy = realizedCents === null ? [] : [commandId]
    entries.set(data.entryId as string, { ...(data as Fields), payments: new Map(), cancelled: new Set(), saidBy })
  },
  EntryChanged: ({ entries }, { data, commandId, isUndo }) => {
    const entry = entries.get(data.entryId as string)
    if (!entry) return
    const { entryId: _, projectId: __, before: ___, ...changed } = data as Partial<Fields> & Record<string, unknown>
    const follows = changed.installments !== undefined && changed.realizedCents === paidOf(entry)
    if (typeof changed.realizedCents === 'number' && !follows && !isUndo) entry.saidBy.push(commandId)
    Object.assign(entry, changed)
  },
  EntryDeleted: ({ entries, deleted }, { data: { entryId } }) => {
    const entry = entries.get(entryId)
    if (entry) deleted.set(entryId, entry)
    entries.delete(entryId)
  },
  EntryRestored: ({ entries, deleted }, { data: { entryId, installments, cancelled } }) => {
    const entry = deleted.get(entryId)
    const ids = (cancelled as Installment[]).map(({ installmentId }) => installmentId)
    if (entry) entries.set(entryId, { ...entry, installments, cancelled: new Set(ids) })
    deleted.delete(entryId)
  },
  InstallmentsPaid: (ledger, { data }) =>
    settled(ledger, data, ({ payments }) => {
      for (const payment of data.payments as Payment[]) payments.set(payment.installmentId, payment)
    }),
  InstallmentsCancelled: (ledger, { data: { installments, ...data } }) =>
    settled(ledger, data, ({ cancelled }) => {
      for (const { installmentId } of installments as Installment[]) cancelled.add(installmentId)
    }),
  InstallmentsReopened: (ledger, { data }) =>
    settled(ledger, data, ({ payments, cancelled }) => {
      for (const installmentId of data.installmentIds as string[]) {
        payments.delete(installmentId)
        cancelled.delete(installmentId)
      }
    }),
  MonthClosed: (ledger, { data }) => void Object.assign(ledger.closing, { closedThrough: data.closedThrough }),
  MonthReopened: (ledger, { data }) => void Object.assign(ledger.closing, { closedThrough: data.closedThrough }),
}

function settled(ledger: Ledger, data: Record<string, unknown>, settle: (entry: Entry) => void): void {
  const entry = ledger.entries.get(data.entryId as string)
  if (!entry) return
  settle(entry)
  for (const name of ['installments', 'realizedOn', 'realizedCents'])
    if (name in data) Object.assign(entry, { [name]: data[name] })
}

/** What the payments of an entry come to, in cents. */
export const paidOf = ({ payments }: Entry): number =>
  [...payments.values()].reduce((sum, payment) => sum + paidCents(payment), 0)

export const isOpen = ({ installments, payments, cancelled }: Entry): boolean =>
  installments.some(({ installmentId }) => !payments.has(installmentId) && !cancelled.has(installmentId))

/** Whether a command counts: nothing that counts has undone it. */
export const counts = ({ undoneBy }: Ledger, commandId: string): boolean =>
  !(undoneBy.get(commandId) ?? []).some((undoing) => counts({ undoneBy } as Ledger, undoing))
