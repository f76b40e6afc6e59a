import { showDay } from '@prumo/contracts/formats/days'
import type { TFunction } from 'i18next'
import { sayLink } from '../sayLink'
import type { Board } from '../useBoard'
import type { GanttLink, GanttPlan, GanttRow, GanttTask } from './ganttPlan'
import type { TaskDates } from './newDates'
import type { DrawnLink, DrawnRow } from './renderer'

export type DrawingOf = {
  readonly board: Board
  readonly baselines: ReadonlyMap<string, TaskDates>
  readonly showsCritical: boolean
  readonly mayEdit: boolean
  readonly language: string
  readonly t: TFunction
}

/** The rows of a plan as a chart draws them, in people's words. */
export function drawnRows({ rows }: GanttPlan, drawing: DrawingOf): DrawnRow[] {
  const { board, baselines, showsCritical, mayEdit, language, t } = drawing
  const names = new Map(board.people.map(({ userId, name }) => [userId, name]))
  const titles = new Map(board.tasks.map(({ taskId, title }) => [taskId, title]))
  const locked = new Set(board.steps.filter(({ lockedFields }) => locksDates(lockedFields)).map(({ stepId }) => stepId))
  const day = (value: string) => showDay(value, language)

  return rows.map((row): DrawnRow => {
    const title = row.kind === 'group' ? row.name : row.task.title
    const { startOn, endOn, progress } = row.kind === 'group' ? row : row.task
    const words = { title, startOn: day(startOn), endOn: day(endOn), progress, count: row.duration }
    const common = { id: row.id, startOn, endOn, progress, isMilestone: false }
    const dates = { title, startOn: words.startOn, endOn: words.endOn, duration: String(row.duration) }
    if (row.kind === 'group')
      return {
        ...common,
        parentId: null,
        isGroup: true,
        cells: { ...dates, assignee: '', dependencies: '' },
        description: t('gantt.group', words),
        look: 'plain',
        baseline: undefined,
        mayMove: false,
      }
    return {
      ...common,
      parentId: row.groupId,
      isGroup: false,
      cells: {
        ...dates,
        assignee: row.task.assigneeId ? (names.get(row.task.assigneeId) ?? '') : '',
        dependencies: (row.task.dependencies ?? [])
          .map((link) => `${titles.get(link.predecessorId) ?? ''} ${sayLink(link, t)}`)
          .join(', '),
      },
      description: [t('gantt.task', words), ...remarksOf(row, t)].join('; '),
      look: lookOf(row, showsCritical),
      baseline: baselines.get(row.id),
      mayMove: mayEdit && !locked.has(row.task.stepId),
    }
  })
}

const locksDates = (fields: readonly string[]) => fields.includes('startOn') || fields.includes('endOn')

const lookOf = ({ isFinished, schedule, daysTooEarly }: GanttTask, showsCritical: boolean): DrawnRow['look'] =>
  isFinished ? 'finished' : showsCritical && schedule?.isCritical ? 'critical' : daysTooEarly > 0 ? 'tooEarly' : 'plain'

/** What a task's bar says by its colour, in words. */
export function remarksOf({ isFinished, schedule, daysTooEarly }: GanttTask, t: TFunction): string[] {
  if (isFinished) return [t('gantt.finished')]
  return [
    ...(daysTooEarly > 0 ? [t('gantt.tooEarly', { count: daysTooEarly })] : []),
    ...(schedule?.isCritical ? [t('gantt.critical')] : []),
    ...(schedule && !schedule.isCritical ? [t('gantt.float', { count: schedule.totalFloat })] : []),
  ]
}

/** The links of a plan as a chart draws them. */
export function drawnLinks({ links, rows }: GanttPlan, { showsCritical, t }: DrawingOf): DrawnLink[] {
  const titles = new Map(rows.flatMap((row: GanttRow) => (row.kind === 'task' ? [[row.id, row.task.title]] : [])))
  return links.map((link): DrawnLink => {
    const words = { from: titles.get(link.predecessorId), to: titles.get(link.taskId), link: sayLink(link, t) }
    const tooEarly = link.daysTooEarly > 0 ? [t('gantt.tooEarly', { count: link.daysTooEarly })] : []
    return {
      id: link.id,
      from: link.predecessorId,
      to: link.taskId,
      kind: link.kind,
      look: linkLook(link, showsCritical),
      description: [t('gantt.link', words), ...tooEarly].join('; '),
    }
  })
}

const linkLook = ({ isDriving, daysTooEarly }: GanttLink, showsCritical: boolean): DrawnLink['look'] =>
  daysTooEarly > 0 ? 'tooEarly' : showsCritical && isDriving ? 'critical' : 'plain'
