import type { Board } from '../useBoard'
import type { GanttLink, GanttPlan, GanttTask } from './ganttPlan'
import type { TaskDates } from './newDates'
import type { DrawnLink, DrawnRow } from './renderer'

type DrawingOf = {
  readonly board: Board
  readonly baselines: ReadonlyMap<string, TaskDates>
  readonly showsCritical: boolean
  readonly mayEdit: boolean
}

/** The rows of a plan as a chart draws them. */
export function drawnRows({ rows }: GanttPlan, { board, baselines, showsCritical, mayEdit }: DrawingOf): DrawnRow[] {
  const locked = new Set(board.steps.filter(({ lockedFields }) => locksDates(lockedFields)).map(({ stepId }) => stepId))
  return rows.map((row): DrawnRow => {
    if (row.kind === 'group') {
      const { id, parentId, startOn, endOn, progress, duration } = row
      const plain = { isGroup: true, isMilestone: false, look: 'plain', mayMove: false } as const
      return {
        ...plain,
        baseline: undefined,
        deadlineOn: undefined,
        id,
        startOn,
        endOn,
        progress,
        parentId,
        says: [row.code, row.name, duration].join('\n'),
      }
    }
    const { id, groupId, task, isFinished, daysTooEarly, schedule } = row
    const { startOn, endOn, progress } = task
    return {
      id,
      parentId: groupId,
      isGroup: false,
      isMilestone: task.isMilestone === true,
      deadlineOn: task.deadlineOn,
      startOn,
      endOn,
      progress,
      look: lookOf(row, showsCritical),
      baseline: baselines.get(id),
      mayMove: mayEdit && !locked.has(task.stepId),
      says: [
        row.code,
        task.title,
        task.assigneeId,
        isFinished,
        daysTooEarly,
        schedule?.totalFloat,
        ...(task.dependencies ?? []).map(({ predecessorId, kind, lag }) => `${predecessorId} ${kind} ${lag}`),
      ].join('\n'),
    }
  })
}

const locksDates = (fields: readonly string[]) => fields.includes('startOn') || fields.includes('endOn')

const lookOf = ({ isFinished, schedule, daysTooEarly }: GanttTask, showsCritical: boolean): DrawnRow['look'] =>
  isFinished ? 'finished' : showsCritical && schedule?.isCritical ? 'critical' : daysTooEarly > 0 ? 'tooEarly' : 'plain'

/** The links of a plan as a chart draws them. */
export const drawnLinks = ({ links }: GanttPlan, showsCritical: boolean): DrawnLink[] =>
  links.map((link) => ({
    id: link.id,
    from: link.predecessorId,
    to: link.taskId,
    kind: link.kind,
    look: linkLook(link, showsCritical),
  }))

const linkLook = ({ isDriving, daysTooEarly }: GanttLink, showsCritical: boolean): DrawnLink['look'] =>
  daysTooEarly > 0 ? 'tooEarly' : showsCritical && isDriving ? 'critical' : 'plain'
