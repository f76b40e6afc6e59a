import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether this tab is the one that its window shows. */
export const useIsInSight = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
