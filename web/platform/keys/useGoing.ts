import { useEffect, useRef } from 'react'
import { goKeys } from './goKeys'
import type { GoStep } from './goSequence'

type Step<Where extends GoStep['place']> = Extract<GoStep, { place: Where }>

/** Goes where keys lead that belong to these places. */
export function useGoing<Where extends GoStep['place']>(place: Where, go: (step: Step<Where>) => void) {
  const latest = useRef(go)
  latest.current = go
  useEffect(
    () =>
      goKeys.subscribe((step) => {
        if (step.place === place) latest.current(step as Step<Where>)
      }),
    [place],
  )
}
