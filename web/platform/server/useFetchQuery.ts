import type { QueryInput, QueryName } from '@prumo/contracts/index'
import { useCallback } from 'react'
import { fetchQuery } from './api'
import { earlyAnswers } from './earlyAnswers'
import { instantFor, usePast } from './past'

/** Asks as the screen is shown: of its project's past, where that is what it shows. */
export function useFetchQuery() {
  const past = usePast()
  return useCallback(
    <Name extends QueryName>(name: Name, input: QueryInput<Name>) => {
      const asOf = instantFor(past, input)
      return (asOf === undefined && earlyAnswers.take(name, input)) || fetchQuery(name, input, asOf)
    },
    [past],
  )
}
