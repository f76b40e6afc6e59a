import { pastInstant } from '../../past/pastInstant'
import { useTimeZones } from '../../platform/formats/useTimeZones'
import { usePast } from '../../platform/server/past'
import type { CurveChoice } from './curveChoice'
import { useCurveAt } from './useCurve'

/** The curve as it was at the end of its status day, where both are compared; never later than what is shown. */
export function useReported(projectId: string, choice: CurveChoice) {
  const zones = useTimeZones()
  const past = usePast()
  const latest = past ? new Date(past.instant) : new Date()
  const instant = choice.isCompared ? pastInstant(choice.statusOn, zones, latest) : undefined
  return { ...useCurveAt(projectId, choice, instant), instant }
}
