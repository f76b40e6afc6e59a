import { type ReactNode, useRef } from 'react'
import { Navigate, useLocation, useNavigationType, useParams } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { OnceZonesAreThere } from '../platform/layout/OnceZonesAreThere'
import { PastContext } from '../platform/server/past'
import { usePastInAddress } from './usePastInAddress'

/**
 * Shows the project within it as it was, if the address says so. Its answers are cached apart from those of today, and
 * no update from the server reaches them. A user who goes on within the project stays in the past.
 */
export function PastBoundary({ children }: { children: ReactNode }) {
  const past = usePastInAddress()
  const kept = useKeptDate()
  if (kept) return <Navigate to={kept} replace />
  const inPast = (
    <SWRConfig key={past?.instant ?? ''} value={{ provider: () => new Map(), revalidateOnFocus: false }}>
      {children}
    </SWRConfig>
  )
  return (
    <PastContext.Provider value={past}>
      {past ? <OnceZonesAreThere>{inPast}</OnceZonesAreThere> : children}
    </PastContext.Provider>
  )
}

/** The address with the date, if a link in the project left it out. Going back or leaving the past adds no date. */
function useKeptDate(): string | undefined {
  const { pathname, search, state } = useLocation()
  const { projectId = '' } = useParams()
  const isBack = useNavigationType() === 'POP'
  const last = useRef<{ projectId: string; asOf: string | null }>(undefined)
  const params = new URLSearchParams(search)
  const asOf = params.get('asOf')
  const was = last.current?.projectId === projectId ? last.current.asOf : null
  const leaves = (state as { leavesPast?: boolean } | null)?.leavesPast === true
  if (asOf === null && was !== null && !isBack && !leaves) {
    params.set('asOf', was)
    return `${pathname}?${params}`
  }
  last.current = { projectId, asOf }
  return undefined
}
