import { z } from 'zod'
import type { Need } from '../access'
import { confidential } from '../confidential'
import { event } from '../event'
import type { MessageOf } from '../message'
import { currencies } from '../projects/project'
import { seen } from '../seen'
import { undo } from '../undo'
import { inBefore, type Upcast, unchanged } from '../upcast'
import { day, id, line } from '../values'
import { closingCommands, closingEvents, closingRefusals, reopeningReason } from './closing'
import {
  defaultEntry,
  entry,
  entryFields,
  entryGrowth,
  entryRoots,
  installment,
  type SaidOrigin,
  saidOrigin,
  withoutEffort,
} from './entry'
import { mostInstallments, mostRepeats } from './kinds'
import {
  cancellation,
  closedBy,
  onePayment,
  payment,
  postponedParts,
  postponement,
  seenParts,
  someParts,
} from './settlement'

const ofEntry = { projectId: id, entryId: id }
const optional = entry.pick(Object.fromEntries(Object.keys(defaultEntry).map((name) => [name, true])) as Optional)
type Optional = { [Name in keyof typeof defaultEntry]: true }
const reason = line(500)
const { title, kind, classification, plannedOn, plannedCents, installments } = entryFields

/** Commands about the ledger of a project: its entries, each with its installments. */
export const ledgerCommands = {
  /** By hand an entry always says what it is for. */
  RecordEntry: z.strictObject({
    ...ofEntry,
    title,
    kind,
    classification,
    plannedOn,
    plannedCents,
    installments,
    origin: confidential(z.strictObject(saidOrigin.shape), 'finance'),
    ...optional.partial().shape,
    /** It gives money of this entry back. */
    refundOf: id.nullable().optional(),
  }),
  /** The same entry again and again: rent. Each has its own day and its own installments. */
  RepeatEntry: z.strictObject({
    projectId: id,
    seriesId: id,
    title,
    kind,
    classification,
    plannedCents,
    origin: confidential(z.strictObject(saidOrigin.shape), 'finance'),
    ...optional.omit({ realizedOn: true, realizedCents: true }).partial().shape,
    entries: z
      .array(z.strictObject({ entryId: id, installmentId: id, plannedOn: day, dueOn: day }))
      .min(2)
      .max(mostRepeats),
  }),
  /** `recalculated`: the parts are made of the effort of now, also where they stay as they were. */
  ChangeEntry: z.strictObject({
    ...ofEntry,
    ...entry.partial().shape,
    origin: confidential(saidOrigin.nullable(), 'finance').optional(),
    recalculated: z.literal(true).optional(),
    seen: seen({ ...entryFields, origin: confidential(saidOrigin.nullable(), 'finance') }),
  }),
  DeleteEntry: z.strictObject(ofEntry),
  RestoreEntry: z.strictObject(ofEntry),
  PayInstallment: z.strictObject({ projectId: id, ...onePayment }),
  /** Each in full, as it was planned. */
  PayInstallments: z.strictObject({ projectId: id, paidOn: day, installments: seenParts }),
  CancelInstallments: z.strictObject({ projectId: id, installments: seenParts, reason }),
  /** They are open again. */
  ReopenInstallments: z.strictObject({ projectId: id, installments: someParts, reason }),
  PostponeInstallments: z.strictObject({ projectId: id, installments: postponedParts }),
  ...closingCommands,
  /**
   * The rights that taking each of its changes back needs are asked for besides, and a reason where that opens a month
   * again.
   */
  UndoLedgerAction: undo.extend({ reason: reopeningReason.optional() }),
}

const edit = { of: 'project', feature: 'finance', level: 'editOnly' } as const
/** Who has closed a month answers for its figures. */
const control = { of: 'project', feature: 'finance', level: 'totalControl' } as const

/** The need of each command. */
export const ledgerNeeds = {
  RecordEntry: edit,
  RepeatEntry: edit,
  ChangeEntry: edit,
  DeleteEntry: edit,
  RestoreEntry: edit,
  PayInstallment: edit,
  PayInstallments: edit,
  CancelInstallments: edit,
  ReopenInstallments: edit,
  PostponeInstallments: edit,
  CloseMonth: control,
  ReopenMonth: control,
  UndoLedgerAction: edit,
} as const satisfies Record<keyof typeof ledgerCommands, Need>

const currency = z.enum(currencies)
const { installments: installmentsOf } = entryFields
const some = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(mostInstallments)
const payments = confidential(some(payment).min(1), 'finance')
const paymentsBefore = confidential(some(payment.extend({ closedBy })), 'finance')
const parts = confidential(some(installment).min(1), 'finance')
const cancelled = some(cancellation)
/** What ends with the last open installment of an entry. */
const realized = entry.pick({ realizedOn: true, realizedCents: true }).partial().shape
/** What a payment may change of its entry. */
const moved = entry.pick({ installments: true, realizedOn: true, realizedCents: true }).partial().shape

/**
 * The events. Whatever moves money says every installment of the entry, so that no reader has to know what was before.
 * `before` holds the values that were replaced.
 */
export const ledgerEvents = {
  /** `currency`: that of the project, in which all its amounts are. */
  EntryRecorded: event(z.strictObject({ ...ofEntry, currency, ...entryFields, ...entryRoots }), {
    of: 'entryId',
    begins: true,
    names: { kind: 'entry', id: 'entryId', name: 'title' },
  }),
  EntryChanged: event(z.strictObject({ ...ofEntry, ...entry.partial().shape, before: entry.partial() }), {
    of: 'entryId',
    names: { kind: 'entry', id: 'entryId', name: 'title' },
  }),
  EntryDeleted: event(
    z.strictObject({
      ...ofEntry,
      before: z.strictObject({ currency, ...entryFields, ...entryRoots, cancelled }),
    }),
    { of: 'entryId', ends: true },
  ),
  EntryRestored: event(z.strictObject({ ...ofEntry, installments: installmentsOf, cancelled }), {
    of: 'entryId',
    begins: true,
  }),

  /**
   * `installments` where a rest was left to pay; `realizedOn` and `realizedCents` where nothing is open any longer and
   * nobody had said what was realized; `notified` where tasks closed it: who wanted that.
   */
  InstallmentsPaid: event(
    z.strictObject({
      ...ofEntry,
      payments,
      closedBy,
      ...moved,
      notified: z.array(id).min(1).max(100).optional(),
      before: z.strictObject(moved),
    }),
    {
      of: 'entryId',
      notifies: { kind: 'closing', whom: ({ notified = [] }) => notified, features: () => ['finance'] },
    },
  ),
  InstallmentsCancelled: event(
    z.strictObject({ ...ofEntry, installments: parts, reason, ...realized, before: z.strictObject(realized) }),
    { of: 'entryId' },
  ),
  InstallmentsPostponed: event(z.strictObject({ ...ofEntry, postponed: some(postponement).min(1) }), { of: 'entryId' }),
  /** A payment that is taken back takes the rest along that it left. `installmentIds` are open since. */
  InstallmentsReopened: event(
    z.strictObject({
      ...ofEntry,
      installmentIds: z.array(id).min(1).max(mostInstallments),
      reason: reason.nullable(),
      reopenedBy: closedBy,
      ...moved,
      before: z.strictObject({ ...moved, payments: paymentsBefore, cancelled }),
    }),
    { of: 'entryId' },
  ),
  ...closingEvents,
}

const [withPartner = unchanged, withEffort = unchanged] = entryGrowth.upcasts
const withoutRoots: Upcast = (data) => ({ ...data, seriesId: null, refundOf: null })
const noneCancelled: Upcast = (data) => ({ ...data, cancelled: [] })
const inTurn =
  (...upcasts: readonly Upcast[]): Upcast =>
  (data) =>
    upcasts.reduce((now, upcast) => upcast(now), data)

/** Of a change, which may not be one of the origin. */
const withEffortIfSaid: Upcast = (data) =>
  'origin' in data ? { ...data, origin: withoutEffort(data.origin as SaidOrigin | null) } : data

/**
 * In its second version an entry names its customer or supplier, where it came from, and what was cancelled; in its
 * third the effort of what it is for. A payment names who is notified of it.
 */
export const ledgerUpcasts = {
  EntryRecorded: [inTurn(withPartner, withoutRoots), withEffort],
  EntryChanged: [unchanged, inTurn(withEffortIfSaid, inBefore(withEffortIfSaid))],
  EntryDeleted: [inBefore(inTurn(withPartner, withoutRoots, noneCancelled)), inBefore(withEffort)],
  EntryRestored: [noneCancelled],
  InstallmentsPaid: [unchanged],
} as const satisfies Partial<Record<keyof typeof ledgerEvents, readonly Upcast[]>>

/** Codes of the refusals. */
export const ledgerRefusals = [
  'entry.unknown',
  'entry.idTaken',
  'entry.installmentRepeated',
  'entry.installmentsUnequal',
  'entry.originRepeated',
  'entry.originTooLarge',
  'entry.originGone',
  'entry.otherCurrency',
  'entry.partnerUnknown',
  'entry.installmentUnknown',
  'entry.installmentSettled',
  'entry.installmentsTooMany',
  'entry.paymentTooLarge',
  'entry.paymentUnequal',
  'entry.discountTooLarge',
  'entry.paid',
  'entry.paidInFuture',
  'entry.realizedInFuture',
  'entry.realizedTooLarge',
  'entry.refundTooLarge',
  'entry.refundOfKind',
  'entry.refunded',
  'entry.seriesTooLarge',
  'ledger.full',
  ...closingRefusals,
] as const

export type LedgerCommand = MessageOf<typeof ledgerCommands>
export type LedgerEvent = MessageOf<typeof ledgerEvents>
