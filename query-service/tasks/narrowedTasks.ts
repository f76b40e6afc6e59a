import type { User } from '@prumo/contracts/access'
import type { queries } from '@prumo/contracts/index'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { visibleTo } from '../projects/visibleProjects'
import { containsText } from '../reading/containsText'
import { numberIn } from './taskNumbers'

type Narrowing = Omit<z.output<typeof queries.tasks.input>, 'sort' | 'after' | 'limit'>

/** Whether a task is done: in a step that finishes, or wholly done (`tasks_tasks as t`, `tasks_steps as s`). */
export const finished = '(s.finishes or t.progress = 100)'

/**
 * Limits a list to the tasks that the asker may see and asks for (`projects_projects as p` and `tasks_numbers as n`
 * besides).
 */
export const narrowedTasks =
  (actor: User, wanted: Narrowing) =>
  (query: Knex.QueryBuilder): void => {
    const { scope, projectId, search, assigneeId, state, priority, tagId, deliveryGroup, today, endFrom, endTo } =
      wanted
    query.modify(visibleTo(actor)).where('t.organization_id', actor.organizationId)
    if (scope === 'mine') query.where('t.assignee_id', actor.userId)
    if (projectId) query.where('t.project_id', projectId)
    if (assigneeId) query.whereRaw(`coalesce(t.assignee_id::text, 'nobody') = any(?)`, [assigneeId])
    if (priority) query.whereIn('t.priority', priority)
    if (tagId) query.whereRaw('t.tag_ids \\?| ?::text[]', [tagId])
    if (deliveryGroup) query.whereRaw(`coalesce(t.delivery_group, '') = any(?)`, [deliveryGroup])
    const number = search === undefined ? undefined : numberIn(search)
    if (number !== undefined) query.where('n.number', number)
    else if (search) query.modify(containsText(search, 't.title'))
    if (endFrom) query.where('t.end_on', '>=', endFrom)
    if (endTo) query.where('t.end_on', '<=', endTo)
    if (state === 'finished') query.whereRaw(finished)
    if (state === 'open' || state === 'overdue') query.whereRaw(`not ${finished}`)
    // What is overdue has ended on the calendar; by its working days it is narrowed further.
    if (state === 'overdue') query.where('t.end_on', '<', today)
  }
