import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useTimeZones } from '../platform/formats/useTimeZones'
import type { Past } from '../platform/server/past'
import { pastInstant } from './pastInstant'

/** The past that the address asks for: `?asOf=` a day or a minute of the organization, or an instant. */
export function usePastInAddress(): Past | undefined {
  const { projectId = '' } = useParams()
  const [search] = useSearchParams()
  const asOf = search.get('asOf')
  const zones = useTimeZones()
  return useMemo(() => {
    const instant = asOf === null ? undefined : pastInstant(asOf, zones)
    return asOf === null || instant === undefined ? undefined : { projectId, instant, asOf }
  }, [projectId, asOf, zones])
}
