import type { Knex } from 'knex'
import { dayOf } from '../reading/dayOf'

/**
 * The day on which a task was finished (`tasks_tasks as t`, `tasks_steps as s`), `null` as long as it is not: when its
 * progress reached 100 %, or when it came into a step that finishes tasks, whichever was first.
 */
export const finishedOn = (db: Knex, organizationId: string): Knex.Raw =>
  db.raw('?::text as "finishedOn"', [dayOf(db, organizationId, finishedAt)])

const finishedAt = `least(
  case when t.progress = 100 then t.completed_at end,
  case when s.finishes then greatest(t.in_step_since, s.finishes_since) end
)`
