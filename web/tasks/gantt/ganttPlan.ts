import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import { type PlanSchedule, planSchedule, type TaskSchedule } from '@prumo/contracts/schedule/planSchedule'
import { type WorkCalendar, type WorkDays, workCalendar } from '@prumo/contracts/schedule/workCalendar'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { shareDone } from '@prumo/contracts/tasks/wbsSums'
import { durationOf } from './newDates'
import { planDependencies, planTasks } from './planTasks'

export type GanttTask = {
  readonly kind: 'task'
  readonly id: string
  readonly groupId: string
  readonly task: TaskCard
  /** Working days. */
  readonly duration: number
  readonly isFinished: boolean
  /** Missing where dependencies go in a circle. */
  readonly schedule: TaskSchedule | undefined
  /** By how many working days it begins too early for what it depends on. */
  readonly daysTooEarly: number
}

/** A delivery group: it lasts from the first day of its tasks to the last. */
export type GanttGroup = {
  readonly kind: 'group'
  readonly id: string
  readonly name: string
  readonly startOn: string
  readonly endOn: string
  /** Of its tasks, each as much as its working days. */
  readonly progress: number
  readonly duration: number
}

export type GanttRow = GanttGroup | GanttTask

export type GanttLink = {
  readonly id: string
  readonly predecessorId: string
  readonly taskId: string
  readonly kind: 'FS' | 'SS' | 'FF' | 'SF'
  readonly lag: number
  /** The end of the plan is where it is because of it. */
  readonly isDriving: boolean
  /** Its task would have to be so many working days later. */
  readonly daysTooEarly: number
}

export type GanttPlan = {
  /** Each group, and behind it its tasks. */
  readonly rows: readonly GanttRow[]
  readonly links: readonly GanttLink[]
  /** How many tasks stand in no delivery group and are not drawn. They count in the schedule. */
  readonly leftOut: number
  readonly calendar: WorkCalendar
  readonly schedule: PlanSchedule
}

type Board = { readonly tasks: readonly TaskCard[]; readonly steps: readonly Step[] }

/** The day from which a plan without tasks counts. */
const anyDay = '2000-01-03'

/**
 * What a Gantt chart shows of a plan: the tasks that stand in a delivery group, of those that `shown` holds. The
 * schedule is that of all tasks, by `scheduleOf`, which may keep what it reckoned before.
 */
export function ganttPlan(
  { tasks, steps }: Board,
  workDays: WorkDays,
  shown: readonly TaskCard[] = tasks,
  scheduleOf = planSchedule,
): GanttPlan {
  const planned = planTasks(tasks, steps)
  const schedule = scheduleOf(planned, planDependencies(tasks), workDays)
  const origin = tasks.reduce((least, { startOn }) => (startOn < least ? startOn : least), '9999-12-31')
  const calendar = workCalendar(workDays, tasks.length > 0 ? origin : anyDay)
  const earlyBy = new Map<string, number>()
  for (const { dependency, days } of schedule.conflicts)
    earlyBy.set(dependency.taskId, Math.max(days, earlyBy.get(dependency.taskId) ?? 0))
  const scheduled = new Map(schedule.tasks.map((task) => [task.taskId, task]))
  const finished = new Set(planned.filter(({ state }) => state === 'finished').map(({ taskId }) => taskId))
  const grouped = byGroup(shown.filter(isGrouped))
  const rowOf = (task: TaskCard): GanttTask => ({
    kind: 'task',
    id: task.taskId,
    groupId: groupIdOf(groupOf(task)),
    task,
    duration: durationOf(calendar, task),
    isFinished: finished.has(task.taskId),
    schedule: scheduled.get(task.taskId),
    daysTooEarly: finished.has(task.taskId) ? 0 : (earlyBy.get(task.taskId) ?? 0),
  })
  const rows = [...grouped]
    .sort(([first], [second]) => compareTexts(first, second))
    .flatMap(([name, members]) => {
      const inOrder = members.map(rowOf).sort(byDates)
      return [groupRow(name, inOrder, calendar), ...inOrder]
    })
  return { rows, links: linksAmong(rows, schedule), leftOut: shown.length - countTasks(rows), calendar, schedule }
}

const groupOf = ({ deliveryGroup }: TaskCard): string => deliveryGroup?.trim() ?? ''

function byGroup(tasks: readonly TaskCard[]): Map<string, TaskCard[]> {
  const groups = new Map<string, TaskCard[]>()
  for (const task of tasks) {
    const members = groups.get(groupOf(task))
    if (members) members.push(task)
    else groups.set(groupOf(task), [task])
  }
  return groups
}

const isGrouped = (task: TaskCard) => groupOf(task) !== ''
/** Groups are told apart by their names. A chart writes ids into its markup, so that they hold no sign of it. */
const groupIdOf = (name: string) => `group-${[...name].map((sign) => sign.codePointAt(0)?.toString(36)).join('-')}`
const countTasks = (rows: readonly GanttRow[]) => rows.filter(({ kind }) => kind === 'task').length

const compare = (first: string, second: string) => (first < second ? -1 : first > second ? 1 : 0)
const byDates = ({ task: first }: GanttTask, { task: second }: GanttTask) =>
  compare(first.startOn, second.startOn) || compare(first.endOn, second.endOn) || compare(first.rank, second.rank)

function groupRow(name: string, members: readonly GanttTask[], calendar: WorkCalendar): GanttGroup {
  const startOn = members.reduce((least, { task }) => (task.startOn < least ? task.startOn : least), '9999-12-31')
  const endOn = members.reduce((last, { task }) => (task.endOn > last ? task.endOn : last), '')
  const work = members.reduce((sum, { duration }) => sum + duration, 0)
  const done = members.reduce((sum, { duration, task }) => sum + duration * task.progress, 0)
  const duration = durationOf(calendar, { startOn, endOn })
  const all = members.reduce((sum, { task }) => sum + task.progress, 0)
  const progress = shareDone({ weight: work, done }, { weight: members.length, done: all }) ?? 0
  return { kind: 'group', id: groupIdOf(name), name, startOn, endOn, progress, duration }
}

/** The links of which both tasks are drawn. */
function linksAmong(rows: readonly GanttRow[], { driving, conflicts }: PlanSchedule): GanttLink[] {
  const drawn = new Set(rows.map(({ id }) => id))
  const drives = new Set(driving.map(linkId))
  const daysOf = new Map(conflicts.map(({ dependency, days }) => [linkId(dependency), days]))
  return rows.flatMap((row) =>
    row.kind === 'group'
      ? []
      : (row.task.dependencies ?? [])
          .filter(({ predecessorId }) => drawn.has(predecessorId))
          .map((dependency) => {
            const link = { ...dependency, taskId: row.id }
            const id = linkId(link)
            const daysTooEarly = row.isFinished ? 0 : (daysOf.get(id) ?? 0)
            return { ...link, id, isDriving: drives.has(id), daysTooEarly }
          }),
  )
}

const linkId = ({ predecessorId, taskId, kind }: Pick<GanttLink, 'predecessorId' | 'taskId' | 'kind'>) =>
  `${predecessorId} ${taskId} ${kind}`
