import type { SavedView } from '@prumo/contracts/tasks/queries'
import { mayChangeView, mayShareViews, mostViews } from '@prumo/contracts/tasks/views'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { ownerOf } from '../reading/ownerOf'
import { addressesSeen, peopleNames } from '../reading/peopleNames'
import { projectPeople } from '../reading/projectPeople'
import { textOrder } from '../reading/textOrder'

type Row = Omit<SavedView, 'ownerName' | 'ownerGone' | 'mayChange'> & { userId: string }

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
  const { formerPeople } = await projectPeople(db, { organizationId, projectId }, project, addressesSeen(asker))
  const isGone = (id: string) => formerPeople.some((person) => person.userId === id)
  return {
    items: rows.map((row) => {
      const { userId: ownerId, ...view } = row
      return { ...view, ...ownerOf(ownerId, { userId, names, isGone }), mayChange: mayChangeView(actor, project, row) }
    }),
    mayShare: mayShareViews(actor, project),
  }
}
