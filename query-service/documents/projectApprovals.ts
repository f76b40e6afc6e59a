import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { approverRights } from './approverRights'
import type { ApproverRow } from './approverRow'

type Row = {
  documentId: string
  title: string
  requestedAt: string
  approvers: ApproverRow[]
  waitingFor: string[]
  isMine: boolean
}

export const projectApprovals: Query<'projectApprovals'> = async (db, { projectId, limit }, asker) => {
  const { organizationId, userId } = asker.actor
  const waiting = (): Knex.QueryBuilder =>
    db('documents_sign_offs as s').where({
      's.organization_id': organizationId,
      's.project_id': projectId,
      's.standing': 'asked',
    })
  const rows: Row[] = await waiting()
    .select(columnsOf('s', 'documentId', 'title', 'requestedAt', 'approvers', 'waitingFor'))
    .select(db.raw('s.waiting_for \\? ? as "isMine"', [userId]))
    .orderByRaw('"isMine" desc, s.requested_at, s.document_id')
    .limit(limit)
  const [count] = await waiting().count<{ total: number }[]>({ total: '*' })
  const waitingIds = [...new Set(rows.flatMap(({ waitingFor }) => waitingFor))]
  const names = await peopleNames(db, asker, waitingIds)
  const rightsOf = await approverRights(db, asker, waitingIds, [])
  return {
    items: rows.map(({ approvers, waitingFor, ...row }) => ({
      ...row,
      approved: approvers.filter(({ act }) => act === 'approve').length,
      asked: approvers.length,
      waitingFor: waitingFor.map((id) => ({
        userId: id,
        name: names.get(id) ?? null,
        hasAccess: rightsOf(id).hasAccess,
      })),
    })),
    total: count?.total ?? 0,
  }
}
