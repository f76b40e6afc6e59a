import { shiftedWithin } from '@prumo/contracts/schedule/shiftedWithin'
import { type WorkCalendar, workCalendar } from '@prumo/contracts/schedule/workCalendar'
import { mostTasksAtOnce } from '@prumo/contracts/tasks/mostTasksAtOnce'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { eventBytes, inParts } from '../rules/inParts'
import type { Item, Plan, Task } from './planState'
import type { DaysMove, MoveTasks } from './planSteps'
import { refuseLocked, refuseOthersTask } from './refusedTasks'
import { workDaysIn } from './rescheduledPlan'

type Of = MoveTasks['data']['of']
type Moving = Omit<MoveTasks['data'], 'leavesChanged'>

/** An append of a rescheduling is soon done, and far below what one may hold. */
const partBytes = 256 * 1024
/** What an event says besides its moves. */
const besideMoves = 1024

const fieldsOf = { dates: ['startOn', 'endOn'], baseline: ['baselineStartOn', 'baselineEndOn'] } as const

/** The days of a task, or of its baseline. */
export const daysOf = (task: Task, of: Of): DaysMove['before'] =>
  of === 'dates'
    ? { startOn: task.startOn, endOn: task.endOn }
    : { startOn: task.baselineStartOn, endOn: task.baselineEndOn }

/** Whether a task is there and has the days that it is to be moved from. */
export function isAsBefore({ tasks }: Plan, of: Of, { taskId, before }: DaysMove): boolean {
  const task = tasks.get(taskId)
  return task !== undefined && equal(daysOf(task, of), before)
}

/** The tasks among these that must not get other days, each with the reason. */
export function refusedMoves(plan: Plan, of: Of, moves: readonly DaysMove[], by: By) {
  return moves.flatMap(({ taskId }) => {
    const task = plan.tasks.get(taskId)
    if (!task) return []
    try {
      refuseOthersTask(plan, task, by)
      refuseLocked(plan, task, fieldsOf[of])
      return []
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return [{ taskId, title: task.title, code: error.code, details: error.details }]
    }
  })
}

/** All of them get other days, or whoever asks learns which ones may not; of many, the first. */
export function refuseMoves(plan: Plan, of: Of, moves: readonly DaysMove[], by: By): void {
  const refused = refusedMoves(plan, of, moves, by)
  if (refused.length === 0) return
  const tasks = refused.slice(0, mostTasksAtOnce)
  throw new Refused('tasks.refused', { tasks, refused: refused.length, of: moves.length })
}

/** What moves these tasks, and the items of their checklists along with them. Items first: undo goes the other way. */
export function moveEvents({ projectId, of, way, planStartOn, moves, exceptItemIds }: Moving, plan: Plan): PlanEvent[] {
  if (moves.length === 0) return []
  if (of === 'baseline') {
    const baselines = moves.map(({ taskId, before, ...days }) => ({
      taskId,
      ...asBaseline(days),
      before: asBaseline(before),
    }))
    return [{ type: 'TasksRebaselined', data: { projectId, baselines } }]
  }
  const staying = new Set(exceptItemIds)
  const calendar = calendarOf(plan, moves)
  const items = moves.flatMap((move) =>
    movedItems(calendar, plan, move)
      .filter(({ itemId }) => !staying.has(itemId))
      .map((item): PlanEvent => ({ type: 'ChecklistItemChanged', data: { projectId, ...item } })),
  )
  const dates = moves.map(({ taskId, before, ...days }) => ({ taskId, ...asDates(days), before: asDates(before) }))
  return [...items, { type: 'TasksRescheduled', data: { projectId, way, planStartOn, moves: dates } }]
}

const asBaseline = ({ startOn, endOn }: DaysMove['before']) => ({ baselineStartOn: startOn, baselineEndOn: endOn })
/** A task always has its dates. */
const asDates = ({ startOn, endOn }: DaysMove['before']) => ({ startOn: startOn ?? '', endOn: endOn ?? '' })

const calendarOf = (plan: Plan, [first]: readonly DaysMove[]): WorkCalendar =>
  workCalendar(workDaysIn(plan), first?.before.startOn ?? '1970-01-01')

/** Dates in a checklist lie within those of the task. */
function movedItems(calendar: WorkCalendar, { tasks }: Plan, { taskId, before, ...days }: DaysMove) {
  const checklist = tasks.get(taskId)?.checklist
  if (!checklist || checklist.isEmpty()) return []
  return [...checklist].flatMap(([itemId, item]) => {
    const changes = changesOf(item, shiftedWithin(calendar, item, asDates(before), asDates(days)))
    return changes ? [{ taskId, itemId, ...changes }] : []
  })
}

function changesOf(item: Item, days: DaysMove['before']) {
  const changed = (['startOn', 'endOn'] as const).filter((name) => item[name] !== days[name])
  if (changed.length === 0) return undefined
  const pick = (from: DaysMove['before']) => Object.fromEntries(changed.map((name) => [name, from[name]]))
  return { ...pick(days), before: pick(item) }
}

/** These moves in parts, of which each is one append. */
export function movingParts(plan: Plan, of: Of, moves: readonly DaysMove[]): DaysMove[][] {
  const calendar = calendarOf(plan, moves)
  const bytesOf = (move: DaysMove) =>
    (of === 'dates' ? movedItems(calendar, plan, move) : []).reduce(
      (sum, item) => sum + eventBytes(item),
      moveBytes(of, move),
    )
  return inParts(moves, bytesOf, partBytes - besideMoves)
}

/** A move with what parts it from the next. */
const moveBytes = (of: Of, move: DaysMove) => 1 + JSON.stringify(move).length + (of === 'baseline' ? namesBytes : 0)
/** The fields of a baseline have longer names. */
const namesBytes = 4 * 'baseline'.length + 4

type Moved = { readonly taskId: string; readonly before: object }

/** The plan with the days that an event gave its tasks. */
export function withDays(plan: Plan, moved: readonly Moved[]): Plan {
  const tasks = plan.tasks.withMutations((changing) => {
    for (const { taskId, before: _, ...days } of moved) {
      const task = changing.get(taskId)
      if (task) changing.set(taskId, { ...task, ...days })
    }
  })
  return { ...plan, tasks }
}
