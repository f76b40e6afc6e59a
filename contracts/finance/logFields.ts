import { day, flag, money, phrase, text, words } from '../audit/fieldFormats'

const entry = {
  title: text('field.title'),
  kind: words('field.entryKind', 'entryKind'),
  plannedCents: money('field.plannedCents'),
  realizedCents: money('field.realizedCents'),
  plannedOn: day('field.plannedOn'),
  realizedOn: day('field.realizedOn'),
  classification: text('field.classification'),
  installments: phrase('field.installments', 'logValue.installment', { dueOn: 'day', cents: 'money' }),
  origin: {
    label: 'field.origin',
    fields: {
      of: words('field.originOf', 'originKind'),
      items: phrase('field.originItems', 'logValue.originItem', { id: 'thing', cents: 'money' }),
    },
  },
  company: text('field.company'),
  documentNumber: text('field.documentNumber'),
  paymentMethod: text('field.paymentMethod'),
  closesWithTasks: flag('field.closesWithTasks'),
  history: text('field.history'),
  description: text('field.description'),
}
const currency = { currency: words('field.currency', 'currency') }

/** How the fields of events about a ledger are shown. */
export const financeLogFields = {
  EntryRecorded: { ...entry, ...currency },
  EntryChanged: entry,
  EntryDeleted: { ...entry, ...currency },
  EntryRestored: { installments: entry.installments },
}
