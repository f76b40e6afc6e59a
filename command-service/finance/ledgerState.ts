import type { EntryFields, OriginKind } from '@prumo/contracts/finance/entry'
import type { LedgerCommand, LedgerEvent } from '@prumo/contracts/finance/ledger'
import type { ProjectDetails } from '@prumo/contracts/projects/project'
import type { By } from '@prumo/platform/decider'
import { Map as PersistentMap } from 'immutable'
import type { Action } from '../rules/undoRule'

export type Currency = ProjectDetails['currency']
export type Entry = EntryFields & { currency: Currency }

/** The ledger of a project. What was deleted is kept as it was, to be restored. */
export type Ledger = {
  entries: PersistentMap<string, Entry>
  deleted: PersistentMap<string, Entry>
}
export const emptyLedger: Ledger = { entries: PersistentMap(), deleted: PersistentMap() }

/** Whether a task of the plan, or a card of the delivery groups, is there. */
export type IsThere = (of: OriginKind, id: string) => boolean
type WithOrigins = { isThere: IsThere }

type DataOf<Type extends LedgerCommand['type']> = Extract<LedgerCommand, { type: Type }>['data']
/** Every command but the one that takes others back. */
export type LedgerWork =
  | { type: 'RecordEntry'; data: DataOf<'RecordEntry'> & WithOrigins & { currency: Currency } }
  | { type: 'ChangeEntry'; data: DataOf<'ChangeEntry'> & WithOrigins }
  | { type: 'DeleteEntry'; data: DataOf<'DeleteEntry'> }
  | { type: 'RestoreEntry'; data: DataOf<'RestoreEntry'> }
/** What was done, and since. */
export type LedgerDeciderCommand =
  | LedgerWork
  | { type: 'UndoLedgerAction'; data: { projectId: string; action: Action<LedgerEvent> } & WithOrigins }

/** The part of the decider's table that concerns some of its commands. */
export type Rules<Type extends LedgerDeciderCommand['type']> = {
  [T in Type]: (data: Extract<LedgerDeciderCommand, { type: T }>['data'], ledger: Ledger, by: By) => LedgerEvent[]
}
export type Folds = {
  [T in LedgerEvent['type']]: (data: Extract<LedgerEvent, { type: T }>['data'], ledger: Ledger) => Ledger
}
