import type { TaskGrouping } from '@prumo/contracts/tasks/views'
import type { Knex } from 'knex'
import { textOrderOrLast } from '../reading/textOrder'
import { taskRank } from './taskRank'

type Grouping = {
  /** What the group is known by in the answer; empty for what has none. */
  key: string
  /** In which order the groups come; what has none comes last. */
  order: string
  /** What it reads besides `tasks_tasks as t`. */
  join?: (query: Knex.QueryBuilder) => unknown
}

const deliveryGroup = `nullif(t.delivery_group, '')`
/** A week begins on Sunday. */
const week = '(t.end_on - extract(dow from t.end_on)::int)::text'

const groupings: Record<TaskGrouping, Grouping> = {
  assignee: {
    key: `coalesce(t.assignee_id::text, '')`,
    order: textOrderOrLast(`coalesce(a.name || ' ' || a.last_name, '')`, 't.assignee_id'),
    join: (query) =>
      query.joinRaw(
        'left join identity_accounts a on a.organization_id = t.organization_id and a.user_id = t.assignee_id and not a.erased',
      ),
  },
  priority: { key: 't.priority', order: taskRank },
  tag: {
    key: `coalesce(g.tag_id, '')`,
    order: textOrderOrLast(`coalesce(y.description, '')`, 'g.tag_id'),
    join: (query) =>
      query.joinRaw(
        `left join lateral jsonb_array_elements_text(t.tag_ids) as g(tag_id) on true
        left join tasks_tags y on y.project_id = t.project_id and y.tag_id::text = g.tag_id`,
      ),
  },
  deliveryGroup: {
    key: `coalesce(${deliveryGroup}, '')`,
    order: textOrderOrLast(deliveryGroup),
  },
  week: { key: week, order: week },
}

const ungrouped: Grouping = { key: `''::text`, order: `''::text` }

/** How tasks are grouped. Those with several tags stand in the group of each; of tags asked for, only in theirs. */
export function groupingOf(group: TaskGrouping | undefined, tagIds: readonly string[] | undefined) {
  const { key, order, join } = group ? groupings[group] : ungrouped
  const grouped = (query: Knex.QueryBuilder): void => {
    join?.(query)
    if (group === 'tag' && tagIds) query.whereIn('g.tag_id', tagIds)
  }
  return { key, order, grouped }
}
