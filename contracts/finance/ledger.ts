import { z } from 'zod'
import type { Need } from '../access'
import { confidential } from '../confidential'
import { event } from '../event'
import type { MessageOf } from '../message'
import { currencies } from '../projects/project'
import { seen } from '../seen'
import { undo } from '../undo'
import { id } from '../values'
import { defaultEntry, entry, entryFields, origin } from './entry'

const ofEntry = { projectId: id, entryId: id }
const optional = entry.pick(Object.fromEntries(Object.keys(defaultEntry).map((name) => [name, true])) as Optional)
type Optional = { [Name in keyof typeof defaultEntry]: true }
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
    origin: confidential(z.strictObject(origin.shape), 'finance'),
    ...optional.partial().shape,
  }),
  ChangeEntry: z.strictObject({ ...ofEntry, ...entry.partial().shape, seen: seen(entryFields) }),
  DeleteEntry: z.strictObject(ofEntry),
  RestoreEntry: z.strictObject(ofEntry),
  /** The rights that taking each of its changes back needs are asked for besides. */
  UndoLedgerAction: undo,
}

const edit = { of: 'project', feature: 'finance', level: 'editOnly' } as const

/** The need of each command. */
export const ledgerNeeds = {
  RecordEntry: edit,
  ChangeEntry: edit,
  DeleteEntry: edit,
  RestoreEntry: edit,
  UndoLedgerAction: edit,
} as const satisfies Record<keyof typeof ledgerCommands, Need>

const currency = z.enum(currencies)
const { installments: installmentsOf } = entryFields

/**
 * The events. Whatever moves money says every installment of the entry, so that no reader has to know what was before.
 * `before` holds the values that were replaced.
 */
export const ledgerEvents = {
  /** `currency`: that of the project, in which all its amounts are. */
  EntryRecorded: event(z.strictObject({ ...ofEntry, currency, ...entryFields }), {
    of: 'entryId',
    begins: true,
    names: { kind: 'entry', id: 'entryId', name: 'title' },
  }),
  EntryChanged: event(z.strictObject({ ...ofEntry, ...entry.partial().shape, before: entry.partial() }), {
    of: 'entryId',
    names: { kind: 'entry', id: 'entryId', name: 'title' },
  }),
  EntryDeleted: event(z.strictObject({ ...ofEntry, before: z.strictObject({ currency, ...entryFields }) }), {
    of: 'entryId',
    ends: true,
  }),
  EntryRestored: event(z.strictObject({ ...ofEntry, installments: installmentsOf }), { of: 'entryId', begins: true }),
}

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
  'ledger.full',
] as const

export type LedgerCommand = MessageOf<typeof ledgerCommands>
export type LedgerEvent = MessageOf<typeof ledgerEvents>
