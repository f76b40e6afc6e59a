import { z } from 'zod'
import {
  changedCurveTask,
  curveInput,
  curveTask,
  earnedValueCurve,
  leftOutReasons,
  pageOfCurve,
  workUnits,
} from '../analysis/curve'
import type { QueryContract } from '../query'

const view = { of: 'project', feature: 'tasks', level: 'viewOnly' } as const
const input = { ...curveInput, unit: z.enum(workUnits).optional() }
const reads = [
  'tasks_baselines',
  'tasks_versions',
  'tasks_step_versions',
  'tasks_work_time_versions',
  'tasks_holiday_versions',
  'audit_erasures',
  'organization_time_zones',
] as const

export const curveQueries = {
  /**
   * The S-curve of a project's work at the end of a day: planned, earned and actual value, and the trend. Without a
   * unit it is effort where every task has one, else working days.
   */
  workCurve: {
    need: view,
    cost: 'large',
    input: z.strictObject(input),
    output: earnedValueCurve.extend({ unit: z.enum(workUnits) }),
    reads: [...reads],
  },
  /** What the figures of that curve were reckoned from: its tasks, those furthest from their plan first. */
  workCurveTasks: {
    need: view,
    cost: 'large',
    input: z.strictObject({ ...input, because: z.enum(leftOutReasons).optional(), ...pageOfCurve }),
    output: z.object({ unit: z.enum(workUnits), items: z.array(curveTask), next: z.string().nullable() }),
    reads: [...reads],
  },
  /** What has been recorded since the end of the status day that changes the curve up to it. */
  workCurveChanges: {
    need: view,
    cost: 'large',
    input: z.strictObject({ ...input, ...pageOfCurve }),
    output: z.object({
      unit: z.enum(workUnits),
      items: z.array(changedCurveTask),
      count: z.int(),
      next: z.string().nullable(),
    }),
    reads: [...reads],
  },
} as const satisfies Record<string, QueryContract>
