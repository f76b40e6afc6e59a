import type { Answer } from '@prumo/contracts/index'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { assigneeOf } from './assigneeOf'
import { finished } from './narrowedTasks'

type Row = Omit<Answer<'upcomingTasks'>['items'][number], 'assigneeName' | 'assigneeGone' | 'isMilestone'> & {
  isMilestone: boolean
}

export const upcomingTasks: Query<'upcomingTasks'> = async (db, { projectId, today, until, limit }, asker) => {
  const {
    actor: { organizationId },
    project,
  } = asker
  const starts = db.raw('(t.progress = 0 and t.start_on between ?::date and ?::date)', [today, until])
  const upcoming = (): Knex.QueryBuilder =>
    db('tasks_tasks as t')
      .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
      .where({ 't.organization_id': organizationId, 't.project_id': projectId })
      .whereRaw(`not ${finished}`)
      .where((either) => either.whereRaw(starts).orWhereBetween('t.end_on', [today, until]))
  const rows: Row[] = await upcoming()
    .select(columnsOf('t', 'taskId', 'title', 'assigneeId', 'isMilestone'))
    .select(db.raw(`case when ? then 'starts' else 'ends' end as happens`, [starts]))
    .select(db.raw('(case when ? then t.start_on else t.end_on end)::text as "on"', [starts]))
    .orderByRaw('"on", t.end_on, t.task_id')
    .limit(limit)
  const [count] = await upcoming().count<{ total: number }[]>({ total: '*' })
  const names = await peopleNames(
    db,
    asker,
    rows.map(({ assigneeId }) => assigneeId),
  )
  return {
    items: rows.map(({ isMilestone, ...row }) => ({
      ...row,
      ...(isMilestone && { isMilestone: true as const }),
      ...assigneeOf(row.assigneeId, project, names),
    })),
    total: count?.total ?? 0,
  }
}
