import type { Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { namedPage } from '../reading/namedPage'

/** Those who approve some document that the asker may see. */
export const documentApprovers: Query<'documentApprovers'> = async (db, paging, { actor }) => {
  const { organizationId } = actor
  const approvers = db('documents_documents as d')
    .join('projects_projects as p', 'p.project_id', 'd.project_id')
    .modify(visibleTo(actor))
    .where('d.organization_id', organizationId)
    .joinRaw('cross join lateral jsonb_array_elements_text(d.approver_ids) as e (id)')
    .select(db.raw('distinct e.id::uuid as id'))
  const named = db
    .from(approvers.as('s'))
    .leftJoin('identity_accounts as i', (join) =>
      join.on('i.user_id', 's.id').andOnVal('i.organization_id', organizationId),
    )
    .select({
      id: 's.id',
      name: db.raw(`nullif(trim(concat(i.name, ' ', i.last_name)), '')`),
      gone: db.raw('coalesce(i.erased, true)'),
    })
  const { items, next } = await namedPage(db, named, paging)
  return { items: items.map(({ id, name }) => ({ id, name })), next }
}
