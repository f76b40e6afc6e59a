import { z } from 'zod'
import { confidential, hidden } from '../confidential'
import { currencies, projectStatuses } from '../projects/project'
import { type QueryContract, repeated } from '../query'
import { day } from '../values'
import { mostColumns, savedChoice } from './analysisChoice'
import { workUnits } from './curve'
import { dashboardCards, hideableStatuses, mostGoals, valueTypes } from './dashboard'
import { figureColumns } from './figureColumns'

/** More projects than these are not analysed at once: the answer says how many there are. */
export const mostAnalysed = 2000

/** Figures follow what changes in these: of some projects they are reckoned within the answer. */
const reads = [
  'projects_projects',
  'organization_users',
  'organization_access_profiles',
  'organization_time_zones',
  'audit_actions',
  'audit_times',
  'audit_erasures',
  'tasks_tasks',
  'tasks_steps',
  'tasks_versions',
  'tasks_step_versions',
  'tasks_work_time_versions',
  'tasks_holiday_versions',
  'finance_entries',
  'finance_installments',
  'analysis_nights',
  'canvas_cards',
] as const

/** A day that is over: answered from the last night of each project at or before it. Without it, they stand today. */
const pastDay = { on: day.optional() }

/** By the name of a column; `null` where a project has no such figure. */
const cells = z.record(z.string(), z.number().nullable())

const analysedProject = z.object({
  projectId: z.string(),
  pitch: z.string(),
  internalCode: z.string().nullable(),
  /** What the customer is called: in the register, where it stands there, else as it was written. */
  customer: z.string().nullable(),
  portfolioName: z.string().nullable(),
  managerNames: z.array(z.string()),
  status: z.enum(projectStatuses),
  currency: z.enum(currencies),
  favorite: z.boolean(),
  /** The day at whose end the figures stand; `null` where there are none yet. */
  statusOn: z.string().nullable(),
  /** What the curve of its work weighs tasks by: figures of two units are never added. */
  unit: z.enum(workUnits).nullable(),
  /** The last day of what is planned: that of the task that ends last; `null` where there is none, or it is closed. */
  plannedEndOn: z.string().nullable(),
  /** Figures of tasks; `null` where the asker may not see the tasks of this project. */
  work: cells.nullable(),
  /** Figures of money, in cents and percent. */
  money: confidential(cells.nullable(), 'finance'),
  /** Figures of risk cards; `null` where the asker may not see the canvas of this project. */
  risks: confidential(cells.nullable(), 'risks'),
  ...hidden,
})

const lateProject = z.object({
  projectId: z.string(),
  pitch: z.string(),
  currency: z.enum(currencies),
  /** The day at whose end the figures stand. */
  statusOn: z.string(),
  /** By the names of measures; `null` where the asker may not see the tasks of this project. */
  work: z
    .object({
      overdueTaskCount: z.int(),
      taskProgress: z.number().nullable(),
      schedulePerformanceIndex: z.number().nullable(),
    })
    .nullable(),
  /** What is overdue of each kind, in cents. */
  money: confidential(z.object({ overdueInflow: z.int(), overdueOutflow: z.int() }).nullable(), 'finance'),
  ...hidden,
})
export type LateProject = z.input<typeof lateProject>

const savedAnalysisView = z.object({
  analysisViewId: z.string(),
  name: z.string(),
  /** Whether everybody in the organization who analyses projects has it. */
  shared: z.boolean(),
  choice: savedChoice,
  /** The name of the person whose view it is; `null` for the asker's own and for those of erased people. */
  ownerName: z.string().nullable(),
  /** Whether the asker may change or delete it. */
  mayChange: z.boolean(),
})
export type SavedAnalysisView = z.infer<typeof savedAnalysisView>

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

export const analysisQueries = {
  /** What waits for the person who asks today, with the first of each; `null` where they may not see such things. */
  dashboardToday: {
    need: { of: 'self' },
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
    reads: [...reads, 'analysis_dashboards'],
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
  /** Figures of all projects that the asker may see, each as it stands today, or as it stood at the end of a day. */
  projectAnalysis: {
    need: { of: 'organization', feature: 'projects', level: 'viewOnly' },
    input: z.strictObject({
      columns: repeated(
        z.string().refine((name) => figureColumns.has(name)),
        mostColumns,
      ),
      ...pastDay,
    }),
    output: z.object({
      projects: z.array(analysedProject).max(mostAnalysed),
      /** How many projects the asker may see. */
      total: z.int(),
    }),
    reads: [...reads, 'projects_favorites', 'partners_partners', 'identity_accounts'],
  },
  /** The views of the project analysis that the asker has: what is shared, and the asker's own. */
  analysisViews: {
    need: { of: 'organization', feature: 'projects', level: 'viewOnly' },
    input: z.strictObject({}),
    output: z.object({
      items: z.array(savedAnalysisView),
      /** Whether the asker may share views. */
      mayShare: z.boolean(),
    }),
    reads: ['analysis_views', 'identity_accounts'],
  },
  /** Of all active projects that the asker may see, those in which something is overdue, most tasks first. */
  projectHealth: {
    need: { of: 'organization', feature: 'projects', level: 'viewOnly' },
    input: z.strictObject({ limit: z.coerce.number().int().min(1).max(20).default(6), ...pastDay }),
    output: z.object({
      activeCount: z.int(),
      /** How many of them there are: only what the asker may see makes a project late. */
      lateCount: z.int(),
      /** How many have no figures yet. */
      unreckonedCount: z.int(),
      projects: z.array(lateProject),
    }),
    reads: [...reads],
  },
} as const satisfies Record<string, QueryContract>
