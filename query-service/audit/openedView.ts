import type { User } from '@prumo/contracts/access'
import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'

const openMs = 3_600_000

/** The filters of a view that the asker has opened in the last hour. The log records each opened view. */
export async function openedView(
  db: Knex,
  viewId: string,
  { actor: { organizationId, userId }, at }: { actor: User; at: string },
): Promise<ActionLogFilters> {
  const view: { filters: ActionLogFilters; viewedAt: string } | undefined = await db('audit_views')
    .where({ organization_id: organizationId, view_id: viewId, user_id: userId })
    .first(columns('filters', 'viewedAt'))
  if (!view) throw new HttpProblem(404, 'actionLog.viewUnknown')
  if (Date.parse(at) - Date.parse(view.viewedAt) > openMs) throw new Refused('actionLog.viewExpired')
  return view.filters
}
