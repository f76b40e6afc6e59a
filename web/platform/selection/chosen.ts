import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Selection, selectionOf } from './selectionOf'

/** The selection of the screen around. Where there is none, nothing is ever chosen. */
export const CurrentSelection = createContext<Selection>(selectionOf())

/** The ids that are chosen. */
export const useChosen = ({ subscribe, ids }: Selection): ReadonlySet<string> => useSyncExternalStore(subscribe, ids)

/** Whether this one is chosen, and whether anything is: only what that changes for is drawn anew. */
export function useChoice(id: string): { chosen: boolean; choosing: boolean; toggle: (range: boolean) => void } {
  const selection = useContext(CurrentSelection)
  const chosen = useSyncExternalStore(selection.subscribe, () => selection.has(id))
  const choosing = useSyncExternalStore(selection.subscribe, () => selection.ids().size > 0)
  return { chosen, choosing, toggle: (range) => (range ? selection.extendTo(id) : selection.toggle(id)) }
}
