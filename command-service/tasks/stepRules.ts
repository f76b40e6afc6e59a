import { sameName } from '@prumo/contracts/sameName'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { generateKeyBetween } from 'fractional-indexing'
import { changesIn } from '../rules/fieldChanges'
import { compareRanks, gapBefore, isInGap } from '../rules/order'
import { countIn, type Folds, hasPart, type Plan, type Rules, type Step } from './planState'

type Commands = 'AddStep' | 'ChangeStep' | 'MoveStep' | 'RemoveStep' | 'LockStepFields'
type Events = 'StepAdded' | 'StepChanged' | 'StepMoved' | 'StepRemoved' | 'StepFieldsLocked'

export const stepRules: Rules<Commands> = {
  AddStep: (data, plan) => {
    const existing = plan.steps.get(data.stepId)
    const { projectId: _, stepId, ...fields } = data
    if (existing && equal(fields, fieldsOf(existing))) return []
    if (existing || hasPart(plan, stepId)) throw new Refused('step.idTaken')
    refuseTakenName(plan, data.name)
    return [
      {
        type: 'StepAdded',
        data: { ...data, rank: generateKeyBetween(orderedSteps(plan).at(-1)?.[1].rank ?? null, null) },
      },
    ]
  },

  ChangeStep: ({ projectId, stepId, seen, ...changes }, plan) => {
    const step = knownStep(plan, stepId)
    const changed = changesIn(fieldsOf(step), changes, seen)
    if (!changed) return []
    if (changes.name !== undefined) refuseTakenName(plan, changes.name, stepId)
    const limit = changes.taskLimit
    if (limit != null && limit < countIn(plan, stepId))
      throw new Refused('step.limitBelowTasks', { step: step.name, tasks: countIn(plan, stepId) })
    return [{ type: 'StepChanged', data: { projectId, stepId, ...changed } }]
  },

  MoveStep: ({ projectId, stepId, beforeStepId }, plan) => {
    const { rank } = knownStep(plan, stepId)
    if (beforeStepId !== null) knownStep(plan, beforeStepId)
    const others = orderedSteps(plan).filter(([id]) => id !== stepId)
    const place = gapBefore(others, beforeStepId)
    if (isInGap(rank, place)) return []
    return [{ type: 'StepMoved', data: { projectId, stepId, rank: generateKeyBetween(...place), before: { rank } } }]
  },

  RemoveStep: ({ projectId, stepId }, plan) => {
    const step = plan.steps.get(stepId)
    if (!step) throw new Refused('step.unknown')
    if (countIn(plan, stepId) > 0)
      throw new Refused('step.holdsTasks', { step: step.name, tasks: countIn(plan, stepId) })
    if (plan.steps.size === 1) throw new Refused('step.lastOne')
    return [{ type: 'StepRemoved', data: { projectId, stepId, before: fieldsOf(step) } }]
  },

  LockStepFields: ({ projectId, stepId, fields }, plan) => {
    const before = [...knownStep(plan, stepId).lockedFields]
    if (equal([...fields].sort(), [...before].sort())) return []
    return [{ type: 'StepFieldsLocked', data: { projectId, stepId, fields, before: { fields: before } } }]
  },
}

export const stepFolds: Folds<Events> = {
  StepAdded: ({ projectId: _, stepId, ...step }, plan) => ({
    ...plan,
    steps: plan.steps.set(stepId, { ...step, lockedFields: [] }),
  }),
  StepChanged: ({ projectId: _, stepId, before: __, ...changed }, plan) =>
    withStep(plan, stepId, changed as Partial<Step>),
  StepMoved: ({ stepId, rank }, plan) => withStep(plan, stepId, { rank }),
  StepRemoved: ({ stepId }, plan) => ({
    ...plan,
    steps: plan.steps.delete(stepId),
    tasksIn: plan.tasksIn.delete(stepId),
  }),
  StepFieldsLocked: ({ stepId, fields }, plan) => withStep(plan, stepId, { lockedFields: fields }),
}

export const orderedSteps = ({ steps }: Plan): [string, Step][] =>
  [...steps].sort(([, first], [, second]) => compareRanks(first.rank, second.rank))

const fieldsOf = ({ name, description, taskLimit, finishes }: Step) => ({ name, description, taskLimit, finishes })

const withStep = (plan: Plan, stepId: string, change: Partial<Step>): Plan => {
  const step = plan.steps.get(stepId)
  return step ? { ...plan, steps: plan.steps.set(stepId, { ...step, ...change }) } : plan
}

export function knownStep({ steps }: Plan, stepId: string): Step {
  const step = steps.get(stepId)
  if (!step) throw new Refused('step.unknown')
  return step
}

function refuseTakenName({ steps }: Plan, name: string, except?: string) {
  if ([...steps].some(([stepId, step]) => stepId !== except && sameName(step.name, name)))
    throw new Refused('step.nameTaken', { step: name.trim() })
}
