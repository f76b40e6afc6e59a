import { useEffect, useRef } from 'react'
import { isHeard } from './isHeard'
import { type Deed, deedOf, nameOf, singleKeys } from './keyRegister'

type Place = 'anywhere' | 'board' | 'plan' | 'ledger'

/**
 * Listens for a key wherever the focus is: not in what one types into, and not below a dialog or a menu. Without an
 * `act` it does not listen.
 */
export function useScreenKey<Where extends Place>(place: Where, deed: Deed<Where>, act: (() => void) | undefined) {
  const latest = useRef(act)
  latest.current = act
  const listens = act !== undefined
  useEffect(() => {
    if (!listens) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || deedOf(place, event) !== deed) return
      if (singleKeys.includes(nameOf(event)) && !isHeard(event)) return
      event.preventDefault()
      latest.current?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [place, deed, listens])
}
