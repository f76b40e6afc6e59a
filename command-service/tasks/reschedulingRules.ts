import type { Rescheduled } from '@prumo/contracts/schedule/reschedule'
import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { Refused } from '@prumo/platform/errors'
import { isAsBefore, moveEvents, movingParts, refusedMoves, refuseMoves, withDays } from './movedTasks'
import type { Folds, Plan, Rules } from './planState'
import { rescheduledPlan } from './rescheduledPlan'

type Commands = 'ReschedulePlan' | 'MoveTasks' | 'FinishRescheduling'
type Events = 'TasksRescheduled' | 'TasksRebaselined' | 'ReschedulingStarted' | 'ReschedulingFinished'

export const reschedulingRules: Rules<Commands> = {
  ReschedulePlan: ({ projectId, digest, ...rescheduling }, plan, by) => {
    if (plan.isRescheduling) throw new Refused('plan.beingRescheduled')
    const { way, planStartOn, taskIds } = rescheduling
    const unknown = (taskIds ?? []).filter((id) => !plan.tasks.has(id))
    if (unknown.length > 0) throw new Refused('task.unknown', { taskIds: unknown })
    const done = rescheduledPlan(plan, rescheduling)
    refuseImpossible(done, plan)
    const { moves } = done
    if (done.digest !== digest) throw new Refused('plan.changedSincePreview')
    if (moves.length === 0) return []
    const of = way === 'baselineReset' ? 'baseline' : 'dates'
    refuseMoves(plan, of, moves, by)
    if (movingParts(plan, of, moves).length > 1) {
      const started = { projectId, way, planStartOn, taskIds, taskCount: moves.length, digest, undoneActionId: null }
      return [{ type: 'ReschedulingStarted', data: started }]
    }
    return moveEvents({ projectId, of, way, planStartOn, moves, exceptItemIds: [] }, plan)
  },

  MoveTasks: ({ moves, leavesChanged, ...moving }, plan, by) => {
    if (!leavesChanged) refuseMoves(plan, moving.of, moves, by)
    const left = new Set(leavesChanged ? refusedMoves(plan, moving.of, moves, by).map(({ taskId }) => taskId) : [])
    const standing = moves.filter((move) => !left.has(move.taskId) && isAsBefore(plan, moving.of, move))
    return moveEvents({ ...moving, moves: standing }, plan)
  },

  FinishRescheduling: ({ leftTaskIds, ...data }, plan) =>
    plan.isRescheduling ? [{ type: 'ReschedulingFinished', data: { ...data, leftTaskIds: [...leftTaskIds] } }] : [],
}

export const reschedulingFolds: Folds<Events> = {
  TasksRescheduled: ({ moves }, plan) => withDays(plan, moves),
  TasksRebaselined: ({ baselines }, plan) => withDays(plan, baselines),
  ReschedulingStarted: (_, plan) => ({ ...plan, isRescheduling: true }),
  ReschedulingFinished: (_, plan) => ({ ...plan, isRescheduling: false }),
}

function refuseImpossible({ cycle, isTooLate }: Rescheduled, { tasks }: Plan) {
  const titles = cycle?.map((id) => tasks.get(id)?.title ?? '')
  if (titles) throw new Refused('plan.dependencyCycle', { cycle: [...titles, titles[0]].join(' → ') })
  if (isTooLate) throw new Refused('plan.dateTooLate')
}

export type ReschedulingEvent = Extract<PlanEvent, { type: Events }>
