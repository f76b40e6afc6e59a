import { z } from 'zod'
import { confidential, hidden } from '../confidential'
import { currencies } from '../projects/project'
import type { QueryContract } from '../query'
import { dashboardCards, hideableStatuses, mostGoals, valueTypes } from './dashboard'
import { figureReads } from './figureReads'

/** Sums of a month: how many tasks end in it by their plan, and how many were finished in it. */
const workOfMonth = z.object({ month: z.string(), planned: z.int(), finished: z.int() })
/** Cents that were realized in a month, and that are planned for it and still open. */
const flowOfMonth = z.object({ realized: z.int(), open: z.int() })

const taskOfToday = z.object({
  projectId: z.string(),
  projectPitch: z.string(),
  taskId: z.string(),
  title: z.string(),
  endOn: z.string(),
})

/** What people ask about their own day. */
export const dashboardQueries = {
  /** What waits for the person who asks today, with the first of each; `null` where they may not see such things. */
  dashboardToday: {
    need: { of: 'self' },
    cost: 'large',
    input: z.strictObject({}),
    output: z.object({
      on: z.string(),
      /** Their own open tasks: late, due until today, and those that begin before what they wait for has ended. */
      tasks: z
        .object({
          late: z.object({ count: z.int(), first: z.array(taskOfToday) }),
          due: z.object({ count: z.int(), first: z.array(taskOfToday) }),
          tooEarly: z.object({ count: z.int(), first: z.array(taskOfToday) }),
        })
        .nullable(),
      /** Documents that wait for their decision. */
      approvals: z
        .object({
          count: z.int(),
          first: z.array(
            z.object({ projectId: z.string(), projectPitch: z.string(), documentId: z.string(), title: z.string() }),
          ),
        })
        .nullable(),
      /** Unread ones: at most `mostCounted`. */
      mentionCount: z.int(),
      /** The projects in which installments are open that were due before today, or are today: how many. */
      dueInstallments: confidential(
        z
          .array(
            z.object({
              projectId: z.string(),
              projectPitch: z.string(),
              overdueCount: z.int(),
              dueCount: z.int(),
            }),
          )
          .nullable(),
        'finance',
      ),
      ...hidden,
    }),
    reads: [
      'projects_projects',
      'organization_users',
      'organization_access_profiles',
      'organization_time_zones',
      'tasks_tasks',
      'tasks_steps',
      'tasks_work_times',
      'tasks_holidays',
      'documents_sign_offs',
      'notifications_notifications',
      'notifications_inboxes',
      'finance_installments',
    ],
  },
  /**
   * What the last six months came to across the projects that the asker may see and has in their charts. A month of
   * nothing has zeros.
   */
  dashboardMonths: {
    need: { of: 'organization', feature: 'projects', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({}),
    output: z.object({
      /** How many projects these are; each sum says how many of them it counts. */
      total: z.int(),
      /** How many of them have figures of an earlier day, or none yet. */
      olderCount: z.int(),
      /** `null` where the asker may see the tasks of none of them. */
      work: z.object({ counted: z.int(), months: z.array(workOfMonth) }).nullable(),
      /** One of each currency. */
      money: confidential(
        z
          .array(
            z.object({
              currency: z.enum(currencies),
              counted: z.int(),
              months: z.array(z.object({ month: z.string(), inflow: flowOfMonth, outflow: flowOfMonth })),
            }),
          )
          .nullable(),
        'finance',
      ),
      ...hidden,
    }),
    reads: [...figureReads, 'analysis_dashboards'],
  },
  /** How the person who asks set up their own dashboard. */
  dashboard: {
    need: { of: 'self' },
    input: z.strictObject({}),
    output: z.object({
      /** Those that are due first come first. */
      goals: z.array(z.object({ goalId: z.string(), title: z.string(), dueOn: z.string() })).max(mostGoals),
      valueType: z.enum(valueTypes),
      hiddenStatuses: z.array(z.enum(hideableStatuses)),
      /** All there are, in the order of the person. */
      cards: z.array(z.object({ card: z.enum(dashboardCards), isHidden: z.boolean() })),
    }),
    reads: ['analysis_dashboards'],
  },
} as const satisfies Record<string, QueryContract>
