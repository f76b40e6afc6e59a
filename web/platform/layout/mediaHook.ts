import { useSyncExternalStore } from 'react'

/** A hook that says whether the window is as a media query says, such as `(max-width: 800px)`. */
export function mediaHook(query: string): () => boolean {
  const media = globalThis.matchMedia?.(query)
  const subscribe = (listener: () => void) => {
    media?.addEventListener('change', listener)
    return () => media?.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media?.matches ?? false)
}
