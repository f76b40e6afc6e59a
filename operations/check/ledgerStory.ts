import type { EntryFields } from '@prumo/contracts/finance/entry'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { paidCents } from '@prumo/contracts/finance/paidCents'
import type { Payment } from '@prumo/contracts/finance/settlement'

type Fields = Pick<
  EntryFields,
  | 'kind'
  | 'classification'
  | 'partnerId'
  | 'company'
  | 'origin'
  | 'plannedOn'
  | 'plannedCents'
  | 'realizedOn'
  | 'realizedCents'
  | 'installments'
>
/** An entry of a ledger: what was said of it, what was paid, and by which commands people said what was realized. */
export type Entry = Fields & { payments: Map<string, Payment>; cancelled: Set<string>; saidBy: string[] }

export type Ledger = {
  entries: Map<string, Entry>
  deleted: Map<string, Entry>
  closing: { closedThrough: string | null }
  /** Commands, each with those that undid it. */
  undoneBy: Map<string, string[]>
}
export const emptyLedger = (): Ledger => ({
  entries: new Map(),
  deleted: new Map(),
  closing: { closedThrough: null },
  undoneBy: new Map(),
})

type By = { commandId: string; isUndo: boolean }
type Story = {
  [Type in LedgerEvent['type']]?: (ledger: Ledger, data: Extract<LedgerEvent, { type: Type }>['data'], by: By) => void
}

const idOf = ({ installmentId }: { installmentId: string }) => installmentId

/** What each event makes of a ledger. What postpones an installment changes no figure of a month. */
const story: Story = {
  EntryRecorded: ({ entries }, entry, { commandId }) => {
    const saidBy = entry.realizedCents === null ? [] : [commandId]
    entries.set(entry.entryId, { ...entry, payments: new Map(), cancelled: new Set(), saidBy })
  },
  EntryChanged: ({ entries }, { entryId, before: _, ...changed }, { commandId, isUndo }) => {
    const entry = entries.get(entryId)
    if (!entry) return
    const follows = changed.installments !== undefined && changed.realizedCents === paidOf(entry)
    if (typeof changed.realizedCents === 'number' && !follows && !isUndo) entry.saidBy.push(commandId)
    Object.assign(entry, changed)
  },
  EntryDeleted: ({ entries, deleted }, { entryId }) => {
    const entry = entries.get(entryId)
    if (entry) deleted.set(entryId, entry)
    entries.delete(entryId)
  },
  EntryRestored: ({ entries, deleted }, { entryId, installments, cancelled }) => {
    const entry = deleted.get(entryId)
    if (entry) entries.set(entryId, { ...entry, installments, cancelled: new Set(cancelled.map(idOf)) })
    deleted.delete(entryId)
  },
  InstallmentsPaid: (ledger, data) =>
    settled(ledger, data, ({ payments }) => {
      for (const payment of data.payments) payments.set(payment.installmentId, payment)
    }),
  InstallmentsCancelled: (ledger, { installments, ...data }) =>
    settled(ledger, data, ({ cancelled }) => {
      for (const { installmentId } of installments) cancelled.add(installmentId)
    }),
  InstallmentsReopened: (ledger, data) =>
    settled(ledger, data, ({ payments, cancelled }) => {
      for (const installmentId of data.installmentIds) {
        payments.delete(installmentId)
        cancelled.delete(installmentId)
      }
    }),
  MonthClosed: ({ closing }, { closedThrough }) => void Object.assign(closing, { closedThrough }),
  MonthReopened: ({ closing }, { closedThrough }) => void Object.assign(closing, { closedThrough }),
}
/** The same by the name of an event, whose data were read in today's shape. */
export const ledgerStory: Readonly<Record<string, ((ledger: Ledger, data: never, by: By) => void) | undefined>> = story

type Settling = { entryId: string } & { [Name in 'installments' | 'realizedOn' | 'realizedCents']?: unknown }

function settled(ledger: Ledger, data: Settling, settle: (entry: Entry) => void): void {
  const entry = ledger.entries.get(data.entryId)
  if (!entry) return
  settle(entry)
  for (const name of ['installments', 'realizedOn', 'realizedCents'] as const)
    if (data[name] !== undefined) Object.assign(entry, { [name]: data[name] })
}

/** What the payments of an entry come to, in cents. */
export const paidOf = ({ payments }: Entry): number =>
  [...payments.values()].reduce((sum, payment) => sum + paidCents(payment), 0)

export const isOpen = ({ installments, payments, cancelled }: Entry): boolean =>
  installments.some(({ installmentId }) => !payments.has(installmentId) && !cancelled.has(installmentId))

/** Whether a command counts: nothing that counts has undone it. */
export const counts = (ledger: Ledger, commandId: string): boolean =>
  !(ledger.undoneBy.get(commandId) ?? []).some((undoing) => counts(ledger, undoing))
