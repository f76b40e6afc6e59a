import { dayAt, type ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import { sameName } from '@prumo/contracts/sameName'
import { type BaselineFields, mostBaselines } from '@prumo/contracts/tasks/baselines'
import { Refused } from '@prumo/platform/errors'
import { type Folds, hasPart, type Plan, type Rules } from './planState'

type Commands = 'SaveBaseline' | 'PutBaselineBack' | 'RemoveBaseline'

export const baselineRules: Rules<Commands> = {
  SaveBaseline: ({ projectId, baselineId, ...fields }, plan) => {
    const existing = plan.baselines.get(baselineId)
    if (existing && existing.name === fields.name && existing.asOfOn === fields.asOfOn) return []
    return saved(projectId, baselineId, fields, plan)
  },

  PutBaselineBack: ({ projectId, baselineId, ...fields }, plan) => saved(projectId, baselineId, fields, plan),

  RemoveBaseline: ({ projectId, baselineId }, plan) => {
    const before = plan.baselines.get(baselineId)
    if (!before) throw new Refused('baseline.unknown')
    return [{ type: 'BaselineRemoved', data: { projectId, baselineId, before } }]
  },
}

export const baselineFolds: Folds<'BaselineSaved' | 'BaselineRemoved'> = {
  BaselineSaved: ({ projectId: _, baselineId, ...fields }, plan) => ({
    ...plan,
    baselines: plan.baselines.set(baselineId, fields),
  }),
  BaselineRemoved: ({ baselineId }, plan) => ({ ...plan, baselines: plan.baselines.delete(baselineId) }),
}

function saved(projectId: string, baselineId: string, fields: BaselineFields, plan: Plan) {
  const { baselines } = plan
  if (hasPart(plan, baselineId)) throw new Refused('baseline.idTaken')
  if (baselines.some(({ name }) => sameName(name, fields.name)))
    throw new Refused('baseline.nameTaken', { baseline: fields.name.trim() })
  if (baselines.size >= mostBaselines) throw new Refused('baseline.tooMany', { most: mostBaselines })
  return [{ type: 'BaselineSaved' as const, data: { projectId, baselineId, ...fields } }]
}

type Placed = { revision: number; at: string }

/** The revision that a plan had at the end of a day of its organization; `now` is when that is asked. */
export function revisionAtEndOf(day: string, events: readonly Placed[], now: string, zones: ZonesInForce): number {
  const dayOf = (at: string) => dayAt(zones, at)
  if (day > dayOf(now)) throw new Refused('baseline.dayInFuture')
  const last = events.findLast(({ at }) => dayOf(at) <= day)
  if (!last) throw new Refused('baseline.beforePlan', { firstOn: events[0] ? dayOf(events[0].at) : dayOf(now) })
  return last.revision
}
