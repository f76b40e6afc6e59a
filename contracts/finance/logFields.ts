import { code, day, flag, money, month, person, phrase, technical, text, thing, words } from '../audit/fieldFormats'

const installments = (label: string) => phrase(label, 'logValue.installment', { dueOn: 'day', cents: 'money' })
const realized = { realizedCents: money('field.realizedCents'), realizedOn: day('field.realizedOn') }

const entry = {
  title: text('field.title'),
  kind: words('field.entryKind', 'entryKind'),
  plannedCents: money('field.plannedCents'),
  ...realized,
  plannedOn: day('field.plannedOn'),
  classification: text('field.classification'),
  partnerId: thing('field.partner', ['partner']),
  installments: installments('field.installments'),
  origin: {
    label: 'field.origin',
    fields: {
      of: words('field.originOf', 'originKind'),
      items: phrase('field.originItems', 'logValue.originItem', {
        id: { thing: ['task', 'card'] },
        cents: 'money',
        effortMinutes: 'minutes',
      }),
    },
  },
  company: text('field.company'),
  documentNumber: text('field.documentNumber'),
  paymentMethod: text('field.paymentMethod'),
  closesWithTasks: flag('field.closesWithTasks'),
  history: text('field.history'),
  description: text('field.description'),
}
const recorded = {
  ...entry,
  currency: words('field.currency', 'currency'),
  refundOf: thing('field.refundOf', ['entry']),
  ...technical({ seriesId: code('field.seriesId') }),
}
const cancelled = phrase('field.cancelled', 'logValue.cancellation', { reason: 'text' })
const payments = (label: string) =>
  phrase(label, 'logValue.payment', {
    paidOn: 'day',
    cents: 'money',
    interestCents: { amount: 'logValue.interest' },
    fineCents: { amount: 'logValue.fine' },
    discountCents: { amount: 'logValue.discount' },
  })
const closing = {
  closedThrough: month('field.closedThrough', { empty: 'field.noneClosed' }),
  latePostings: words('field.latePostings', 'latePostings'),
}

/** How the fields of events about a ledger are shown. */
export const financeLogFields = {
  EntryRecorded: recorded,
  EntryChanged: entry,
  EntryDeleted: { ...recorded, cancelled },
  EntryRestored: { installments: entry.installments, cancelled },
  InstallmentsPaid: {
    payments: payments('field.payments'),
    closedBy: words('field.closedBy', 'closer'),
    installments: installments('field.withRest'),
    ...realized,
    notified: person('field.notified'),
  },
  InstallmentsCancelled: {
    installments: installments('field.cancelledInstallments'),
    reason: text('field.settlementReason'),
    ...realized,
  },
  InstallmentsReopened: {
    reason: text('field.settlementReason'),
    reopenedBy: words('field.reopenedBy', 'closer'),
    payments: payments('field.takenBack'),
    cancelled,
    installments: installments('field.withoutRest'),
    ...realized,
    ...technical({ installmentIds: code('field.installmentIds') }),
  },
  InstallmentsPostponed: {
    postponed: phrase('field.postponed', 'logValue.postponement', { from: 'day', to: 'day' }),
  },
  MonthClosed: closing,
  MonthReopened: { ...closing, reason: text('field.settlementReason') },
  PostedAfterClosing: { months: month('field.lateMonths') },
}
