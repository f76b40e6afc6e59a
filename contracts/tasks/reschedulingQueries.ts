import { z } from 'zod'
import { curveSteps, workUnits } from '../analysis/curve'
import { type QueryContract, repeated } from '../query'
import { recordedWays, reschedulingWays } from '../schedule/reschedulingWays'
import { stayReasons } from '../schedule/stayReasons'
import { day, id } from '../values'
import { mostTasksAtOnce } from './mostTasksAtOnce'

const named = z.object({ taskId: z.string(), title: z.string() })
const days = z.object({ startOn: z.string().nullable(), endOn: z.string().nullable() })

/** So many tasks of each kind are named; the counts are of all. */
export const mostNamed = 200

export const reschedulingQueries = {
  /** What a rescheduling would do to a plan. `ReschedulePlan` does that and nothing else: it carries the `digest`. */
  planMoves: {
    need: { of: 'project', feature: 'tasks', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({
      projectId: id,
      way: z.enum(reschedulingWays),
      /** From which day on. Where the way asks for one and none is given, the later of the first start and today. */
      planStartOn: day.optional(),
      /** Only these, where the baseline or the dates are reset; only what follows these, where it is pushed. */
      taskId: repeated(id, mostTasksAtOnce).optional(),
      /** Today, for the asker. */
      today: day,
    }),
    output: z.object({
      /** The first that change, by their new start. */
      moves: z.array(named.extend({ startOn: z.string(), endOn: z.string(), before: days })),
      moveCount: z.int(),
      /** What stays as it is whatever happens, by its reason. */
      stays: z.array(z.object({ because: z.enum(stayReasons), count: z.int(), tasks: z.array(named) })),
      /** What would have to change, and must not: its step locks the dates. */
      locked: z.array(named),
      lockedCount: z.int(),
      planStartOn: z.string().nullable(),
      /** The last end of all tasks as it is, and as it would be; `null` without tasks. */
      planEndOn: z.object({ before: z.string(), after: z.string() }).nullable(),
      /** The work planned until the end of each day, as it is and as it would be; `null` where no task moves. */
      curve: z
        .object({
          unit: z.enum(workUnits),
          by: z.enum(curveSteps),
          points: z.array(z.object({ on: z.string(), before: z.number(), after: z.number() })),
        })
        .nullable(),
      /** The titles of tasks that wait for each other, in order: until they do no more, nothing can be done. */
      cycle: z.array(z.string()).optional(),
      /** A task would end after the last day of the calendar. */
      isTooLate: z.literal(true).optional(),
      digest: z.string(),
      /** What the project last pushed by itself: by which action, and how many tasks. */
      pushed: z.object({ actionId: z.string(), taskCount: z.int() }).nullable(),
      /** The last one that took several steps: how far it is, or what of it was left as somebody had changed it. */
      latest: z
        .object({
          way: z.enum(recordedWays),
          taskCount: z.int(),
          startedAt: z.string(),
          finishedAt: z.string().nullable(),
          changedCount: z.int().nullable(),
          left: z.array(named),
          leftCount: z.int(),
        })
        .nullable(),
    }),
    reads: ['tasks_tasks', 'tasks_steps', 'tasks_work_times', 'tasks_holidays', 'tasks_reschedulings', 'tasks_pushes'],
  },
} as const satisfies Record<string, QueryContract>
