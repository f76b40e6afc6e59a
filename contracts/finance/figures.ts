import { z } from 'zod'
import { confidential } from '../confidential'
import { entryFields } from './entry'
import { closers, entryKinds, installmentStates, originKinds } from './kinds'

const { title, kind, classification, history, plannedOn, realizedOn, company, documentNumber, paymentMethod } =
  entryFields

/** An installment, with what its entry says. */
export const listed = z.object({
  entryId: z.string(),
  installmentId: z.string(),
  /** Which one of how many it is. */
  number: z.int(),
  count: z.int(),
  dueOn: z.string(),
  cents: confidential(z.int(), 'finance'),
  title,
  kind,
  classification,
  history,
  plannedOn,
  realizedOn,
  company,
  documentNumber,
  paymentMethod,
  state: z.enum(installmentStates),
  paidOn: z.string().nullable(),
  /** What moved, with interest and fine, less the discount. */
  paidCents: confidential(z.int().nullable(), 'finance'),
  /** What its payment says besides what it settles; `null` where it is not paid. */
  interestCents: confidential(z.int().nullable(), 'finance'),
  fineCents: confidential(z.int().nullable(), 'finance'),
  discountCents: confidential(z.int().nullable(), 'finance'),
  /** What all of its entry is planned to be. */
  plannedCents: confidential(z.int(), 'finance'),
  /** What all of its entry came to. */
  realizedCents: confidential(z.int().nullable(), 'finance'),
  closedBy: z.enum(closers).nullable(),
  /** Why it was cancelled. */
  reason: z.string().nullable(),
  partnerId: z.string().nullable(),
  /** `null` where it was erased. */
  partnerName: z.string().nullable(),
  seriesId: z.string().nullable(),
  refundOf: z.string().nullable(),
  closesWithTasks: z.boolean(),
  /** Its entry has other figures in months that were closed. */
  late: z.boolean(),
})
export type ListedInstallment = z.infer<typeof listed>

/** What an entry is for, with the names; `null` for what was deleted. And what has come back of it. */
export const listedEntry = z.object({
  entryId: z.string(),
  plannedCents: confidential(z.int(), 'finance'),
  origin: z
    .object({
      of: z.enum(originKinds),
      items: z.array(
        z.object({
          name: z.string().nullable(),
          cents: confidential(z.int(), 'finance'),
          effortMinutes: z.int().nullable(),
        }),
      ),
    })
    .nullable(),
  /** The title of the entry whose money comes back with it; `null` also where that was deleted. */
  refundOfTitle: z.string().nullable(),
  /** What its refunds are planned to be. */
  refundedCents: confidential(z.int(), 'finance'),
})
export type ListedEntry = z.infer<typeof listedEntry>

/** What became of an installment. */
export const settlement = z.object({
  installmentId: z.string(),
  state: z.enum(installmentStates),
  paidOn: z.string().nullable(),
  paidCents: z.int().nullable(),
  interestCents: z.int().nullable(),
  fineCents: z.int().nullable(),
  discountCents: z.int().nullable(),
  closedBy: z.enum(closers).nullable(),
  reason: z.string().nullable(),
})
export type InstallmentSettlement = z.infer<typeof settlement>

/** What the entries of one kind come to. */
export const total = z.object({
  kind: z.enum(entryKinds),
  entryCount: z.int(),
  /** How many installments, all and of each state; of the open ones, how many are overdue. */
  installmentCount: z.int(),
  paidCount: z.int(),
  openCount: z.int(),
  cancelledCount: z.int(),
  overdueCount: z.int(),
  /** How many entries say what was realized. */
  realizedCount: z.int(),
  /** Of all installments: those paid, open and cancelled, each as it was planned. */
  plannedCents: z.int(),
  paidCents: z.int(),
  openCents: z.int(),
  cancelledCents: z.int(),
  /** Of the open ones, what was due before the given day. */
  overdueCents: z.int(),
  /** What moved, with interest and fine, less discounts. */
  movedCents: z.int(),
  /** Of the entries that say what was realized. */
  realizedCents: z.int(),
  /** What was planned of those, and not cancelled. */
  plannedOfRealizedCents: z.int(),
})
export type LedgerTotal = z.infer<typeof total>

/** What a month that is about to be closed comes to, with those before it that are not closed yet. */
export const monthTotal = z.object({
  kind: z.enum(entryKinds),
  /** Of the entries that are planned in these months. */
  plannedCents: z.int(),
  /** Of the entries that were realized in them. */
  realizedCents: z.int(),
  /** What moved in them, with interest and fine, less discounts. */
  paidCents: z.int(),
  /** What is due in them, or before, and neither paid nor cancelled. */
  openCount: z.int(),
  openCents: z.int(),
  /** Of those, what was due before the given day. */
  overdueCents: z.int(),
})

/** What the listed installments of one kind and state come to. */
export const sum = z.object({
  kind: z.enum(entryKinds),
  state: z.enum(installmentStates),
  count: z.int(),
  cents: z.int(),
  paidCents: z.int(),
})

/** What the listed entries of one kind are planned to be, and came to: each counted once, with all its installments. */
export const entrySum = z.object({
  kind: z.enum(entryKinds),
  count: z.int(),
  plannedCents: z.int(),
  realizedCents: z.int(),
})

/** What the listed entries of one kind came to, each counted once, and what was planned of them and not cancelled. */
export const realizedSum = z.object({ kind: z.enum(entryKinds), count: z.int(), cents: z.int(), plannedCents: z.int() })
