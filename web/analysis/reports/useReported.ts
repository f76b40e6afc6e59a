import type { Answer, QueryInput, QueryName } from '@prumo/contracts/index'
import useSWR, { type SWRResponse } from 'swr'
import { useTimeZones } from '../../platform/formats/useTimeZones'
import { fetchQuery } from '../../platform/server/api'
import type { Failure } from '../../platform/server/failure'
import { usePast } from '../../platform/server/past'
import { reportedAt } from './reportedAt'

/** What stood at the end of a day stays so. */
const still = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

/**
 * The answer to a question as it was at the end of its status day, and which instant that is (ISO UTC). `null` asks
 * nothing. Where the day has not ended by the instant that the screen shows, there is neither.
 */
export function useReported<Name extends QueryName>(
  name: Name,
  statusOn: string,
  input: QueryInput<Name> | null,
): SWRResponse<Answer<Name>, Failure> & { instant: string | undefined } {
  const past = usePast()
  const instant = reportedAt(statusOn, useTimeZones(), past ? new Date(past.instant) : new Date())
  const answer = useSWR<Answer<Name>, Failure>(
    input === null || instant === undefined ? null : ['reported', name, input, instant],
    () => fetchQuery(name, input as QueryInput<Name>, instant),
    still,
  )
  return { ...answer, instant }
}
