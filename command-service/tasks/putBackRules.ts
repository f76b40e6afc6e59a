import { Refused } from '@prumo/platform/errors'
import { freeRank } from '../rules/order'
import { knownTask, orderOf, type Plan, type Rules } from './planState'
import { refuseFullStep, refuseOthersTask, refuseUnfinishedPredecessor } from './refusedTasks'
import { knownStep } from './stepRules'

/** Moves back to a rank that was left, by the rules of moving. */
export const putBackRules: Rules<'PutTaskBack' | 'PutStepBack'> = {
  PutTaskBack: ({ projectId, taskId, stepId, rank: left }, plan, by) => {
    const task = knownTask(plan, taskId)
    if (!plan.steps.has(stepId)) throw new Refused('step.unknown')
    refuseOthersTask(plan, task, by)
    const rank = freeRank(left, ranksIn(plan, stepId, taskId))
    const before = { stepId: task.stepId, rank: task.rank }
    if (stepId === task.stepId)
      return [{ type: 'TaskReordered', data: { projectId, taskId, rank, before: { rank: task.rank } } }]
    refuseUnfinishedPredecessor(plan, task, stepId)
    refuseFullStep(plan, stepId)
    return [{ type: 'TaskMoved', data: { projectId, taskId, stepId, rank, before } }]
  },

  PutStepBack: ({ projectId, stepId, rank: left }, plan) => {
    const before = { rank: knownStep(plan, stepId).rank }
    const ranks = [...plan.steps].filter(([id]) => id !== stepId).map(([, step]) => step.rank)
    return [{ type: 'StepMoved', data: { projectId, stepId, rank: freeRank(left, ranks), before } }]
  },
}

const ranksIn = (plan: Plan, stepId: string, except: string): string[] =>
  orderOf(plan, stepId).flatMap((id) => (id === except ? [] : [plan.tasks.get(id)?.rank ?? '']))
