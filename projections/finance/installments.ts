import type { Installment } from '@prumo/contracts/finance/entry'
import type { Closer, InstallmentState } from '@prumo/contracts/finance/kinds'
import { paidCents } from '@prumo/contracts/finance/paidCents'
import type { Cancellation, Payment } from '@prumo/contracts/finance/settlement'
import type { RecordedEvent } from '@prumo/contracts/index'
import { merged } from '@prumo/platform/values/merged'
import { withVersions } from '../withVersions'

type Settlement = {
  state: InstallmentState
  paidOn: string | null
  /** What moved, with interest and fine, less the discount. */
  paidCents: number | null
  interestCents: number | null
  fineCents: number | null
  discountCents: number | null
  closedBy: Closer | null
  /** Why it was cancelled. */
  reason: string | null
}
const open: Settlement = {
  state: 'open',
  paidOn: null,
  paidCents: null,
  interestCents: null,
  fineCents: null,
  discountCents: null,
  closedBy: null,
  reason: null,
}

type InstallmentRow = Installment &
  Settlement & {
    /** Of its entry and itself: another entry may have an installment of the same id. */
    partId: string
    entryId: string
    projectId: string
    /** Which one of how many it is. */
    number: number
    count: number
  }

type Named = { installmentId: string }
type Moving = { entryId: string; projectId: string; installments?: readonly Installment[] | undefined }
/** What events name installments by. */
type Parts = {
  entryId: string
  installments?: readonly Named[]
  payments?: readonly Named[]
  postponed?: readonly Named[]
  installmentIds?: readonly string[]
  before?: { installments?: readonly Named[] }
}

const partIdOf = (entryId: string, installmentId: string) => `${entryId} ${installmentId}`
const isOf = (partId: string, entryId: string) => (each: Named) => partIdOf(entryId, each.installmentId) === partId

/** One row per installment of an entry that stands. */
export const [installments, installmentVersions] = withVersions<InstallmentRow>({
  table: 'finance_installments',
  version: 4,
  versions: { table: 'finance_installment_versions', version: 4 },
  key: 'partId',
  keys: ({ data }: RecordedEvent) => {
    const { entryId, installments = [], payments = [], postponed = [], installmentIds = [], before } = data as Parts
    const named = [...installments, ...payments, ...postponed, ...(before?.installments ?? [])]
    const ids = [...named.map(({ installmentId }) => installmentId), ...installmentIds]
    return [...new Set(ids)].map((id) => partIdOf(entryId, id))
  },

  columns: (table) => {
    table.specificType('part_id', 'text collate "C"').notNullable()
    for (const id of ['entry_id', 'installment_id', 'project_id']) table.uuid(id).notNullable()
    for (const count of ['number', 'count']) table.integer(count).notNullable()
    table.date('due_on').notNullable()
    table.bigInteger('cents').notNullable()
    table.text('state').notNullable()
    table.date('paid_on')
    for (const cents of ['paid_cents', 'interest_cents', 'fine_cents', 'discount_cents']) table.bigInteger(cents)
    for (const text of ['closed_by', 'reason']) table.text(text)
  },
  indexes: (table) => table.index(['organization_id', 'project_id', 'due_on', 'part_id']),

  on: {
    EntryRecorded: asListed,
    EntryChanged: asListed,
    EntryDeleted: () => null,
    EntryRestored: (row, data, _, partId) => {
      const listed = asListed(row, data, _, partId)
      const found = data.cancelled.find(isOf(partId, data.entryId))
      return listed && found ? { ...listed, ...cancelled(found) } : listed
    },
    InstallmentsPaid: (row, data, _, partId) => {
      const listed = asListed(row, data, _, partId)
      const payment = data.payments.find(isOf(partId, data.entryId))
      return listed && payment ? { ...listed, ...paid(payment, data.closedBy) } : listed
    },
    InstallmentsCancelled: (row, { reason }) => row && { ...row, ...cancelled({ reason }) },
    InstallmentsReopened: (row, data, _, partId) => {
      const listed = asListed(row, data, _, partId)
      const isOpen = data.installmentIds.some((id) => partIdOf(data.entryId, id) === partId)
      return listed && isOpen ? { ...listed, ...open } : listed
    },
    InstallmentsPostponed: (row, { entryId, postponed }, _, partId) => {
      const dueOn = postponed.find(isOf(partId, entryId))?.to
      return row && dueOn ? { ...row, dueOn } : row
    },
  },
})

const cancelled = ({ reason }: Omit<Cancellation, 'installmentId'>): Settlement => ({
  ...open,
  state: 'cancelled',
  reason,
})

const paid = (payment: Payment, closedBy: Closer): Settlement => {
  const { paidOn, interestCents, fineCents, discountCents } = payment
  return {
    ...open,
    state: 'paid',
    paidOn,
    paidCents: paidCents(payment),
    interestCents,
    fineCents,
    discountCents,
    closedBy,
  }
}

/**
 * As an event lists the installments of an entry, where it does. One that it lists no longer is gone; what became of
 * the others stays.
 */
function asListed(
  row: InstallmentRow | null,
  { entryId, projectId, installments: all }: Moving,
  _: unknown,
  partId: string,
): InstallmentRow | null {
  if (!all) return row
  const index = all.findIndex(isOf(partId, entryId))
  const found = all[index]
  if (!found) return null
  const settlement = row ?? open
  return merged(settlement, found, { partId, entryId, projectId, number: index + 1, count: all.length })
}
