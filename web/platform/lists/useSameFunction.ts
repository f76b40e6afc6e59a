import { useCallback, useRef } from 'react'

/** A function that stays the same while it does what that of the latest drawing does: nobody is drawn again for it. */
export function useSameFunction<Values extends unknown[], Result>(latest: (...values: Values) => Result) {
  const current = useRef(latest)
  current.current = latest
  return useCallback((...values: Values) => current.current(...values), [])
}
