import { z } from 'zod'
import { event } from '../event'
import { id, line } from '../values'
import { latePostings } from './kinds'

/** A month of the years 1 to 9999, as `yyyy-mm`. */
export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'month.invalid' })
  .refine((value) => !value.startsWith('0000'))

const late = z.enum(latePostings)
const ofProject = { projectId: id }
/** Why a month is opened again. */
export const reopeningReason = line(500)

/** Commands about the months of a ledger. A month that is closed closes all before it. */
export const closingCommands = {
  CloseMonth: z.strictObject({ ...ofProject, month, latePostings: late }),
  /** It opens this month and all behind it. */
  ReopenMonth: z.strictObject({ ...ofProject, month, reason: reopeningReason }),
}

/** The last month that is closed, and what becomes of later postings; `null` where none is closed. */
const closing = { closedThrough: month.nullable(), latePostings: late.nullable() }
const before = z.strictObject(closing)

export const closingEvents = {
  MonthClosed: event(z.strictObject({ ...ofProject, closedThrough: month, latePostings: late, before }), {
    of: 'projectId',
  }),
  /** Without a reason where somebody took the closing back before that needed one. */
  MonthReopened: event(z.strictObject({ ...ofProject, ...closing, reason: reopeningReason.nullable(), before }), {
    of: 'projectId',
  }),
  /** Figures of these months, which were closed, have changed. */
  PostedAfterClosing: event(z.strictObject({ ...ofProject, entryId: id, months: z.array(month).min(1).max(800) }), {
    of: 'entryId',
  }),
}

export const closingRefusals = ['ledger.monthClosed', 'ledger.monthNotBegun', 'ledger.reasonMissing'] as const
