import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { projection } from '../projection'

type View = { viewId: string; userId: string; filters: ActionLogFilters; viewedAt: string }

/** One row per view of the action log. The log is only read through a view. */
export const views = projection<View>({
  table: 'audit_views',
  version: 3,
  key: 'viewId',
  // A view of one project's log also belongs to the organization, so it is found by its id alone.
  columns: (table) => {
    for (const id of ['view_id', 'user_id']) table.uuid(id).notNullable()
    table.jsonb('filters').notNullable()
    table.timestamp('viewed_at').notNullable()
  },

  on: {
    ActionLogViewed: (_, { viewId, userId, filters }, { at }) => ({ viewId, userId, filters, viewedAt: at }),
  },
})
