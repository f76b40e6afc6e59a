import { useSyncExternalStore } from 'react'

const phone = globalThis.matchMedia?.('(max-width: 800px)')

/** Whether the window is as narrow as a phone's. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      phone?.addEventListener('change', listener)
      return () => phone?.removeEventListener('change', listener)
    },
    () => phone?.matches ?? false,
  )
