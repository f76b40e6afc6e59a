import type { SavedAnalysisView } from '@prumo/contracts/analysis/queries'
import { mayChangeAnalysisView, mayShareAnalysisViews, mostAnalysisViews } from '@prumo/contracts/analysis/views'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { ownerOf } from '../reading/ownerOf'
import { peopleNames } from '../reading/peopleNames'
import { textOrder } from '../reading/textOrder'

type Row = Omit<SavedAnalysisView, 'ownerName' | 'ownerGone' | 'mayChange'> & { userId: string }

export const analysisViews: Query<'analysisViews'> = async (db, _, asker) => {
  const { actor } = asker
  const { organizationId, userId } = actor
  const rows: Row[] = await db('analysis_views')
    .where({ organization_id: organizationId })
    .where((visible) => visible.where({ shared: true }).orWhere({ user_id: userId }))
    .orderByRaw(`${textOrder('name')}, analysis_view_id`)
    .limit(2 * mostAnalysisViews)
    .select(columns('analysisViewId', 'userId', 'name', 'shared', 'choice'))
  const names = await peopleNames(
    db,
    asker,
    rows.map((row) => row.userId),
  )
  const isGone = (id: string) => !names.has(id)
  return {
    items: rows.map((row) => {
      const { userId: ownerId, ...view } = row
      return { ...view, ...ownerOf(ownerId, { userId, names, isGone }), mayChange: mayChangeAnalysisView(actor, row) }
    }),
    mayShare: mayShareAnalysisViews(actor),
  }
}
