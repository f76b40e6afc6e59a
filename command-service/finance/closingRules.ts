import { monthBefore, monthOf } from '@prumo/contracts/finance/months'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import type { Folds, Rules } from './ledgerState'

export const closingRules: Rules<'CloseMonth' | 'ReopenMonth' | 'SetClosing'> = {
  /** A month before the last that is closed is closed with it. */
  CloseMonth: ({ projectId, month, latePostings }, { closing }, { at, zones = [] }) => {
    if (month > monthOf(dayAt(zones, at))) throw new Refused('ledger.monthNotBegun')
    const { closedThrough } = closing
    const last = closedThrough && closedThrough > month ? closedThrough : month
    if (equal(closing, { closedThrough: last, latePostings })) return []
    return [{ type: 'MonthClosed', data: { projectId, closedThrough: last, latePostings, before: closing } }]
  },

  ReopenMonth: ({ projectId, month, reason }, { closing }) => {
    if (closing.closedThrough === null || month > closing.closedThrough) return []
    const { latePostings } = closing
    return [
      {
        type: 'MonthReopened',
        data: { projectId, closedThrough: monthBefore(month), latePostings, reason, before: closing },
      },
    ]
  },

  /** Taking a closing back opens months as `ReopenMonth` does, and no more quietly. */
  SetClosing: ({ projectId, closedThrough, latePostings, reason }, { closing }) => {
    if (equal(closing, { closedThrough, latePostings })) return []
    if (closedThrough && latePostings && closedThrough >= (closing.closedThrough ?? ''))
      return [{ type: 'MonthClosed', data: { projectId, closedThrough, latePostings, before: closing } }]
    if (reason === null) throw new Refused('ledger.reasonMissing')
    return [{ type: 'MonthReopened', data: { projectId, closedThrough, latePostings, reason, before: closing } }]
  },
}

export const closingFolds: Folds<'MonthClosed' | 'MonthReopened' | 'PostedAfterClosing'> = {
  MonthClosed: ({ closedThrough, latePostings }, ledger) => ({ ...ledger, closing: { closedThrough, latePostings } }),
  MonthReopened: ({ closedThrough, latePostings }, ledger) => ({ ...ledger, closing: { closedThrough, latePostings } }),
  PostedAfterClosing: (_, ledger) => ledger,
}
