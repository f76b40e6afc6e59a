import type { QueryInput, QueryName } from '@prumo/contracts/index'
import { useCallback } from 'react'
import { ask } from './api'
import { instantFor, usePast } from './past'

/** Asks as the screen is shown: of its project's past, where that is what it shows. */
export function useAsk() {
  const past = usePast()
  return useCallback(
    <Name extends QueryName>(name: Name, input: QueryInput<Name>) => ask(name, input, instantFor(past, input)),
    [past],
  )
}
