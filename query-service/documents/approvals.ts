import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { type ApproverRow, personOf } from './approverRow'
import { waitingApprovals } from './waitingApprovals'

type Row = {
  projectId: string
  projectPitch: string
  documentId: string
  title: string
  round: number
  contentHash: string
  requestedAt: string
  requestedById: string | null
  approvers: ApproverRow[]
}

const mostShown = 200

export const approvals: Query<'approvals'> = async (db, _, asker) => {
  const { actor } = asker
  const { userId } = actor
  const rows: Row[] = await waitingApprovals(db, actor)
    .orderBy(['s.requested_at', 's.document_id'])
    .limit(mostShown)
    .select(
      columnsOf(
        's',
        'projectId',
        'documentId',
        'title',
        'round',
        'contentHash',
        'requestedAt',
        'requestedById',
        'approvers',
      ),
      { projectPitch: 'p.pitch' },
    )
  const counts = await waitingApprovals(db, actor).first(
    db.raw('count(*)::int as total'),
    db.raw('count(*) filter (where not s.approvers @> ?::jsonb)::int as seen', [
      JSON.stringify([{ userId, viewedAt: null }]),
    ]),
  )
  const names = await peopleNames(
    db,
    asker,
    rows.map(({ requestedById }) => requestedById),
  )
  return {
    items: rows.map(({ approvers, requestedById, ...row }) => {
      const mine = approvers.find((approver) => approver.userId === userId)
      return {
        ...row,
        requestedBy: personOf(requestedById, names),
        viewedAt: mine?.viewedAt ?? null,
        acceptedAt: mine?.acceptedAt ?? null,
        approved: approvers.filter(({ act }) => act === 'approve').length,
        asked: approvers.length,
      }
    }),
    total: counts.total,
    unseen: counts.total - counts.seen,
  }
}
