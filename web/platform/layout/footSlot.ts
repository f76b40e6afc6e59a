import { createContext, useContext } from 'react'

/**
 * What stands at the foot of a drawer and stays while the rest scrolls: `undefined` where there is none, and `null`
 * until it is there.
 */
export const FootSlot = createContext<HTMLElement | null | undefined>(undefined)
export const useFootSlot = () => useContext(FootSlot)
