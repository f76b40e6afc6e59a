import { equal } from '@prumo/platform/equal'
import { Refused } from '@prumo/platform/errors'
import { generateKeyBetween } from 'fractional-indexing'
import { compareRanks, countIn, type Folds, type Plan, type Rules, type Step } from './planState'

type Commands = 'AddStep' | 'ChangeStep' | 'MoveStep' | 'RemoveStep' | 'LockStepFields'
type Events = 'StepAdded' | 'StepChanged' | 'StepMoved' | 'StepRemoved' | 'StepFieldsLocked'

export const stepRules: Rules<Commands> = {
  AddStep: (data, plan) => {
    const there = plan.steps.get(data.stepId)
    const { projectId: _, stepId, ...fields } = data
    if (there && equal(fields, fieldsOf(there))) return []
    if (there) throw new Refused('step.idTaken')
    refuseTakenName(plan, data.name)
    return [
      {
        type: 'StepAdded',
        data: { ...data, rank: generateKeyBetween(orderedSteps(plan).at(-1)?.[1].rank ?? null, null) },
      },
    ]
  },

  ChangeStep: ({ projectId, stepId, ...wanted }, plan) => {
    const step = known(plan, stepId)
    const changed = changesIn(fieldsOf(step), wanted)
    if (!changed) return []
    if (wanted.name !== undefined) refuseTakenName(plan, wanted.name, stepId)
    const limit = wanted.taskLimit
    if (limit != null && limit < countIn(plan, stepId))
      throw new Refused('step.limitBelowTasks', { step: step.name, tasks: countIn(plan, stepId) })
    return [{ type: 'StepChanged', data: { projectId, stepId, ...changed } }]
  },

  MoveStep: ({ projectId, stepId, beforeStepId }, plan) => {
    const { rank } = known(plan, stepId)
    if (beforeStepId !== null) known(plan, beforeStepId)
    const others = orderedSteps(plan).filter(([id]) => id !== stepId)
    const place = placeBefore(others, beforeStepId)
    if (isBetween(rank, place)) return []
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
    const before = [...known(plan, stepId).lockedFields]
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
  [...steps].sort(([, one], [, other]) => compareRanks(one.rank, other.rank))

const fieldsOf = ({ name, description, taskLimit, finishes }: Step) => ({ name, description, taskLimit, finishes })

const withStep = (plan: Plan, stepId: string, change: Partial<Step>): Plan => {
  const step = plan.steps.get(stepId)
  return step ? { ...plan, steps: plan.steps.set(stepId, { ...step, ...change }) } : plan
}

function known({ steps }: Plan, stepId: string): Step {
  const step = steps.get(stepId)
  if (!step) throw new Refused('step.unknown')
  return step
}

const plain = (name: string) => name.trim().toLowerCase()

function refuseTakenName({ steps }: Plan, name: string, except?: string) {
  if ([...steps].some(([stepId, step]) => stepId !== except && plain(step.name) === plain(name)))
    throw new Refused('step.nameTaken', { step: name.trim() })
}

/** What really changes, with what stood there; `undefined` when nothing does. */
export function changesIn<Fields extends object>(
  now: Fields,
  wanted: object,
): (Partial<Fields> & { before: Partial<Fields> }) | undefined {
  const names = Object.keys(wanted).filter((name) => !equal(wanted[name as never], now[name as keyof Fields]))
  if (names.length === 0) return undefined
  const pick = (from: object) => Object.fromEntries(names.map((name) => [name, from[name as never]]))
  return { ...pick(wanted), before: pick(now) } as unknown as Partial<Fields> & { before: Partial<Fields> }
}

type Place = [string | null, string | null]

/** The ranks between which something comes that is put before `beforeId` (last of all for `null`). */
export function placeBefore(others: readonly (readonly [string, { rank: string }])[], beforeId: string | null): Place {
  const at = beforeId === null ? others.length : others.findIndex(([id]) => id === beforeId)
  return [others[at - 1]?.[1].rank ?? null, others[at]?.[1].rank ?? null]
}

export const isBetween = (rank: string, [after, before]: Place) =>
  (after === null || rank > after) && (before === null || rank < before)
