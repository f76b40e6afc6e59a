import { isClosedTo, levelIn, type ProjectPlace, reaches } from '@prumo/contracts/access'
import type { StandingTask, TaskState } from '@prumo/contracts/schedule/taskStateOf'
import type { Dependency } from '@prumo/contracts/tasks/dependency'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { id, text } from '@prumo/contracts/values'
import { merged } from '@prumo/platform/values/merged'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { cursorOf, placeIn } from '../reading/cursor'
import { peopleNames } from '../reading/peopleNames'
import { textOrder } from '../reading/textOrder'
import { assigneeOf } from './assigneeOf'
import { cardColumns } from './cardColumns'
import { checklistCounts } from './checklistCounts'
import { discussionCounts } from './discussionCounts'
import { furtherFields } from './furtherFields'
import { groupingOf } from './groupingOf'
import { finished, narrowedTasks } from './narrowedTasks'
import { overlapsOf } from './overlapsOf'
import { progress } from './progressOf'
import { type Rare, rareOf } from './rareOf'
import { standingColumns, standingSo, standings } from './standings'
import { numbered } from './taskNumbers'
import { taskRank } from './taskRank'

/** The expression of each order; no row lacks a value for it. */
const sorted = {
  endOn: 't.end_on::text',
  startOn: 't.start_on::text',
  title: textOrder('t.title'),
  priority: taskRank,
  progress: `lpad((${progress})::text, 3, '0')`,
} as const

type Row = Omit<
  ListedTask,
  'assigneeName' | 'assigneeGone' | 'checklistCount' | 'checklistDone' | 'mayEdit' | 'standing' | keyof Rare
> &
  Rare &
  StandingTask &
  Pick<ProjectPlace, 'organizationId' | 'ownerId' | 'roles'> & { dependencies: readonly Dependency[] }
type Place = { sortedBy: string; groupedBy: string }
const lastPlace = z.tuple([text(1000), text(1000), text(500), id, id])

/** What is overdue stands so: it is one rule. */
const overdue: readonly TaskState[] = ['delayed']

export const tasks: Query<'tasks'> = async (db, input, asker) => {
  const { actor, reader, projectNow } = asker
  const { sort, group, after, limit, further, standing: chosen, ...wanted } = input
  const standing = wanted.state === 'overdue' ? (chosen ?? overdue).filter((each) => overdue.includes(each)) : chosen
  const grouping = groupingOf(group, wanted.tagId)
  const { key, order, grouped } = grouping
  const by = sorted[sort]
  const narrowed = () => tasksOfProjects(db).modify(narrowedTasks(actor, wanted))
  const standingIds =
    standing && (await standingSo(db, actor.organizationId, narrowed(), { standing, today: wanted.today }))
  const from = () => narrowed().modify((query) => standingIds && query.whereRaw('t.task_id = any(?)', [standingIds]))
  const start = placeIn(after, lastPlace)
  const place = `${order}, ${key}, ${by}, t.project_id, t.task_id`
  const page = from()
    .modify(grouped)
    .select(
      ...cardColumns(db),
      columnsOf('t', 'projectId', 'dependencies'),
      columnsOf('n', 'number'),
      ...standingColumns(db, actor.organizationId),
      columnsOf('p', 'organizationId', 'ownerId', 'roles'),
      { projectPitch: 'p.pitch', stepName: 's.name' },
      db.raw(`${finished} as finished, ${by} as "sortedBy", ${order} as "groupedBy", ${key} as "group"`),
    )
    .orderByRaw(place)
    .limit(limit + 1)
  if (start) page.whereRaw(`(${place}) > (?, ?, ?, ?::uuid, ?::uuid)`, start)
  const rows: (Row & Place)[] = await page
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const assigneeIds = items.map(({ assigneeId }) => assigneeId)
  const names = await peopleNames(db, asker, assigneeIds)
  const countsOf = await checklistCounts(db, actor.organizationId, (checklists) =>
    checklists.whereIn(['k.project_id', 'k.task_id'], placesOf(items)),
  )
  const open = items.filter((row) => !isClosedTo(reader, 'discussion', projectNow ?? row))
  const discussed = await discussionCounts(db, actor.organizationId, (counts) =>
    counts.whereIn(['d.project_id', 'd.task_id'], placesOf(open)),
  )
  const startsBefore = await overlapsOf(db, actor.organizationId, items)
  const projectIds = items.map(({ projectId }) => projectId)
  const stateOf = await standings(db, actor.organizationId, projectIds, wanted.today)
  const furtherOf = further && (await furtherFields(db, actor.organizationId, items))
  const [count] = await from().count<{ total: number }[]>({ total: '*' })
  return {
    items: items.map((row) =>
      merged(row, merged(countsOf(row), discussed(row), rareOf(row)), {
        standing: stateOf(row),
        startsBefore: startsBefore(row),
        mayEdit: reaches(levelIn(actor, 'tasks', row), 'editOnly'),
        ...assigneeOf(row.assigneeId, row, names),
        ...(furtherOf && { further: furtherOf(row) }),
      }),
    ),
    next: last ? cursorOf([last.groupedBy, last.group, last.sortedBy, last.projectId, last.taskId]) : null,
    total: count?.total ?? 0,
    groups: group ? await countsByGroup(db, from(), grouping) : [],
  }
}

const placesOf = (rows: readonly Pick<Row, 'projectId' | 'taskId'>[]) =>
  rows.map(({ projectId, taskId }) => [projectId, taskId])

/** Tasks with their projects and steps, numbered. */
const tasksOfProjects = (db: Knex): Knex.QueryBuilder =>
  db('tasks_tasks as t')
    .join('projects_projects as p', 'p.project_id', 't.project_id')
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .modify(numbered)

const countsByGroup = (db: Knex, rows: Knex.QueryBuilder, { key, order, grouped }: ReturnType<typeof groupingOf>) =>
  rows
    .modify(grouped)
    .select(db.raw(`${key} as "group", count(*)::int as count`))
    .groupByRaw(`${order}, ${key}`)
    .orderByRaw(`${order}, ${key}`)
