import { createContext } from 'react'

/** Whether Tab comes to the row around: what can be pressed in it is in the order of Tab then, too. */
export const RowInReach = createContext(false)
