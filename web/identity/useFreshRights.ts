import { useEffect } from 'react'
import { onStale } from '../platform/server/updates'
import { keepLogotipo, refreshSession } from './signedIn'

/**
 * Keeps the session's rights true while the page is open: a permission that is given or taken away counts at once. The
 * company's logo is looked for once.
 */
export function useFreshRights(): void {
  useEffect(() => {
    void refreshSession()
    void keepLogotipo()
    return onStale((isStaleNow) => isStaleNow(['me', {}]) && void refreshSession())
  }, [])
}
