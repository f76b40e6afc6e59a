import { plainName } from '@prumo/contracts/sameName'
import { type PlanSchedule, planSchedule, type TaskSchedule } from '@prumo/contracts/schedule/planSchedule'
import { type WorkCalendar, type WorkDays, workCalendar } from '@prumo/contracts/schedule/workCalendar'
import { breakDown, type WbsRow } from '@prumo/contracts/tasks/breakDown'
import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { shareDone, type WbsLeaf } from '@prumo/contracts/tasks/wbsSums'
import type { WbsCard } from '@prumo/contracts/tasks/wbsTree'
import { durationOf } from './newDates'
import { planDependencies, planTasks } from './planTasks'

export type GanttTask = {
  readonly kind: 'task'
  readonly id: string
  /** Where it stands in the work breakdown structure. */
  readonly code: string
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
  readonly code: string
  /** The group that it stands in. */
  readonly parentId: string | null
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
  /** As the work breakdown structure has them: each group, the groups in it, and its tasks. */
  readonly rows: readonly GanttRow[]
  readonly links: readonly GanttLink[]
  /** What stands in no delivery group and is not drawn. It counts in the schedule. */
  readonly leftOut: readonly TaskCard[]
  readonly calendar: WorkCalendar
  readonly schedule: PlanSchedule
}

type Board = { readonly tasks: readonly TaskCard[]; readonly steps: readonly Step[] }

/** The day from which a plan without tasks counts. */
const anyDay = '2000-01-03'

type Options = {
  /** What of the plan is drawn. */
  shown?: readonly TaskCard[]
  /** Reckons the schedule of all tasks; it may keep what it reckoned before. */
  scheduleOf?: typeof planSchedule
  /** Of the delivery groups, in their order. */
  cards?: readonly WbsCard[]
}

/** What a Gantt chart shows of a plan: the tasks that stand in a delivery group, in the order of its structure. */
export function ganttPlan(
  { tasks, steps }: Board,
  workDays: WorkDays,
  { shown = tasks, scheduleOf = planSchedule, cards = [] }: Options = {},
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
  const rowOf = (task: TaskCard, { code, parentId }: Placed): GanttTask => ({
    kind: 'task',
    id: task.taskId,
    code,
    groupId: parentId,
    task,
    duration: durationOf(calendar, task),
    isFinished: finished.has(task.taskId),
    schedule: scheduled.get(task.taskId),
    daysTooEarly: finished.has(task.taskId) ? 0 : (earlyBy.get(task.taskId) ?? 0),
  })
  const structure = breakDown(cards, tasks.map(leafOf)).rows
  const rows = rowsIn(structure, { shown, rowOf, calendar })
  const drawn = new Set(rows.map(({ id }) => id))
  const leftOut = shown.filter(({ taskId }) => !drawn.has(taskId))
  return { rows, links: linksAmong(rows, schedule), leftOut, calendar, schedule }
}

/** Its order and its codes are what is wanted of the structure, and no sums. */
const leafOf = ({ taskId, title, deliveryGroup, startOn, endOn, progress, isMilestone }: TaskCard): WbsLeaf => ({
  taskId,
  title,
  deliveryGroup,
  startOn,
  endOn,
  progress,
  isMilestone: isMilestone === true,
  workingDays: 0,
  estimatedMinutes: null,
  realizedMinutes: null,
  costCents: null,
})

type Placed = { code: string; parentId: string }
type RowParts = {
  shown: readonly TaskCard[]
  rowOf: (task: TaskCard, place: Placed) => GanttTask
  calendar: WorkCalendar
}

/** The rows of the structure that are drawn: tasks in groups, and the groups that hold any. */
function rowsIn(structure: readonly WbsRow[], { shown, rowOf, calendar }: RowParts): GanttRow[] {
  const shownById = new Map(shown.map((task) => [task.taskId, task]))
  const byId = new Map(structure.map((row) => [row.id, row]))
  const tasks = new Map<string, GanttTask>()
  const members = new Map<string, GanttTask[]>()
  for (const { kind, id, code, parentId } of structure) {
    const task = kind === 'task' ? shownById.get(id) : undefined
    const group = byId.get(parentId ?? '')
    if (!task || code === null || !group) continue
    const row = rowOf(task, { code, parentId: groupIdOf(group) })
    tasks.set(id, row)
    for (let at: WbsRow | undefined = group; at; at = byId.get(at.parentId ?? '')) {
      const held = members.get(at.id)
      if (held) held.push(row)
      else members.set(at.id, [row])
    }
  }
  return structure.flatMap((row): GanttRow[] => {
    if (row.kind === 'task') return [tasks.get(row.id) ?? []].flat()
    const held = members.get(row.id)
    const parent = byId.get(row.parentId ?? '')
    return held ? [groupRow(row, parent ? groupIdOf(parent) : null, held, calendar)] : []
  })
}

/** A chart writes ids into its markup, so that they hold no sign of it. A group without a card is told by its name. */
const groupIdOf = ({ cardId, title }: WbsRow) =>
  `group-${cardId ?? [...plainName(title)].map((sign) => sign.codePointAt(0)?.toString(36)).join('-')}`

function groupRow(
  group: WbsRow,
  parentId: string | null,
  members: readonly GanttTask[],
  calendar: WorkCalendar,
): GanttGroup {
  const startOn = members.reduce((least, { task }) => (task.startOn < least ? task.startOn : least), '9999-12-31')
  const endOn = members.reduce((last, { task }) => (task.endOn > last ? task.endOn : last), '')
  const work = members.reduce((sum, { duration }) => sum + duration, 0)
  const done = members.reduce((sum, { duration, task }) => sum + duration * task.progress, 0)
  const duration = durationOf(calendar, { startOn, endOn })
  const all = members.reduce((sum, { task }) => sum + task.progress, 0)
  const progress = shareDone({ weight: work, done }, { weight: members.length, done: all }) ?? 0
  const { code, title: name } = group
  return {
    kind: 'group',
    id: groupIdOf(group),
    code: code ?? '',
    parentId,
    name,
    startOn,
    endOn,
    progress,
    duration,
  }
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
