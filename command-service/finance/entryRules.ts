import { defaultEntry, type EntryFields, entryFieldNames, type SaidOrigin } from '@prumo/contracts/finance/entry'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { changesIn } from '../rules/fieldChanges'
import { entryOf, stateOf } from './entryOf'
import type { Currency, Entry, Ledger, Lookups, Rules } from './ledgerState'
import { originWithEffort } from './originWithEffort'
import { fillable, realizedWith } from './realizedBy'
import { refuseBadRefund } from './refunds'
import { refuseLargeSeries } from './refuseLargeSeries'

/** A ledger of more entries would take long to open. */
const mostEntries = 50_000

export const entryRules: Rules<'RecordEntry' | 'RepeatEntry' | 'ChangeEntry' | 'DeleteEntry' | 'RestoreEntry'> = {
  RecordEntry: ({ projectId, entryId, currency, lookups, refundOf = null, ...given }, ledger) => {
    const existing = ledger.entries.get(entryId)
    const origin = originWithEffort(given.origin, lookups, { before: existing?.origin })
    const fields = { ...defaultEntry, ...given, origin } as EntryFields
    if (existing && equal(fieldsOf(existing), fields) && existing.refundOf === refundOf) return []
    refuseNewEntry(ledger, entryId, currency)
    refuseUneven(fields)
    refuseUnknown(fields, lookups)
    if (refundOf) refuseBadRefund(ledger, refundOf, fields)
    const data = { projectId, entryId, currency, ...fields, seriesId: null, refundOf }
    return [{ type: 'EntryRecorded', data }]
  },

  RepeatEntry: ({ projectId, seriesId, currency, lookups, entries, ...given }, ledger) => {
    const made = entries.map(({ entryId, installmentId, plannedOn, dueOn }) => {
      const installments = [{ installmentId, dueOn, cents: given.plannedCents }]
      const origin = originWithEffort(given.origin, lookups, { before: ledger.entries.get(entryId)?.origin })
      return { entryId, fields: { ...defaultEntry, ...given, origin, plannedOn, installments } as EntryFields }
    })
    if (new Set(made.map(({ entryId }) => entryId)).size < made.length) throw new Refused('entry.idTaken')
    const lacking = made.filter(({ entryId, fields }) => {
      const existing = ledger.entries.get(entryId)
      return !(existing && equal(fieldsOf(existing), fields))
    })
    for (const { entryId, fields } of lacking) {
      refuseNewEntry(ledger, entryId, currency, lacking.length)
      refuseUnknown(fields, lookups)
    }
    const events = lacking.map(({ entryId, fields }): LedgerEvent => {
      return { type: 'EntryRecorded', data: { projectId, entryId, currency, ...fields, seriesId, refundOf: null } }
    })
    refuseLargeSeries(events)
    return events
  },

  ChangeEntry: ({ projectId, entryId, seen, lookups, isUndo = false, recalculated = false, ...given }, ledger) => {
    const entry = entryOf(ledger, entryId)
    const before = fieldsOf(entry)
    const changes = {
      ...given,
      ...(given.origin && { origin: originWithEffort(given.origin, lookups, { before: before.origin, recalculated }) }),
    }
    const changed = changesIn<EntryFields>(before, changes, seenWithEffort(seen, lookups, before))
    if (!changed) return []
    const fields = { ...before, ...changes } as EntryFields
    refuseUneven(fields)
    // Whom it is with already may have left the register since.
    refuseUnknown({ ...fields, partnerId: changed.partnerId ?? null }, lookups)
    refuseMovingSettled(entry, fields)
    if (entry.refundOf) refuseBadRefund(ledger, entry.refundOf, fields, entryId)
    const realized = realizedWith(isUndo ? entry : fillable(entry), fields.installments)
    const whole = withRealized(withInstallments(changed, fields, before), realized)
    return [{ type: 'EntryChanged', data: { projectId, entryId, ...whole } }]
  },

  DeleteEntry: ({ projectId, entryId }, ledger) => {
    if (ledger.deleted.has(entryId)) return []
    const {
      payments,
      filled: _,
      reopenedAt: __,
      isConfirmed: ___,
      closesFor: ____,
      emptied: _____,
      replaced: ______,
      ...before
    } = entryOf(ledger, entryId)
    if (payments.length > 0) throw new Refused('entry.paid')
    return [
      { type: 'EntryDeleted', data: { projectId, entryId, before: { ...before, cancelled: [...before.cancelled] } } },
    ]
  },

  RestoreEntry: ({ projectId, entryId }, ledger) => {
    if (ledger.entries.has(entryId)) return []
    const entry = ledger.deleted.get(entryId)
    if (!entry) throw new Refused('entry.unknown')
    refuseFull(ledger)
    refuseOtherCurrency(ledger, entry.currency)
    if (entry.refundOf) refuseBadRefund(ledger, entry.refundOf, entry)
    const { installments, cancelled } = entry
    return [{ type: 'EntryRestored', data: { projectId, entryId, installments, cancelled: [...cancelled] } }]
  },
}

/** Nobody says the effort of what they saw: where the parts are the same, it is that which stands. */
const seenWithEffort = (seen: Seen | undefined, lookups: Lookups, { origin: before }: EntryFields) =>
  seen?.origin ? { ...seen, origin: originWithEffort(seen.origin, lookups, { before }) } : seen

type Seen = Record<string, unknown> & { origin?: SaidOrigin | null | undefined }

/** What somebody may set of an entry. */
const fieldsOf = (entry: Entry): EntryFields =>
  Object.fromEntries(entryFieldNames.map((name) => [name, entry[name]])) as unknown as EntryFields

type Changed = Partial<EntryFields> & { before: Partial<EntryFields> }

/** Whatever moves money says every installment, also where they stay as they are. */
function withInstallments(changed: Changed, { installments }: EntryFields, before: EntryFields): Changed {
  if (!('plannedCents' in changed || 'kind' in changed) || 'installments' in changed) return changed
  return { ...changed, installments, before: { ...changed.before, installments: before.installments } }
}

/** What somebody says was realized comes before what follows from the installments. */
const withRealized = (changed: Changed, realized: Changed): Changed => ({
  ...realized,
  ...changed,
  before: { ...realized.before, ...changed.before },
})

function refuseNewEntry(ledger: Ledger, entryId: string, currency: Currency, count = 1): void {
  if (ledger.entries.has(entryId) || ledger.deleted.has(entryId)) throw new Refused('entry.idTaken')
  refuseFull(ledger, count)
  refuseOtherCurrency(ledger, currency)
}

/** What is paid or cancelled stays as it was, and money that has come does not go. */
function refuseMovingSettled(entry: Entry, { installments, kind }: EntryFields): void {
  if (kind !== entry.kind && entry.payments.length > 0) throw new Refused('entry.paid')
  const present = new Map(installments.map((each) => [each.installmentId, each]))
  for (const each of entry.installments) {
    const state = stateOf(entry, each.installmentId)
    if (state !== 'open' && !equal(present.get(each.installmentId), each))
      throw new Refused('entry.installmentSettled', { state })
  }
}

function refuseFull({ entries }: Ledger, count = 1): void {
  if (entries.size + count > mostEntries) throw new Refused('ledger.full', { most: mostEntries })
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

/** What an entry names stands, each once, and no part of it is more than all of it. */
function refuseUnknown({ origin, plannedCents, partnerId }: EntryFields, { isOrigin, isPartner }: Lookups): void {
  if (partnerId && !isPartner(partnerId)) throw new Refused('entry.partnerUnknown')
  if (!origin) return
  if (new Set(origin.items.map(({ id }) => id)).size < origin.items.length) throw new Refused('entry.originRepeated')
  if (origin.items.some(({ cents }) => cents > plannedCents)) throw new Refused('entry.originTooLarge')
  const gone = origin.items.filter(({ id }) => !isOrigin(origin.of, id)).map(({ id }) => id)
  if (gone.length > 0) throw new Refused('entry.originGone', { ids: gone })
}
