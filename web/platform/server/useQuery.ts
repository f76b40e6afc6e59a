import type { Answer, QueryInput, QueryName } from '@prumo/contracts/index'
import useSWR, { type SWRResponse, unstable_serialize, useSWRConfig } from 'swr'
import { fetchQuery } from './api'
import { earlyAnswers } from './earlyAnswers'
import type { Failure } from './failure'
import { fetchLater } from './fetchLater'
import { instantFor, usePast } from './past'
import { questionOf } from './questionOf'
import { useEarlyAnswer } from './useEarlyAnswer'
import { useShownAnswer } from './useShownAnswer'

/**
 * An answer that stays current: it is fetched again when its data has changed. `null` asks nothing yet. On a screen of
 * the past it is the answer of then, unless `today` wants the current one.
 */
export const useQuery = <Name extends QueryName>(
  name: Name,
  input: QueryInput<Name> | null,
  { today = false }: { today?: boolean } = {},
): SWRResponse<Answer<Name>, Failure> => {
  const asOf = instantFor(usePast(), input)
  const { cache } = useSWRConfig()
  const isOfNow = today || asOf === undefined
  const early = useEarlyAnswer(name, isOfNow ? input : null)
  const answer = useSWR<Answer<Name>, Failure>(
    input === null ? null : asOf !== undefined && today ? [name, input, 'today'] : [name, input],
    () =>
      (isOfNow && earlyAnswers.take(name, input as QueryInput<Name>)) ||
      (isOfNow
        ? fetchLater(name, input as QueryInput<Name>, cache.get(unstable_serialize([name, input]))?.data)
        : fetchQuery(name, input as QueryInput<Name>, asOf)),
    { keepPreviousData: true, ...(early !== undefined && { fallbackData: early }) },
  )
  return useShownAnswer(isOfNow ? questionOf(name, input) : null, answer)
}
