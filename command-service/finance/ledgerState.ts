import type { EntryFields, EntryRoots, Origin, OriginKind, SaidOrigin } from '@prumo/contracts/finance/entry'
import type { Closer, LatePostings } from '@prumo/contracts/finance/kinds'
import type { LedgerCommand, LedgerEvent } from '@prumo/contracts/finance/ledger'
import type { Cancellation, Payment } from '@prumo/contracts/finance/settlement'
import type { ProjectDetails } from '@prumo/contracts/projects/project'
import type { By, Recording } from '@prumo/platform/decider'
import { Map as PersistentMap } from 'immutable'
import type { Action } from '../rules/undoRule'

export type Currency = ProjectDetails['currency']
export type Paid = Payment & { closedBy: Closer }
/** What a payment fills where it is empty. */
export type Realized = Pick<EntryFields, 'realizedOn' | 'realizedCents'>
type RealizedName = keyof Realized

/** Who had said something before a command said it. Its undo restores that with the values. */
export type Replaced = {
  /** What nobody had said: payments fill it. */
  followed: readonly RealizedName[]
  /** What a person had emptied. */
  emptied: readonly RealizedName[]
  isConfirmed?: boolean
  closesFor?: string
}

export type Entry = EntryFields &
  EntryRoots & {
    currency: Currency
    /** An installment that is in neither list is open. */
    payments: readonly Paid[]
    cancelled: readonly Cancellation[]
    /** What its payment filled, and nobody has changed since. */
    filled: readonly RealizedName[]
    /** What a person emptied, and nothing has filled since. */
    emptied: readonly RealizedName[]
    /** When a person last opened something of it again. */
    reopenedAt: string | null
    /** Since its tasks closed it, a person has said what was realized. */
    isConfirmed: boolean
    /** Who last said that it closes with its tasks. */
    closesFor: string | null
    /** By the id of the command. */
    replaced: Readonly<Record<string, Replaced>>
  }

/** The last month that is closed, with all before it. */
export type Closing = { closedThrough: string | null; latePostings: LatePostings | null }

/** The ledger of a project. What was deleted is kept as it was, to be restored. */
export type Ledger = {
  entries: PersistentMap<string, Entry>
  deleted: PersistentMap<string, Entry>
  /** The ids of an entry's refunds. Those that were deleted stay, since they may come back. */
  refunds: PersistentMap<string, readonly string[]>
  closing: Closing
}
export const emptyLedger: Ledger = {
  entries: PersistentMap(),
  deleted: PersistentMap(),
  refunds: PersistentMap(),
  closing: { closedThrough: null, latePostings: null },
}

/** What an entry may name, looked up before. */
export type Lookups = {
  /** Whether a task of the plan, or a card of the delivery groups, is there. */
  isOrigin: (of: OriginKind, id: string) => boolean
  /** What a task or a delivery group is estimated at now; `null` where nobody has said. */
  effortOf: (of: OriginKind, id: string) => number | null
  /** Whether a customer or supplier of the organization is there. */
  isPartner: (partnerId: string) => boolean
}

type DataOf<Type extends LedgerCommand['type']> = Extract<LedgerCommand, { type: Type }>['data']
type Named = { lookups: Lookups }
type Installments = EntryFields['installments'] | undefined
type InLedger = { projectId: string }
type OfEntry = { projectId: string; entryId: string }

type Simple =
  | 'DeleteEntry'
  | 'RestoreEntry'
  | 'PayInstallment'
  | 'PayInstallments'
  | 'CancelInstallments'
  | 'ReopenInstallments'
  | 'PostponeInstallments'
  | 'CloseMonth'
  | 'ReopenMonth'
/** An entry whose tasks are done, and which ones these were. */
type ClosedWithTasks = { entryId: string; origin: EntryFields['origin'] }
/** What nobody sends: a policy does it, or an undo. */
type Internal = {
  /**
   * All that is open of these is paid, on the day on which the last of their tasks was done. `since` is that instant:
   * what a person has opened again after it stays open.
   */
  CloseWithTasks: InLedger & { entries: readonly ClosedWithTasks[]; paidOn: string; since: string }
  /** What tasks closed is open again. */
  ReopenWithTasks: InLedger & { entryIds: readonly string[] }
  /** What was settled is open again. With `installments` the entry has these again: the rest of a payment goes. */
  TakeSettlementBack: OfEntry & { installmentIds: readonly string[]; installments?: Installments }
  /** What was reopened is again what it was. */
  SettleAgain: OfEntry & {
    payments: readonly Paid[]
    cancelled: readonly Cancellation[]
    installments?: Installments
    /** What its reopening emptied. Whatever else is empty was so before, and stays. */
    refills: readonly RealizedName[]
  }
  /** Another month is the last that is closed, or none. */
  SetClosing: InLedger & Closing & { reason: string | null }
}
/** Every command but the one that takes others back. */
export type LedgerWork =
  | { [Type in Simple]: { type: Type; data: DataOf<Type> } }[Simple]
  | { [Type in keyof Internal]: { type: Type; data: Internal[Type] } }[keyof Internal]
  | { type: 'RecordEntry'; data: DataOf<'RecordEntry'> & Named & { currency: Currency } }
  | { type: 'RepeatEntry'; data: DataOf<'RepeatEntry'> & Named & { currency: Currency } }
  /** An undo leaves empty what a person had emptied. */
  | {
      type: 'ChangeEntry'
      data: Omit<DataOf<'ChangeEntry'>, 'origin'> &
        Named & { isUndo?: boolean; origin?: SaidOrigin | Origin | null | undefined }
    }
type Undoing = { projectId: string; action: Action<LedgerEvent>; reason: string | null } & Named

/** What was done, and since. */
export type LedgerDeciderCommand = LedgerWork | { type: 'UndoLedgerAction'; data: Undoing }

/** The part of the decider's table that concerns some of its commands. */
export type Rules<Type extends LedgerDeciderCommand['type']> = {
  [T in Type]: (data: Extract<LedgerDeciderCommand, { type: T }>['data'], ledger: Ledger, by: By) => LedgerEvent[]
}
/** The part of its folds that concerns some of its events. */
export type Folds<Type extends LedgerEvent['type'] = LedgerEvent['type']> = {
  [T in Type]: (
    data: Extract<LedgerEvent, { type: T }>['data'],
    ledger: Ledger,
    at: string,
    by: string | null,
    recording: Recording | null,
  ) => Ledger
}
