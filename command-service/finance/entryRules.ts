import { defaultEntry, type EntryFields, entryFieldNames } from '@prumo/contracts/finance/entry'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { changesIn } from '../rules/fieldChanges'
import type { Entry, Folds, IsThere, Ledger, Rules } from './ledgerState'

/** A ledger of more entries would take long to open. */
const mostEntries = 50_000

export const entryRules: Rules<'RecordEntry' | 'ChangeEntry' | 'DeleteEntry' | 'RestoreEntry'> = {
  RecordEntry: ({ projectId, entryId, currency, isThere, ...given }, ledger) => {
    const fields = { ...defaultEntry, ...given } as EntryFields
    const existing = ledger.entries.get(entryId)
    if (existing && equal(fieldsOf(existing), fields)) return []
    if (existing || ledger.deleted.has(entryId)) throw new Refused('entry.idTaken')
    refuseFull(ledger)
    refuseOtherCurrency(ledger, currency)
    refuseUneven(fields)
    refuseBadOrigin(fields, isThere)
    return [{ type: 'EntryRecorded', data: { projectId, entryId, currency, ...fields } }]
  },

  ChangeEntry: ({ projectId, entryId, seen, isThere, ...changes }, ledger) => {
    const entry = fieldsOf(knownEntry(ledger, entryId))
    const changed = changesIn<EntryFields>(entry, changes, seen)
    if (!changed) return []
    const fields = { ...entry, ...changes } as EntryFields
    refuseUneven(fields)
    refuseBadOrigin(fields, isThere)
    return [{ type: 'EntryChanged', data: { projectId, entryId, ...withInstallments(changed, fields, entry) } }]
  },

  DeleteEntry: ({ projectId, entryId }, ledger) => {
    if (ledger.deleted.has(entryId)) return []
    return [{ type: 'EntryDeleted', data: { projectId, entryId, before: knownEntry(ledger, entryId) } }]
  },

  RestoreEntry: ({ projectId, entryId }, ledger) => {
    if (ledger.entries.has(entryId)) return []
    const entry = ledger.deleted.get(entryId)
    if (!entry) throw new Refused('entry.unknown')
    refuseFull(ledger)
    refuseOtherCurrency(ledger, entry.currency)
    return [{ type: 'EntryRestored', data: { projectId, entryId, installments: entry.installments } }]
  },
}

export const entryFolds: Folds = {
  EntryRecorded: ({ projectId: _, entryId, ...entry }, ledger) => ({
    ...ledger,
    entries: ledger.entries.set(entryId, entry),
  }),
  EntryChanged: ({ projectId: _, entryId, before: __, ...changed }, ledger) => {
    const entry = ledger.entries.get(entryId)
    return entry ? { ...ledger, entries: ledger.entries.set(entryId, { ...entry, ...changed } as Entry) } : ledger
  },
  EntryDeleted: ({ entryId, before }, { entries, deleted }) => ({
    entries: entries.delete(entryId),
    deleted: deleted.set(entryId, before),
  }),
  EntryRestored: ({ entryId }, { entries, deleted }) => {
    const entry = deleted.get(entryId)
    return entry ? { entries: entries.set(entryId, entry), deleted: deleted.delete(entryId) } : { entries, deleted }
  },
}

function knownEntry({ entries }: Ledger, entryId: string): Entry {
  const entry = entries.get(entryId)
  if (!entry) throw new Refused('entry.unknown')
  return entry
}

/** What somebody may set of an entry. */
export const fieldsOf = (entry: Entry): EntryFields =>
  Object.fromEntries(entryFieldNames.map((name) => [name, entry[name]])) as unknown as EntryFields

type Changed = Partial<EntryFields> & { before: Partial<EntryFields> }

/** Whatever moves money says every installment, also where they stay as they are. */
function withInstallments(changed: Changed, { installments }: EntryFields, before: EntryFields): Changed {
  if (!('plannedCents' in changed || 'kind' in changed) || 'installments' in changed) return changed
  return { ...changed, installments, before: { ...changed.before, installments: before.installments } }
}

function refuseFull({ entries }: Ledger): void {
  if (entries.size >= mostEntries) throw new Refused('ledger.full', { most: mostEntries })
}

/** Amounts in two currencies have no sum. The first entry of a ledger says which one it has. */
function refuseOtherCurrency({ entries }: Ledger, currency: Entry['currency']): void {
  const first = entries.first()
  if (first && first.currency !== currency) throw new Refused('entry.otherCurrency', { currency: first.currency })
}

/** The installments of an entry are its planned amount, to the cent. */
function refuseUneven({ installments, plannedCents }: EntryFields): void {
  if (new Set(installments.map(({ installmentId }) => installmentId)).size < installments.length)
    throw new Refused('entry.installmentRepeated')
  const sum = installments.reduce((whole, { cents }) => whole + cents, 0)
  if (sum !== plannedCents) throw new Refused('entry.installmentsUnequal', { plannedCents, installmentsCents: sum })
}

/** What an entry is for stands, each once, and no part of it is more than all of it. */
function refuseBadOrigin({ origin, plannedCents }: EntryFields, isThere: IsThere): void {
  if (!origin) return
  if (new Set(origin.items.map(({ id }) => id)).size < origin.items.length) throw new Refused('entry.originRepeated')
  if (origin.items.some(({ cents }) => cents > plannedCents)) throw new Refused('entry.originTooLarge')
  const gone = origin.items.filter(({ id }) => !isThere(origin.of, id)).map(({ id }) => id)
  if (gone.length > 0) throw new Refused('entry.originGone', { ids: gone })
}
