import { z } from 'zod'
import { actionInBrief } from '../audit/queries'
import { confidential, hidden } from '../confidential'
import type { QueryContract } from '../query'
import { day, id, text } from '../values'
import { comparedStates } from './comparedStates'

const view = { of: 'project', feature: 'tasks', level: 'viewOnly' } as const

const baseline = z.object({
  baselineId: z.string(),
  name: z.string(),
  /** The day on which the plan stood so. */
  asOfOn: z.string(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
})
export type Baseline = z.infer<typeof baseline>

/** Minutes of effort times the value of an hour. */
const costCents = () => confidential(z.int().nullable(), 'finance')

/** A task as one of two plans has it. */
const side = z.object({
  title: z.string(),
  startOn: z.string(),
  endOn: z.string(),
  /** Working days by the calendar of that plan. */
  workingDays: z.int(),
  isMilestone: z.boolean(),
  deadlineOn: z.string().nullable(),
  /** A finished task counts as 100. Progress alone makes no difference between plans. */
  progress: z.int(),
  finished: z.boolean(),
  deliveryGroup: z.string().nullable(),
  estimatedMinutes: z.int().nullable(),
  costCents: costCents(),
})

/** A whole plan in numbers: effort and cost of the tasks that have one, `null` where none has. */
const sum = z.object({
  tasks: z.int(),
  endOn: z.string().nullable(),
  estimatedMinutes: z.int().nullable(),
  costCents: costCents(),
})

const compared = z.object({
  taskId: z.string(),
  /** `null` where that plan has no such task. */
  before: side.nullable(),
  after: side.nullable(),
  /** Working days of the later plan's calendar; below 0 where it is earlier. */
  startShift: z.int().nullable(),
  endShift: z.int().nullable(),
  /** It waits for other tasks, or in another way. */
  dependsOtherwise: z.boolean(),
})
export type ComparedTask = z.infer<typeof compared>

/** What stands before, and what after it: another baseline or, where none is named, the plan of now. */
const sides = { projectId: id, baselineId: id, laterBaselineId: id.optional() }
const ofPlan = [
  'tasks_baselines',
  'tasks_versions',
  'tasks_step_versions',
  'tasks_work_time_versions',
  'tasks_holiday_versions',
  'audit_erasures',
  'organization_time_zones',
] as const
const ofBaselines = ['tasks_baselines', 'audit_erasures', 'organization_time_zones'] as const

export const baselineQueries = {
  /** The baselines of a plan, the day that each shows from the latest to the earliest. */
  baselines: {
    need: view,
    input: z.strictObject({ projectId: id }),
    output: z.object({ items: z.array(baseline) }),
    reads: [...ofBaselines, 'identity_accounts'],
  },
  /** When each task of a baseline begins and ends. */
  baselineDates: {
    need: view,
    cost: 'large',
    input: z.strictObject({ projectId: id, baselineId: id }),
    output: z.object({
      items: z.array(z.object({ taskId: z.string(), startOn: day, endOn: day })),
    }),
    reads: [...ofBaselines, 'tasks_versions'],
  },
  /**
   * What differs between a baseline and another, or the plan of now: a page of tasks, those that slip most first, and
   * the whole in numbers.
   */
  baselineComparison: {
    need: view,
    cost: 'large',
    input: z.strictObject({
      ...sides,
      show: z.enum(comparedStates).optional(),
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    output: z.object({
      items: z.array(compared),
      next: z.string().nullable(),
      counts: z.object({ changed: z.int(), late: z.int(), added: z.int(), removed: z.int() }),
      before: sum,
      after: sum,
      /** Of the plan's end, in working days. */
      endShift: z.int().nullable(),
      ...hidden,
    }),
    reads: [...ofPlan],
  },
  /** Why a task differs between both: the actions between them that changed what is compared, the last first. */
  baselineReasons: {
    need: view,
    cost: 'large',
    input: z.strictObject({
      ...sides,
      taskId: id,
      after: text(40).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ items: z.array(actionInBrief), next: z.string().nullable() }),
    reads: [
      ...ofBaselines,
      'tasks_versions',
      'tasks_work_time_versions',
      'tasks_holiday_versions',
      'audit_actions',
      'audit_undos',
      'audit_views',
      'audit_names',
      'identity_accounts',
    ],
  },
} as const satisfies Record<string, QueryContract>
