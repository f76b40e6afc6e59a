import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import { day, id, line } from '../values'
import { managePlan } from './planNeeds'

/** A plan has so many baselines at most: one a week for nineteen years. */
export const mostBaselines = 1000

const ofBaseline = { projectId: id, baselineId: id }
const name = line(100)
/**
 * `asOfOn` is the day on which the plan stood so: at its end, or when it was saved on that day. `revision` is that of
 * the plan's stream: it holds where a restored log has other positions.
 */
const savedFields = z.strictObject({ name, asOfOn: day, revision: z.int().min(0) })
export type BaselineFields = z.infer<typeof savedFields>

/** Commands about the baselines of a plan. */
export const baselineCommands = {
  /** Names the plan as it stands (`null`), or as it stood at the end of a day. */
  SaveBaseline: z.strictObject({ ...ofBaseline, name, asOfOn: day.nullable() }),
  RemoveBaseline: z.strictObject(ofBaseline),
}

/** The right that each needs: whoever is measured by a baseline does not choose it. */
export const baselineNeeds = {
  SaveBaseline: managePlan,
  RemoveBaseline: managePlan,
} as const satisfies Record<keyof typeof baselineCommands, Need>

/** The events. What a baseline shows never changes: it is a name for a revision. */
export const baselineEvents = {
  BaselineSaved: event(z.strictObject({ ...ofBaseline, ...savedFields.shape }), {
    of: 'baselineId',
    begins: true,
    names: { kind: 'baseline', id: 'baselineId', name: 'name' },
  }),
  BaselineRemoved: event(z.strictObject({ ...ofBaseline, before: savedFields }), { of: 'baselineId', ends: true }),
}

/** Codes of the refusals about baselines. */
export const baselineRefusals = [
  'baseline.unknown',
  'baseline.idTaken',
  'baseline.nameTaken',
  'baseline.dayInFuture',
  'baseline.beforePlan',
  'baseline.tooMany',
] as const
