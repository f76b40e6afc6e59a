import { z } from 'zod'
import { changedFields } from '../changedFields'
import { confidential } from '../confidential'
import { currencies } from '../projects/project'
import type { QueryContract } from '../query'
import { day, id, text } from '../values'
import { entryFields } from './entry'
import { closers, entryKinds, installmentStates, latePostings } from './kinds'

const view = { of: 'project', feature: 'finance', level: 'viewOnly' } as const
const inProject = { projectId: id }

const { title, kind, classification, history, plannedOn, realizedOn, company, documentNumber, paymentMethod } =
  entryFields

/** An installment, with what its entry says. */
const listed = z.object({
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

/** What became of an installment. */
const settlement = z.object({
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
const total = z.object({
  kind: z.enum(entryKinds),
  entryCount: z.int(),
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

/** What the listed installments of one kind and state come to. */
const sum = z.object({
  kind: z.enum(entryKinds),
  state: z.enum(installmentStates),
  count: z.int(),
  cents: z.int(),
  paidCents: z.int(),
})
export type LedgerSum = z.infer<typeof sum>

/** What the listed entries of one kind came to, each counted once. */
const realizedSum = z.object({ kind: z.enum(entryKinds), count: z.int(), cents: z.int() })

/** What narrows a list of installments. */
export const ledgerFilters = {
  search: text(200).default(''),
  kind: z.enum(entryKinds).optional(),
  classification: text(200).optional(),
  /** The first and the last day on which they are due. */
  dueFrom: day.optional(),
  dueTo: day.optional(),
  state: z.enum(installmentStates).optional(),
  partnerId: id.optional(),
  /** A task or a delivery group that the entry is for. */
  originId: id.optional(),
  /** Those that one recurrence made. */
  seriesId: id.optional(),
  /** Only those that have other figures in months that were closed. */
  late: z.literal('true').optional(),
  /** Only those whose entry says what was realized. */
  realized: z.literal('true').optional(),
}

export const ledgerQueries = {
  /** The installments of a project that these filters leave, by the day on which they are due, with their sums. */
  installments: {
    need: view,
    whole: true,
    input: z.strictObject({
      ...inProject,
      ...ledgerFilters,
      after: text(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    output: z.object({
      currency: z.enum(currencies),
      items: z.array(listed),
      next: z.string().nullable(),
      /** Of all that the filters leave, on the first page. */
      sums: confidential(z.array(sum), 'finance'),
      /** Where only what was realized is listed: what that comes to, on the first page. */
      realizedSums: confidential(z.array(realizedSum), 'finance'),
      /** The classifications of all entries, on the first page. */
      classifications: z.array(z.string()),
    }),
    reads: ['finance_entries', 'finance_installments', 'projects_projects', 'partners_partners'],
  },
  /** What all entries of a project come to: planned against realized. */
  ledgerTotals: {
    need: view,
    whole: true,
    input: z.strictObject({ ...inProject, today: day.optional() }),
    output: z.object({
      currency: z.enum(currencies),
      totals: confidential(z.array(total), 'finance'),
      /** The last month that is closed, and what becomes of later postings. */
      closedThrough: z.string().nullable(),
      latePostings: z.enum(latePostings).nullable(),
    }),
    reads: ['finance_entries', 'finance_installments', 'finance_closings', 'projects_projects'],
  },
  entry: {
    need: view,
    whole: true,
    input: z.strictObject({ ...inProject, entryId: id }),
    output: z.object({
      ...entryFields,
      projectId: z.string(),
      entryId: z.string(),
      currency: z.enum(currencies),
      /** The names of what the entry is for, in its order; `null` for what was deleted. */
      originNames: z.array(z.string().nullable()),
      /** What became of its installments, in their order. */
      settlements: confidential(z.array(settlement), 'finance'),
      partnerName: z.string().nullable(),
      seriesId: z.string().nullable(),
      refundOf: z.string().nullable(),
      /** The title of the entry whose money comes back with it; `null` where it was deleted. */
      refundOfTitle: z.string().nullable(),
      /** The entries that give its money back. */
      refunds: confidential(
        z.array(z.object({ entryId: z.string(), title: z.string(), plannedOn: z.string(), plannedCents: z.int() })),
        'finance',
      ),
      lateMonths: z.array(z.string()),
      createdAt: z.string(),
      /** The name of the author; `null` where it was the system, or a person who has been erased. */
      createdBy: z.string().nullable(),
      changedAt: z.string(),
      changedFields,
    }),
    reads: [
      'finance_entries',
      'finance_installments',
      'tasks_tasks',
      'canvas_cards',
      'identity_accounts',
      'partners_partners',
    ],
  },
} as const satisfies Record<string, QueryContract>
