import type { User } from '@prumo/contracts/access'
import type { Answer } from '@prumo/contracts/index'
import type { StandingTask } from '@prumo/contracts/schedule/taskStateOf'
import type { Dependency } from '@prumo/contracts/tasks/dependency'
import type { Knex } from 'knex'
import { visibleTo } from '../projects/visibleProjects'
import { columnsOf } from '../reading/columns'
import { finished } from '../tasks/narrowedTasks'
import { overlapsOf } from '../tasks/overlapsOf'
import { standingColumns, standings } from '../tasks/standings'
import { firstOf } from './firstOf'

type Tasks = NonNullable<Answer<'dashboardToday'>['tasks']>
type Task = Tasks['late']['first'][number]
type Depending = Task & { startOn: string; isMilestone: boolean; finished: boolean; dependencies: Dependency[] }

/** Of no more open tasks than these is asked how they stand; those that end first come first. */
const mostAsked = 500

/** The open tasks of a person that are late, due until this day, or begin before what they wait for has ended. */
export async function tasksOfToday(db: Knex, actor: User, today: string): Promise<Tasks> {
  const { organizationId } = actor
  const ending: (Task & StandingTask)[] = await openTasksOf(db, actor)
    .where('t.end_on', '<=', today)
    .select(...standingColumns(db, organizationId))
  const stateOf = await standings(
    db,
    organizationId,
    ending.map(({ projectId }) => projectId),
    today,
  )
  const depending: Depending[] = await openTasksOf(db, actor)
    .whereRaw(`t.dependencies <> '[]'`)
    .select(columnsOf('t', 'startOn', 'isMilestone', 'dependencies'), db.raw('false as finished'))
  const overlaps = await overlapsOf(db, organizationId, depending)
  const isLate = (task: Task & StandingTask) => stateOf(task) === 'delayed'
  return {
    late: firstOf(ending.filter(isLate), taskOf),
    due: firstOf(
      ending.filter((task) => !isLate(task)),
      taskOf,
    ),
    tooEarly: firstOf(
      depending.filter((task) => overlaps(task) !== undefined),
      taskOf,
    ),
  }
}

const taskOf = ({ projectId, projectPitch, taskId, title, endOn }: Task): Task => ({
  projectId,
  projectPitch,
  taskId,
  title,
  endOn,
})

const openTasksOf = (db: Knex, actor: User): Knex.QueryBuilder =>
  db('tasks_tasks as t')
    .join('projects_projects as p', 'p.project_id', 't.project_id')
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .modify(visibleTo(actor))
    .where({ 't.organization_id': actor.organizationId, 't.assignee_id': actor.userId })
    .whereRaw(`not ${finished}`)
    .select(columnsOf('t', 'projectId', 'taskId', 'title', 'endOn'), { projectPitch: 'p.pitch' })
    .orderByRaw('t.end_on, t.project_id, t.task_id')
    .limit(mostAsked)
