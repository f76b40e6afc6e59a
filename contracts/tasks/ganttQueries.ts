import { z } from 'zod'
import type { QueryContract } from '../query'
import { id } from '../values'

export const ganttQueries = {
  /** The dates that tasks were once planned for, of those that keep such dates. */
  taskBaselines: {
    need: { of: 'project', feature: 'tasks', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({ projectId: id }),
    output: z.object({
      items: z.array(z.object({ taskId: z.string(), startOn: z.string(), endOn: z.string() })),
    }),
    reads: ['tasks_tasks'],
  },
} as const satisfies Record<string, QueryContract>
