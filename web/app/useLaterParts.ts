import { useEffect, useState, useSyncExternalStore } from 'react'
import { untilDrawn } from '../platform/layout/drawing'
import { noticeQueue } from '../platform/layout/noticeQueue'
import { fetchSoon } from '../platform/lazily'

/** Has come once the screen is drawn what may be needed next. Whether notices can be shown from now on. */
export function useLaterParts(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  const areWaiting = useSyncExternalStore(noticeQueue.subscribe, noticeQueue.areWaiting)
  useEffect(() => {
    void untilDrawn().then(() => {
      fetchSoon()
      setDrawn(true)
    })
  }, [])
  return isDrawn || areWaiting
}
