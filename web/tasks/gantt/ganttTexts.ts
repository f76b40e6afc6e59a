import { showDay } from '@prumo/contracts/formats/days'
import { isPlain } from '@prumo/contracts/tasks/dependency'
import type { TFunction } from 'i18next'
import { shownPeople } from '../../platform/people/shownPeople'
import { sayLink } from '../sayLink'
import type { Board } from '../useBoard'
import type { GanttPlan, GanttRow, GanttTask } from './ganttPlan'
import type { DrawnLink, DrawnRow, RowTexts } from './renderer'

/** The words of a plan, for those rows and links that somebody looks at. */
export function ganttTexts(plan: GanttPlan, board: Board, language: string, t: TFunction) {
  const people = shownPeople(board, t)
  const titles = new Map(board.tasks.map(({ taskId, title }) => [taskId, title]))
  const numbers = new Map(board.tasks.map(({ taskId, number }) => [taskId, number]))
  const rows = new Map(plan.rows.map((row) => [row.id, row]))
  const links = new Map(plan.links.map((link) => [link.id, link]))
  const textsOfRow = (row: GanttRow): RowTexts => {
    const title = row.kind === 'group' ? row.name : row.task.title
    const { progress, ...days } = row.kind === 'group' ? row : row.task
    const [startOn, endOn] = [showDay(days.startOn, language), showDay(days.endOn, language)]
    const weighed = t('weighed.workingDays', { progress })
    const words = { title, startOn, endOn, progress, weighed, count: row.duration }
    const dates = { code: row.code, title, startOn, endOn, duration: String(row.duration) }
    if (row.kind === 'group')
      return { cells: { ...dates, assignee: '', dependencies: '' }, description: t('gantt.group', words) }
    const { assigneeId, dependencies = [] } = row.task
    const sayDependency = (link: (typeof dependencies)[number]) =>
      isPlain(link) ? `${numbers.get(link.predecessorId)}` : `${numbers.get(link.predecessorId)} ${sayLink(link, t)}`
    return {
      cells: {
        ...dates,
        title: `${row.task.number} · ${title}`,
        assignee: (assigneeId && people.get(assigneeId)?.label) ?? '',
        dependencies: dependencies.map(sayDependency).join(', '),
      },
      description: [t('gantt.task', words), ...remarksOf(row, t)].join('; '),
    }
  }
  return {
    textsOf: ({ id }: DrawnRow): RowTexts => {
      const row = rows.get(id)
      return row ? textsOfRow(row) : noTexts
    },
    describeLink: ({ id }: DrawnLink): string => {
      const link = links.get(id)
      if (!link) return ''
      const words = { from: titles.get(link.predecessorId), to: titles.get(link.taskId), link: sayLink(link, t) }
      const tooEarly = link.daysTooEarly > 0 ? [t('gantt.tooEarly', { count: link.daysTooEarly })] : []
      return [t('gantt.link', words), ...tooEarly].join('; ')
    },
  }
}

/** Of a row that the plan has no more, and the chart has still. */
const noTexts: RowTexts = {
  cells: { code: '', title: '', startOn: '', endOn: '', duration: '', assignee: '', dependencies: '' },
  description: '',
}

/** What a task's bar says by its colour, in words. */
export function remarksOf({ isFinished, schedule, daysTooEarly, task }: GanttTask, t: TFunction): string[] {
  const milestone = task.isMilestone ? [t('field.isMilestone')] : []
  if (isFinished) return [...milestone, t('gantt.finished')]
  return [
    ...milestone,
    ...(task.deadlineOn && task.endOn > task.deadlineOn ? [t('gantt.pastDeadline')] : []),
    ...(daysTooEarly > 0 ? [t('gantt.tooEarly', { count: daysTooEarly })] : []),
    ...(schedule?.isCritical ? [t('gantt.critical')] : []),
    ...(schedule && !schedule.isCritical ? [t('gantt.float', { count: schedule.totalFloat })] : []),
  ]
}
