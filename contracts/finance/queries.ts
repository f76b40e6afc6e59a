import { z } from 'zod'
import { changedFields } from '../changedFields'
import { confidential } from '../confidential'
import { currencies } from '../projects/project'
import type { QueryContract } from '../query'
import { day, id, text } from '../values'
import { month } from './closing'
import { entryFields } from './entry'
import { entrySum, listed, listedEntry, monthTotal, realizedSum, settlement, sum, total } from './figures'
import { entryKinds, installmentStates, latePostings, ledgerSorts } from './kinds'

const view = { of: 'project', feature: 'finance', level: 'viewOnly' } as const
const inProject = { projectId: id }

const { title, kind, plannedOn, company } = entryFields

/** So many entries of one document are named. */
export const mostOfDocument = 5

/** What narrows a list of installments. */
const ledgerFilters = {
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
  /** The installments of a project that these filters leave, with their sums. Alike ones follow by their due day. */
  installments: {
    need: { ...view, afterEnd: true },
    whole: true,
    cost: 'large',
    input: z.strictObject({
      ...inProject,
      ...ledgerFilters,
      sort: z.enum(ledgerSorts).default('dueOn'),
      descending: z.literal('true').optional(),
      /** Asks for the sums of whole entries besides. */
      entrySums: z.literal('true').optional(),
      after: text(2000).optional(),
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
      /** Where they are asked for, on the first page. */
      entrySums: confidential(z.array(entrySum), 'finance'),
      /** The classifications of all entries, on the first page. */
      classifications: z.array(z.string()),
    }),
    reads: ['finance_entries', 'finance_installments', 'projects_projects', 'partners_partners'],
  },
  /** The entries of the installments that these filters leave, in no order that says anything: for a file of them. */
  listedEntries: {
    need: { ...view, afterEnd: true },
    whole: true,
    cost: 'large',
    input: z.strictObject({
      ...inProject,
      ...ledgerFilters,
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    output: z.object({ items: z.array(listedEntry), next: z.string().nullable() }),
    reads: ['finance_entries', 'finance_installments', 'tasks_tasks', 'canvas_cards'],
  },
  /** What all entries of a project come to: planned against realized. */
  ledgerTotals: {
    need: view,
    whole: true,
    cost: 'large',
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
  /** Entries that were deleted and can be restored, the last deleted first. */
  deletedEntries: {
    need: view,
    input: z.strictObject({
      ...inProject,
      after: text(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    output: z.object({
      items: z.array(
        z.object({
          entryId: z.string(),
          title,
          kind,
          deletedAt: z.string(),
          /** `null` where it was the system, or a person who has been erased. */
          deletedBy: z.string().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
    reads: ['finance_entries', 'identity_accounts'],
  },
  /**
   * Other entries with a document number, whatever its case and the blanks around it: five at most, those of the last
   * days first.
   */
  entriesOfDocument: {
    need: view,
    input: z.strictObject({
      ...inProject,
      documentNumber: text(100),
      /** Only those of this company, and those that name none. */
      company: text(200).optional(),
      /** The entry that is being written, if it was recorded before. */
      exceptEntryId: id.optional(),
    }),
    output: z.array(z.object({ entryId: z.string(), title, company, plannedOn })).max(mostOfDocument),
    reads: ['finance_entries'],
  },
  /** What the months up to this one come to, from the last that is closed on. */
  monthTotals: {
    need: view,
    whole: true,
    cost: 'large',
    input: z.strictObject({ ...inProject, month, today: day.optional() }),
    output: z.object({
      currency: z.enum(currencies),
      /** The last month that is closed already, which counts no longer. */
      closedThrough: z.string().nullable(),
      totals: confidential(z.array(monthTotal), 'finance'),
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
      /** The names of what the entry is for, in its order; `null` for what was deleted, or is closed to the asker. */
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
