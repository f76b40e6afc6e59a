import { likePattern } from '../likePattern'
import type { Query } from '../query'
import { projectRows, summariesOf } from './summaries'

export const projects: Query<'projects'> = async (db, { scope, status, search }, { actor }) => {
  const rows = await projectRows(db, actor, (query) => {
    if (scope === 'mine') query.whereRaw('(p.owner_id = ? or p.roles \\? ?)', [actor.userId, actor.userId])
    if (status) query.where('p.status', status)
    if (search)
      query.whereRaw('(p.pitch ilike ? or p.internal_code ilike ?)', [likePattern(search), likePattern(search)])
  })
  return summariesOf(db, actor, rows)
}
