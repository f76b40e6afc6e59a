import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import type { WorkDays } from '@prumo/contracts/schedule/workCalendar'
import type { Revision } from '../tasks/baselineRows'
import type { Weighing } from './weighing'

/** The plan that a curve is of. */
export type CurvePlan = {
  readonly organizationId: string
  readonly projectId: string
  /** The revision whose tasks count; `null` is the plan as it is. */
  readonly revision: Revision
  /** The baseline that is planned: its revision, or the days that each task calls its baseline. */
  readonly baseline: { readonly revision: number } | null
  /** The working days of the baseline, by which value is planned, and those of the plan, by which tasks weigh. */
  readonly workDays: { readonly baseline: WorkDays; readonly plan: WorkDays }
  readonly weighing: Weighing
  /** The time zones that the organization has chosen, in whose days everything was recorded. */
  readonly zones: ZonesInForce
  /** Nothing is known of the days before this one: their log was erased. */
  readonly knownFrom: string | null
}
