import { z } from 'zod'
import type { QueryContract } from '../query'
import { day, id } from '../values'
import { assignee, card } from './cards'

export const upcomingQueries = {
  /** What begins or ends next in a project and is not finished, in the order of those days. */
  upcomingTasks: {
    need: { of: 'project', feature: 'tasks', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({
      projectId: id,
      /** The first and the last of the days. */
      today: day,
      until: day,
      limit: z.coerce.number().int().min(1).max(50).default(8),
    }),
    output: z.object({
      items: z.array(
        card.pick({ taskId: true, title: true, assigneeId: true }).extend({
          /** What happens on the day. What has progress has begun: it ends. */
          happens: z.enum(['starts', 'ends']),
          on: z.string(),
          isMilestone: z.literal(true).optional(),
          ...assignee,
        }),
      ),
      total: z.int(),
    }),
    reads: ['tasks_tasks', 'tasks_steps', 'identity_accounts', 'projects_projects'],
  },
} as const satisfies Record<string, QueryContract>
