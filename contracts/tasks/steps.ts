import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import { seen } from '../seen'
import { id, line, setOf, text } from '../values'
import { managePlan } from './planNeeds'
import { taskFieldNames, type taskFields } from './task'

const ofStep = { projectId: id, stepId: id }
const step = {
  name: line(100),
  description: text(2000),
  /** How many tasks the step may hold; `null` is no limit. */
  taskLimit: z.int().min(1).max(10_000).nullable(),
  /** Whether a task that arrives here is finished. */
  finishes: z.boolean(),
}
const stepFields = z.strictObject(step)
const lockedFields = setOf(
  z.enum(taskFieldNames as [keyof typeof taskFields, ...(keyof typeof taskFields)[]]),
  taskFieldNames.length,
)

/** Commands about the steps of a plan. */
export const stepCommands = {
  AddStep: z.strictObject({ ...ofStep, ...step }),
  ChangeStep: z.strictObject({ ...ofStep, ...stepFields.partial().shape, seen: seen(step) }),
  MoveStep: z.strictObject({ ...ofStep, beforeStepId: id.nullable() }),
  RemoveStep: z.strictObject(ofStep),
  LockStepFields: z.strictObject({ ...ofStep, fields: lockedFields }),
}

/** The right that each of these commands needs. */
export const stepNeeds = {
  AddStep: managePlan,
  ChangeStep: managePlan,
  MoveStep: managePlan,
  RemoveStep: managePlan,
  LockStepFields: managePlan,
} as const satisfies Record<keyof typeof stepCommands, Need>

/** Events about the steps of a plan. `before` holds the values that were replaced. */
export const stepEvents = {
  StepAdded: event(z.strictObject({ ...ofStep, rank: z.string(), ...step }), {
    of: 'stepId',
    begins: true,
    names: { kind: 'step', id: 'stepId', name: 'name' },
  }),
  StepChanged: event(
    z.strictObject({
      ...ofStep,
      ...stepFields.partial().shape,
      before: stepFields.partial(),
    }),
    { of: 'stepId', names: { kind: 'step', id: 'stepId', name: 'name' } },
  ),
  StepMoved: event(
    z.strictObject({
      ...ofStep,
      rank: z.string(),
      before: z.strictObject({ rank: z.string() }),
    }),
    { of: 'stepId' },
  ),
  StepRemoved: event(z.strictObject({ ...ofStep, before: stepFields }), { of: 'stepId', ends: true }),
  StepFieldsLocked: event(
    z.strictObject({
      ...ofStep,
      fields: lockedFields,
      before: z.strictObject({ fields: lockedFields }),
    }),
    { of: 'stepId' },
  ),
}

/** Codes of the refusals about the steps of a plan. */
export const stepRefusals = [
  'step.unknown',
  'step.idTaken',
  'step.nameTaken',
  'step.holdsTasks',
  'step.limitReached',
  'step.limitBelowTasks',
  'step.lastOne',
] as const
