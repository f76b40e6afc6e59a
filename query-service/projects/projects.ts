import type { Query } from '../pipeline/query'
import { containsText } from '../reading/containsText'
import { sortedProjects } from './sortedProjects'
import { projectRows, summariesOf } from './summaries'
import { visibleOrCopiedBy } from './visibleProjects'

export const projects: Query<'projects'> = async (db, { scope, status, search, sort, descending }, asker) => {
  const { actor } = asker
  const rows = await projectRows(db, actor, (query) => {
    query.modify(visibleOrCopiedBy(actor))
    if (scope === 'mine') query.whereRaw('(p.owner_id = ? or p.roles \\? ?)', [actor.userId, actor.userId])
    if (status) query.where('p.status', status)
    if (search) query.modify(containsText(search, 'p.pitch', 'p.internal_code'))
  })
  const listed = await summariesOf(db, asker, rows)
  return sort ? sortedProjects(listed, { sort, descending: descending !== undefined }) : listed
}
