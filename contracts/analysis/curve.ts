import { z } from 'zod'
import { day, id, text } from '../values'

/** What a curve of work weighs its tasks by. One curve has one unit. */
export const workUnits = ['effort', 'workingDays', 'tasks'] as const
export type WorkUnit = (typeof workUnits)[number]

/** Where a curve of cost takes its budget, its earned value and its actual cost from: always the same. */
export const costSources = ['hours', 'ledger'] as const
export type CostSource = (typeof costSources)[number]

/** How far apart the points of a curve are. Each shows what has come together by the end of its day. */
export const curveSteps = ['day', 'week', 'month'] as const
export type CurveStep = (typeof curveSteps)[number]

/** The version of the formulas. A report that was made by another one is not compared with those of this one. */
export const formulasVersion = 1

/** Why tasks are no part of a curve. */
export const leftOutReasons = [
  'noBaseline',
  'noEffort',
  'noHourValue',
  'notAllocated',
  'noDay',
  'afterStatusDay',
  'closed',
  'deleted',
  'milestone',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Why a figure has no value. */
const missingReasons = [
  'nothingPlanned',
  'nothingEarned',
  'nothingSpent',
  'notBegun',
  'otherUnits',
  'noActuals',
  'finished',
  'overspent',
] as const
export type MissingReason = (typeof missingReasons)[number]

/** The question of a curve, whatever it counts. */
export const curveInput = {
  projectId: id,
  /** The day at whose end the curve is read. */
  statusOn: day,
  /** The baseline that planned value follows; where none is named, the days that each task calls its baseline. */
  baselineId: id.optional(),
  by: z.enum(curveSteps).default('week'),
}
export const pageOfCurve = {
  after: text(2000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
}

const value = z.number()

/** Where a report stands: two of the same question with the same standing have the same figures and the same hash. */
export const reportStanding = {
  /** How many events the plan's stream had that the curve reads; −1 where it had none. Likewise the ledger's. */
  revisions: z.object({ plan: z.int(), ledger: z.int().nullable() }),
  /** The time zone in whose days it was reckoned. */
  zone: z.string(),
  formulas: z.int(),
  /** SHA-256, in hexadecimal, of the canonical JSON (RFC 8785) of question, standing, figures and ids. */
  hash: z.string(),
}

/** A curve of planned against earned value, with every indicator. Amounts of cost are in cents. */
export const earnedValueCurve = z.object({
  statusOn: z.string(),
  baseline: z.object({ baselineId: z.string(), name: z.string(), asOfOn: z.string() }).nullable(),
  /** How far apart the points are: further than was asked where there would be too many. */
  by: z.enum(curveSteps),
  /** Of the days before this one nothing is known of what was earned or spent: their log was erased. */
  knownFrom: z.string().nullable(),
  /** By the day at whose end each stands. After the status day nothing is earned or spent, and there is a trend. */
  points: z.array(
    z.object({
      on: z.string(),
      planned: value,
      earned: value.nullable(),
      actual: value.nullable(),
      trend: value.nullable(),
    }),
  ),
  /** By the name of a measure; `null` where it has no value, and then `missing` says why. */
  figures: z.record(z.string(), value.nullable()),
  missing: z.record(z.string(), z.enum(missingReasons)),
  /** The end by the baseline, by the trend, by the dates of the plan, and the day on which all was done. */
  ends: z.object({
    baselineEndOn: z.string().nullable(),
    expectedEndOn: z.string().nullable(),
    planEndOn: z.string().nullable(),
    finishedOn: z.string().nullable(),
  }),
  /** How many tasks count, of how many there are. */
  coverage: z.object({ counted: z.int(), total: z.int() }),
  leftOut: z.array(
    z.object({
      because: z.enum(leftOutReasons),
      /** Of tasks; of entries, where the source is the ledger. */
      count: z.int(),
      /** Where it is known. */
      weight: value.nullable(),
      /** What was spent of it, where the source is the ledger. */
      actual: value.nullable(),
    }),
  ),
  ...reportStanding,
})
export type EarnedValueCurve = z.infer<typeof earnedValueCurve>

/** What a task adds to each series, at the end of the status day. */
export const curveTask = z.object({
  taskId: z.string(),
  title: z.string(),
  weight: value.nullable(),
  baselineStartOn: z.string().nullable(),
  baselineEndOn: z.string().nullable(),
  planned: value,
  earned: value,
  actual: value.nullable(),
  progress: z.int(),
  /** The day on which that progress was recorded. */
  reportedOn: z.string().nullable(),
  leftOut: z.enum(leftOutReasons).nullable(),
})
export type CurveTask = z.infer<typeof curveTask>

/** A task whose share of the curve is known otherwise now than it was at the end of the status day. */
export const changedCurveTask = z.object({
  taskId: z.string(),
  title: z.string(),
  /** `null` where the task was no part of that curve. */
  before: z.object({ planned: value, earned: value, actual: value.nullable() }).nullable(),
  after: z.object({ planned: value, earned: value, actual: value.nullable() }).nullable(),
})
export type ChangedCurveTask = z.infer<typeof changedCurveTask>
