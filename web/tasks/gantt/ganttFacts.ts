import { showDay } from '@prumo/contracts/formats/days'
import { isPlain } from '@prumo/contracts/tasks/dependency'
import type { TFunction } from 'i18next'
import { shownPeople } from '../../platform/people/shownPeople'
import { isOverdue } from '../isOverdue'
import { sayLink } from '../sayLink'
import type { Board } from '../useBoard'
import type { GanttGroup, GanttPlan, GanttRow, GanttTask } from './ganttPlan'
import type { TaskDates } from './newDates'

/** What is told of a row to whoever points at it: a heading, what is remarkable, and facts by their names. */
export type RowFacts = {
  readonly title: string
  readonly remarks: readonly string[]
  readonly facts: readonly { readonly name: string; readonly text: string }[]
}

type Words = {
  readonly plan: GanttPlan
  readonly board: Board
  /** The baselines that are drawn. */
  readonly baselines: ReadonlyMap<string, TaskDates>
  /** The day before which an open task should have ended. */
  readonly overdueBefore: string | undefined
  readonly language: string
  readonly t: TFunction
}

/** So many predecessors are named; the others are counted. */
const mostNamed = 5

/** The facts of the rows of a plan, for the one that somebody points at. */
export function ganttFacts(words: Words): (rowId: string) => RowFacts | undefined {
  const rows = new Map(words.plan.rows.map((row) => [row.id, row]))
  return (rowId) => {
    const row = rows.get(rowId)
    return row && (row.kind === 'group' ? factsOfGroup(row, words) : factsOfTask(row, words))
  }
}

function factsOfGroup(row: GanttGroup, { language, t }: Words): RowFacts {
  return {
    title: `${row.code} ${row.name}`,
    remarks: [],
    facts: [
      { name: t('gantt.tip.dates'), text: datesOf(row, row, language, t) },
      { name: t('field.progress'), text: t('weighed.workingDays', { progress: row.progress }) },
    ],
  }
}

function factsOfTask(row: GanttTask, words: Words): RowFacts {
  const { task, schedule } = row
  const { board, t, language } = words
  const fact = (name: string, text: string | undefined) => (text ? [{ name: t(name), text }] : [])
  const float = (days: number | undefined) => (days === undefined ? undefined : t('gantt.tip.days', { count: days }))
  const assignee = task.assigneeId ? shownPeople(board, t).get(task.assigneeId)?.label : undefined
  const dates = task.isMilestone ? showDay(task.startOn, language) : datesOf(task, row, language, t)
  return {
    title: `${row.code} · ${task.number} · ${task.title}`,
    remarks: remarksIn(row, t),
    facts: [
      ...fact('gantt.tip.dates', dates),
      ...fact('gantt.tip.state', stateOf(row, words)),
      ...fact('field.assigneeId', assignee),
      ...fact('gantt.tip.totalFloat', float(row.isFinished ? undefined : schedule?.totalFloat)),
      ...fact('gantt.tip.freeFloat', float(row.isFinished ? undefined : schedule?.freeFloat)),
      ...fact('field.predecessorIds', predecessorsOf(row, words)),
      ...fact('field.deadlineOn', task.deadlineOn && showDay(task.deadlineOn, language)),
      ...fact('gantt.layers.baseline', baselineOf(row, words)),
    ],
  }
}

const datesOf = (
  { startOn, endOn }: TaskDates,
  { duration }: Pick<GanttRow, 'duration'>,
  language: string,
  t: TFunction,
) => t('gantt.dates', { startOn: showDay(startOn, language), endOn: showDay(endOn, language), count: duration })

/** What a bar says by its colour or its signs. */
const remarksIn = ({ task, isFinished, schedule, daysTooEarly }: GanttTask, t: TFunction): string[] => [
  ...(task.isMilestone ? [t('field.isMilestone')] : []),
  ...(!isFinished && schedule?.isCritical ? [t('gantt.critical')] : []),
  ...(daysTooEarly > 0 ? [t('gantt.tooEarly', { count: daysTooEarly })] : []),
  ...(!isFinished && task.deadlineOn && task.endOn > task.deadlineOn ? [t('gantt.pastDeadline')] : []),
]

function stateOf({ task, isFinished }: GanttTask, { board, overdueBefore, t }: Words): string {
  const step = board.steps.find(({ stepId }) => stepId === task.stepId)?.name
  const standing = isFinished ? t('gantt.finished') : isOverdue(task, overdueBefore) ? t('standing.delayed') : undefined
  // The step where work is finished would say the same once more.
  const parts = [standing, `${task.progress}%`, isFinished ? undefined : step]
  return parts.filter(Boolean).join(' · ')
}

function predecessorsOf({ task: { dependencies = [] } }: GanttTask, { board, t }: Words): string {
  const byId = new Map(board.tasks.map((task) => [task.taskId, task]))
  const named = dependencies.slice(0, mostNamed).flatMap((link) => {
    const task = byId.get(link.predecessorId)
    const kind = isPlain(link) ? '' : ` (${sayLink(link, t)})`
    return task ? [`${task.number} · ${task.title}${kind}`] : []
  })
  const more = dependencies.length - mostNamed
  return [...named, ...(more > 0 ? [t('gantt.tip.more', { count: more })] : [])].join('\n')
}

/** Where the baseline ends, and by how many working days the task ends before or after that. */
function baselineOf(
  { id, task }: GanttTask,
  { baselines, plan: { calendar }, language, t }: Words,
): string | undefined {
  const baseline = baselines.get(id)
  if (!baseline) return undefined
  const days = calendar.endOf(task.endOn) - calendar.endOf(baseline.endOn)
  const written = t('gantt.tip.baseline', {
    startOn: showDay(baseline.startOn, language),
    endOn: showDay(baseline.endOn, language),
  })
  const difference = days > 0 ? 'gantt.tip.later' : days < 0 ? 'gantt.tip.earlier' : 'gantt.tip.asPlanned'
  return `${written} · ${t(difference, { count: Math.abs(days) })}`
}
