import type { User } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import { visibleTo } from '../projects/visibleProjects'

/** The sign-offs that wait for this person's decision (`documents_sign_offs as s`, `projects_projects as p`). */
export const waitingApprovals = (db: Knex, actor: User): Knex.QueryBuilder =>
  db('documents_sign_offs as s')
    .join('projects_projects as p', 'p.project_id', 's.project_id')
    .modify(visibleTo(actor))
    .where({ 's.organization_id': actor.organizationId, 's.standing': 'asked' })
    .whereRaw('s.waiting_for \\? ?', [actor.userId])
