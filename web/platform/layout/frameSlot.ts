import { createContext, useContext } from 'react'

/**
 * The line of the frame around a screen into which its toolbar is drawn: `undefined` where there is none, and `null`
 * until it is there.
 */
export const FrameSlot = createContext<HTMLElement | null | undefined>(undefined)
export const useFrameSlot = () => useContext(FrameSlot)
