import { useEffect } from 'react'

/** The browser asks before it leaves a page that has not sent everything. */
export function useStayWhile(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
}
