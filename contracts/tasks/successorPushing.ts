import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import { id } from '../values'
import { managePlan } from './planNeeds'

const pushing = { pushesSuccessors: z.boolean() }

/** Whether what follows a changed task is pushed by itself where it would begin too early. */
export const successorPushingCommands = {
  SetSuccessorPushing: z.strictObject({ projectId: id, ...pushing }),
}

/** The right that each of these commands needs. */
export const successorPushingNeeds = {
  SetSuccessorPushing: managePlan,
} as const satisfies Record<keyof typeof successorPushingCommands, Need>

export const successorPushingEvents = {
  SuccessorPushingSet: event(z.strictObject({ projectId: id, ...pushing, before: z.strictObject(pushing) }), {
    of: 'projectId',
  }),
  /**
   * The project pushes what follows: in the same append `TasksRescheduled` gives these tasks their days, so many of
   * them. `changedTaskIds`: what somebody has changed, or linked to what follows it.
   */
  SuccessorsPushed: event(z.strictObject({ projectId: id, changedTaskIds: z.array(id), taskCount: z.int().min(1) }), {
    of: 'projectId',
  }),
}
