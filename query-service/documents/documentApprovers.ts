import type { Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { namedPage } from '../reading/namedPage'
import { namedPeople } from '../reading/namedPeople'

/** Those who approve some document that the asker may see. */
export const documentApprovers: Query<'documentApprovers'> = async (db, paging, { actor, reader }) => {
  const { organizationId } = actor
  const approvers = db('documents_documents as d')
    .join('projects_projects as p', 'p.project_id', 'd.project_id')
    .modify(visibleTo(actor))
    .where('d.organization_id', organizationId)
    .joinRaw('cross join lateral jsonb_array_elements_text(d.approver_ids) as e (id)')
    .select(db.raw('distinct e.id::uuid as id'))
  const named = namedPeople(db, approvers, { reader })
  const { items, next } = await namedPage(db, named, paging)
  return { items: items.map(({ id, name }) => ({ id, name })), next }
}
