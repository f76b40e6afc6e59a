import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import { asksForStart, recordedWays, reschedulingWays, takesTasks } from '../schedule/reschedulingWays'
import { day, id, setOf } from '../values'
import { mostTasksAtOnce } from './mostTasksAtOnce'
import { editTasks } from './planNeeds'

const days = { startOn: day, endOn: day }
const baseline = { baselineStartOn: day.nullable(), baselineEndOn: day.nullable() }
/** SHA-256 of the moves that a preview showed, in hexadecimal. */
const digest = z.string().regex(/^[0-9a-f]{64}$/, { error: 'plan.digestInvalid' })

/** What a rescheduling is asked for. `taskIds`: for these only; where it pushes, for what follows these. */
const reschedulingInput = {
  projectId: id,
  way: z.enum(reschedulingWays),
  planStartOn: day.nullable(),
  taskIds: setOf(id, mostTasksAtOnce).min(1).nullable(),
}

/** Sets the dates or the baseline of a plan's tasks anew, exactly as its preview showed. */
export const reschedulingCommands = {
  ReschedulePlan: z
    .strictObject({ ...reschedulingInput, digest })
    .refine(({ way, planStartOn }) => asksForStart(way) === (planStartOn !== null), {
      path: ['planStartOn'],
      error: 'plan.startUnfit',
    })
    .refine(({ way, taskIds }) => taskIds === null || takesTasks(way), {
      path: ['taskIds'],
      error: 'plan.allTasksOnly',
    }),
}

export const reschedulingNeeds = {
  ReschedulePlan: editTasks,
} as const satisfies Record<keyof typeof reschedulingCommands, Need>

/** How an action sets dates anew: `undo` where it takes another one back. `planStartOn` is the day it reckons from. */
const way = { way: z.enum(recordedWays), planStartOn: day.nullable() }

/**
 * Events of a plan that is rescheduled. What one append has no room for begins with `ReschedulingStarted`, goes on in
 * several events of its correlation, and ends with `ReschedulingFinished`.
 */
export const reschedulingEvents = {
  TasksRescheduled: event(
    z.strictObject({
      projectId: id,
      ...way,
      moves: z.array(z.strictObject({ taskId: id, ...days, before: z.strictObject(days) })),
    }),
    { of: 'projectId' },
  ),
  TasksRebaselined: event(
    z.strictObject({
      projectId: id,
      baselines: z.array(z.strictObject({ taskId: id, ...baseline, before: z.strictObject(baseline) })),
    }),
    { of: 'projectId' },
  ),
  /**
   * `taskCount`: so many tasks are to change, as the preview with this digest showed. `undoneActionId`: the command
   * whose action is taken back instead.
   */
  ReschedulingStarted: event(
    z.strictObject({
      projectId: id,
      ...way,
      taskIds: z.array(id).nullable(),
      taskCount: z.int().min(1),
      digest: digest.nullable(),
      undoneActionId: id.nullable(),
    }),
    { of: 'projectId', quiet: true },
  ),
  /** `leftTaskIds`: what somebody changed in between, and is left as they left it. */
  ReschedulingFinished: event(
    z.strictObject({ projectId: id, changedCount: z.int().min(0), leftTaskIds: z.array(id) }),
    { of: 'projectId', quiet: true },
  ),
}

export const reschedulingRefusals = [
  'plan.changedSincePreview',
  'plan.beingRescheduled',
  'plan.dependencyCycle',
  'plan.dateTooLate',
] as const
