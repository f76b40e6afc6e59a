import { z } from 'zod'
import {
  changedCurveTask,
  costSources,
  curveInput,
  curveSteps,
  curveTask,
  earnedValueCurve,
  leftOutReasons,
  pageOfCurve,
  reportStanding,
} from '../analysis/curve'
import { confidential } from '../confidential'
import { currencies } from '../projects/project'
import type { QueryContract } from '../query'
import { day, id, text } from '../values'
import { month } from './closing'
import { deliveryReasons, entryKinds, moneyPartKinds, moneyViews, moneyWithouts } from './kinds'
import { moneyLeftOutReasons } from './moneyLeftOut'
import { mostMonths } from './moneyMonths'

const view = { of: 'project', feature: 'finance', level: 'viewOnly' } as const
const ledger = ['finance_entries', 'finance_installments', 'projects_projects', 'organization_time_zones'] as const
const versions = ['finance_entry_versions', 'finance_installment_versions'] as const
const planVersions = [
  'tasks_versions',
  'tasks_step_versions',
  'tasks_work_time_versions',
  'tasks_holiday_versions',
] as const
const plan = [...planVersions, 'tasks_baselines', 'audit_erasures'] as const
const cost = [...ledger, ...plan, ...versions, 'canvas_areas', 'canvas_cards'] as const

/** Planned and realized up to a day; after the status day nothing is realized, and there is a forecast. */
const flow = z.object({ planned: z.int(), realized: z.int().nullable(), forecast: z.int().nullable() })
const ofMonth = z.object({ planned: z.int(), realized: z.int() })
const moneyInput = { projectId: id, statusOn: day, view: z.enum(moneyViews).default('competence') }
const leftOut = z.object({
  because: z.enum(moneyLeftOutReasons),
  kind: z.enum(entryKinds),
  /** Whether it lacks in what is planned or in what is realized. */
  of: z.enum(['planned', 'realized']),
  count: z.int(),
  cents: z.int(),
})

/** What a figure of money is the sum of. */
const moneyPart = z.object({
  entryId: z.string(),
  installmentId: z.string().nullable(),
  title: z.string(),
  kind: z.enum(entryKinds),
  /** The day on which it counts; `null` where it has none. */
  on: z.string().nullable(),
  cents: z.int(),
})

export const financeCurveQueries = {
  /** The S-curve of a project's money at the end of a day, by competence or by cash. */
  moneyCurve: {
    need: view,
    whole: true,
    cost: 'large',
    input: z.strictObject({ ...moneyInput, by: z.enum(curveSteps).default('week') }),
    output: z.object({
      currency: z.enum(currencies),
      points: confidential(z.array(z.object({ on: z.string(), inflow: flow, outflow: flow })), 'finance'),
      /** What stands beside the curve, so that both come to the ledger's total. */
      leftOut: confidential(z.array(leftOut), 'finance'),
      /** By the names of measures, of each kind. */
      figures: confidential(
        z.object({
          inflow: z.record(z.string(), z.number().nullable()),
          outflow: z.record(z.string(), z.number().nullable()),
        }),
        'finance',
      ),
      ...reportStanding,
    }),
    reads: [...ledger],
  },
  /** What each month planned and realized; what has no day stands in no month. */
  moneyMonths: {
    need: view,
    whole: true,
    cost: 'large',
    input: z.strictObject({
      ...moneyInput,
      /** The first and the last month, `YYYY-MM`: without them those that have something, the last of them. */
      from: month.optional(),
      to: month.optional(),
    }),
    output: z.object({
      currency: z.enum(currencies),
      months: confidential(
        z.array(z.object({ month: z.string(), inflow: ofMonth, outflow: ofMonth })).max(mostMonths),
        'finance',
      ),
      /** Of the months before the first and after the last, together. */
      beyond: confidential(z.object({ inflow: ofMonth, outflow: ofMonth }), 'finance'),
      leftOut: confidential(z.array(leftOut), 'finance'),
      ...reportStanding,
    }),
    reads: [...ledger],
  },
  /** What entries plan and came to by what they are for: a task counts for its group. */
  moneyByDelivery: {
    need: view,
    whole: true,
    leavesOut: ['canvas', 'tasks'],
    cost: 'large',
    input: z.strictObject({ ...moneyInput }),
    output: z.object({
      currency: z.enum(currencies),
      rows: confidential(
        z.array(
          z.object({
            /** `null` with a title for a group without a card; `null` without one for what is not allocated. */
            cardId: z.string().nullable(),
            title: z.string().nullable(),
            because: z.enum(deliveryReasons),
            inflow: ofMonth,
            outflow: ofMonth,
          }),
        ),
        'finance',
      ),
      totals: confidential(z.object({ inflow: ofMonth, outflow: ofMonth }), 'finance'),
      ...reportStanding,
    }),
    reads: [...ledger, ...planVersions, 'tasks_tasks', 'canvas_areas', 'canvas_cards'],
  },
  /** What a point, a month or a group is the sum of, by its day. Of a group, each entry with its part for it. */
  moneyParts: {
    need: view,
    whole: true,
    leavesOut: ['canvas', 'tasks'],
    cost: 'large',
    input: z.strictObject({
      ...moneyInput,
      of: z.enum(moneyPartKinds),
      kind: z.enum(entryKinds),
      /** The first and the last day on which they count. */
      from: day.optional(),
      to: day.optional(),
      without: z.enum(moneyWithouts).optional(),
      /** Only what is for this delivery group: that of a card, or what tasks call one that has no card. */
      cardId: id.optional(),
      groupName: text(500).optional(),
      ...pageOfCurve,
    }),
    output: z.object({
      currency: z.enum(currencies),
      items: confidential(z.array(moneyPart), 'finance'),
      next: z.string().nullable(),
    }),
    reads: [...ledger, 'tasks_tasks', 'canvas_areas', 'canvas_cards'],
  },
  /** What has been recorded since the end of the status day that changes the curve up to it. */
  moneyCurveChanges: {
    need: view,
    whole: true,
    cost: 'large',
    input: z.strictObject({ ...moneyInput, ...pageOfCurve }),
    output: z.object({
      currency: z.enum(currencies),
      items: confidential(
        z.array(
          z.object({
            entryId: z.string(),
            title: z.string(),
            kind: z.enum(entryKinds),
            /** What it added to the curve up to the status day; `null` where it was no part of it. */
            before: ofMonth.nullable(),
            after: ofMonth.nullable(),
          }),
        ),
        'finance',
      ),
      count: z.int(),
      next: z.string().nullable(),
    }),
    reads: [...ledger, ...versions, 'audit_actions', 'audit_times', 'audit_erasures'],
  },
  /** The S-curve of cost: budget, earned value and actual cost from one source. */
  costCurve: {
    need: view,
    whole: true,
    leavesOut: ['canvas'],
    cost: 'large',
    input: z.strictObject({ ...curveInput, source: z.enum(costSources) }),
    output: z.object({
      currency: z.enum(currencies),
      source: z.enum(costSources),
      curve: confidential(earnedValueCurve, 'finance'),
    }),
    reads: [...cost],
  },
  /** What the figures of that curve were reckoned from: its tasks. */
  costCurveTasks: {
    need: view,
    whole: true,
    leavesOut: ['canvas'],
    cost: 'large',
    input: z.strictObject({
      ...curveInput,
      source: z.enum(costSources),
      because: z.enum(leftOutReasons).optional(),
      ...pageOfCurve,
    }),
    output: z.object({
      currency: z.enum(currencies),
      items: confidential(z.array(curveTask), 'finance'),
      next: z.string().nullable(),
    }),
    reads: [...cost],
  },
  /** What has been recorded since the end of the status day that changes the curve of cost up to it. */
  costCurveChanges: {
    need: view,
    whole: true,
    leavesOut: ['canvas'],
    cost: 'large',
    input: z.strictObject({ ...curveInput, source: z.enum(costSources), ...pageOfCurve }),
    output: z.object({
      currency: z.enum(currencies),
      items: confidential(z.array(changedCurveTask), 'finance'),
      count: z.int(),
      next: z.string().nullable(),
    }),
    reads: [...cost, 'audit_actions', 'audit_times'],
  },
} as const satisfies Record<string, QueryContract>
