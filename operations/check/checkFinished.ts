import type { PoolClient } from 'pg'
import { finishedTasks } from './finishedTasks'
import { openInstances } from './instances'
import type { ReadEvent } from './readEvent'

type Row = { projectId: string; taskId: string; progress: number; counted: number; finishedAt: string | null }
/** What answers count of each task, as far as the read models were at that position. */
export type CountedTasks = { position: number; rows: readonly Row[] }

/** What the read models say of each task. They are read before the log is: what came later is not judged. */
export async function countedTasks(client: PoolClient): Promise<CountedTasks> {
  const { rows: reached } = await client.query<{ position: number | null }>(
    `select least((select min(position) from read.checkpoints where live and table_name = any($1)),
       (select min(position) - 1 from read.parked where table_name = any($1)))::int8 as position`,
    [['tasks_tasks', 'tasks_steps']],
  )
  const { rows } = await client.query<Row>(
    `select t.project_id as "projectId", t.task_id as "taskId", t.progress,
       case when s.finishes then 100 else t.progress end as counted,
       to_char(least(case when t.progress = 100 then t.completed_at end,
         case when s.finishes then greatest(t.in_step_since, s.finishes_since) end) at time zone 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "finishedAt"
     from read.tasks_tasks as t join read.tasks_steps as s on s.step_id = t.step_id and s.project_id = t.project_id`,
  )
  return { position: reached[0]?.position ?? 0, rows }
}

/** I19: what counts of a task as done, and when it was finished, follow from the events of its plan. */
export function checkFinished() {
  const violations = openInstances()
  const tasks = finishedTasks()
  return {
    violations,
    take: (event: ReadEvent) => tasks.take(event),
    end: ({ position, rows }: CountedTasks) => {
      let finished = 0
      for (const { projectId, taskId, progress, counted, finishedAt } of rows) {
        const byEvents = tasks.of(projectId, taskId)
        if (byEvents && byEvents.position > position) continue
        if (finishedAt !== null) finished++
        const name = `${projectId}/${taskId}`
        if (!byEvents) violations.add(`${name}: no event says that it is there`)
        else if (byEvents.finishedAt !== finishedAt)
          violations.add(
            `${name}: finished at ${finishedAt ?? 'no time'}, by its events at ${byEvents.finishedAt ?? 'none'}`,
          )
        else if (byEvents.progress !== progress || counted !== (finishedAt === null ? progress : 100))
          violations.add(`${name}: ${counted} % counts, ${byEvents.progress} % was reported`)
      }
      return `${rows.length} tasks, ${finished} of them finished`
    },
  }
}
