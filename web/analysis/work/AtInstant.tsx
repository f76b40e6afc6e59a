import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { PastContext } from '../../platform/server/past'

type Props = {
  projectId: string /** ISO UTC; without one it is as the screen is. */
  instant: string | undefined
  children: ReactNode
}

/** Shows a part of a screen as the project was at an instant: what it asks, and where its links lead. */
export function AtInstant({ projectId, instant, children }: Props) {
  if (instant === undefined) return children
  return (
    <PastContext.Provider value={{ projectId, instant, asOf: instant }}>
      <SWRConfig key={instant} value={{ provider: () => new Map(), revalidateOnFocus: false }}>
        {children}
      </SWRConfig>
    </PastContext.Provider>
  )
}
