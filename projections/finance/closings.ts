import type { LatePostings } from '@prumo/contracts/finance/kinds'
import { withVersions } from '../withVersions'

type Closing = { projectId: string; closedThrough: string | null; latePostings: LatePostings | null }

/** One row per ledger of which a month was ever closed: the last that is. */
export const [closings, closingVersions] = withVersions<Closing>({
  table: 'finance_closings',
  version: 1,
  versions: { table: 'finance_closing_versions', version: 3 },
  key: 'projectId',

  columns: (table) => {
    table.uuid('project_id').notNullable()
    for (const text of ['closed_through', 'late_postings']) table.text(text)
  },

  on: {
    MonthClosed: (_, { projectId, closedThrough, latePostings }) => ({ projectId, closedThrough, latePostings }),
    MonthReopened: (_, { projectId, closedThrough, latePostings }) => ({ projectId, closedThrough, latePostings }),
  },
})
