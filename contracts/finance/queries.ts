import { z } from 'zod'
import { changedFields } from '../changedFields'
import { confidential } from '../confidential'
import { currencies } from '../projects/project'
import type { QueryContract } from '../query'
import { day, id, text } from '../values'
import { entryFields } from './entry'
import { entryKinds } from './kinds'

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
})
export type ListedInstallment = z.infer<typeof listed>

/** What the entries of one kind come to. */
const total = z.object({
  kind: z.enum(entryKinds),
  entryCount: z.int(),
  plannedCents: z.int(),
  /** Of the entries that say what was realized. */
  realizedCents: z.int(),
  /** What was planned of those. */
  plannedOfRealizedCents: z.int(),
})
export type LedgerTotal = z.infer<typeof total>

/** So many entries of one document are named. */
export const mostOfDocument = 5

/** What narrows a list of installments. */
export const ledgerFilters = {
  search: text(200).default(''),
  kind: z.enum(entryKinds).optional(),
  classification: text(200).optional(),
  /** The first and the last day on which they are due. */
  dueFrom: day.optional(),
  dueTo: day.optional(),
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
      sums: confidential(z.array(z.object({ kind: z.enum(entryKinds), count: z.int(), cents: z.int() })), 'finance'),
      /** The classifications of all entries, on the first page. */
      classifications: z.array(z.string()),
    }),
    reads: ['finance_entries', 'finance_installments', 'projects_projects'],
  },
  /** What all entries of a project come to: planned against realized. */
  ledgerTotals: {
    need: view,
    whole: true,
    input: z.strictObject(inProject),
    output: z.object({ currency: z.enum(currencies), totals: confidential(z.array(total), 'finance') }),
    reads: ['finance_entries', 'projects_projects'],
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
      createdAt: z.string(),
      /** The name of the author; `null` where it was the system, or a person who has been erased. */
      createdBy: z.string().nullable(),
      changedAt: z.string(),
      changedFields,
    }),
    reads: ['finance_entries', 'finance_installments', 'tasks_tasks', 'canvas_cards', 'identity_accounts'],
  },
} as const satisfies Record<string, QueryContract>
