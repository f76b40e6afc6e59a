import type { SavedView } from '@prumo/contracts/tasks/queries'
import { mayChangeView, mayShareViews, mostViews } from '@prumo/contracts/tasks/views'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { textOrder } from '../reading/textOrder'

type Row = Omit<SavedView, 'ownerName' | 'mayChange'> & { userId: string }

export const taskViews: Query<'taskViews'> = async (db, { projectId }, asker) => {
  const { actor, project } = asker
  const { organizationId, userId } = actor
  const rows: Row[] = await db('tasks_views')
    .where({ organization_id: organizationId, project_id: projectId })
    .where((visible) => visible.where({ shared: true }).orWhere({ user_id: userId }))
    .orderByRaw(`${textOrder('name')}, task_view_id`)
    .limit(2 * mostViews)
    .select(columns('taskViewId', 'userId', 'name', 'screen', 'shared', 'filters'))
  const names = await peopleNames(
    db,
    asker,
    rows.map((row) => row.userId),
  )
  return {
    items: rows.map((row) => {
      const { userId: ownerId, ...view } = row
      const ownerName = ownerId === userId ? null : (names.get(ownerId) ?? null)
      return { ...view, ownerName, mayChange: mayChangeView(actor, project, row) }
    }),
    mayShare: mayShareViews(actor, project),
  }
}
