import { useEffect } from 'react'
import { onStale } from '../platform/server/updates'
import { refreshSession } from './signedIn'

/** Keeps the session's rights true while the page is open: a permission that is given or taken away counts at once. */
export function useFreshRights(): void {
  useEffect(() => {
    void refreshSession()
    return onStale((isStaleNow) => isStaleNow(['me', {}]) && void refreshSession())
  }, [])
}
