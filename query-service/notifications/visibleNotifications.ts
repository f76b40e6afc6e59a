import { features, isClosedTo, type User } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import { visibleTo } from '../projects/visibleProjects'

/** Whether a notification is unread: what the person marked last counts, of this one or of all. */
export const unread = `case
  when n.marked = 'read' then false
  when n.marked = 'unread' and n.marked_at > coalesce(i.read_all_at, '-infinity') then true
  else n.at > coalesce(i.read_through, '-infinity') end`

/** The notifications of this person (`n`, with the project `p` and the inbox `i`) that the person may still see. */
export function visibleNotifications(db: Knex, actor: User): Knex.QueryBuilder {
  const closed = features.filter((feature) => isClosedTo(actor, feature))
  return db('notifications_notifications as n')
    .join('projects_projects as p', 'p.project_id', 'n.project_id')
    .leftJoin('notifications_inboxes as i', (on) =>
      on.on('i.organization_id', 'n.organization_id').on('i.user_id', 'n.user_id'),
    )
    .modify(visibleTo(actor))
    .where({ 'n.organization_id': actor.organizationId, 'n.user_id': actor.userId })
    .whereRaw('? and not n.features \\?| ?::text[]', [actor.premium, closed])
}
