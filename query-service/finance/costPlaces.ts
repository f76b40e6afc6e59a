import type { CostPlaces } from '@prumo/contracts/analysis/costPlaceOf'
import { type WbsGroup, wbsTree } from '@prumo/contracts/tasks/wbsTree'
import type { Knex } from 'knex'
import type { CurvePlan } from '../curves/curvePlan'
import { weighedTasks } from '../curves/weighedTasks'
import { groupCards } from '../tasks/groupCards'

type Row = { taskId: string; deliveryGroup: string | null; weight: number; isPlanned: boolean }

/**
 * The tasks of a plan that amounts can be for, weighed as work, and those in each delivery group and below it. No group
 * is read without the right to the canvas.
 */
export async function costPlaces(db: Knex, plan: CurvePlan, isWithoutCanvas: boolean): Promise<CostPlaces> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select task_id as "taskId", delivery_group as "deliveryGroup", coalesce(weight, 0)::int as weight,
      coalesce(because <> 'noBaseline', true) as "isPlanned"
    from (:weighed) w where not is_deleted order by task_id`,
    { weighed: weighedTasks(db, plan) },
  )
  const tasks = new Map(rows.map((row) => [row.taskId, row]))
  return { tasks, groups: isWithoutCanvas ? null : await groupsOf(db, plan, rows) }
}

async function groupsOf(db: Knex, plan: CurvePlan, rows: readonly Row[]) {
  const { cards } = await groupCards(db, plan)
  const groups = new Map<string, Row[]>()
  const gather = ({ cardId, leaves, groups: inside }: WbsGroup<Row>): Row[] => {
    const all = [...leaves, ...inside.flatMap(gather)]
    if (cardId !== null) groups.set(cardId, all)
    return all
  }
  wbsTree(cards, rows).groups.forEach(gather)
  return groups
}
