import { createContext, useContext } from 'react'
import { addresses, asOf } from '../addresses'

/** The project whose screens show how it was, at which instant (ISO UTC), and how the address says that. */
export type Past = { projectId: string; instant: string; asOf: string }

export const PastContext = createContext<Past | undefined>(undefined)
export const usePast = (): Past | undefined => useContext(PastContext)

/** The instant that a question is asked of; `undefined` where it is none about the project that is shown as it was. */
export const instantFor = (past: Past | undefined, input: object | null): string | undefined =>
  past && (input as { projectId?: string } | null)?.projectId === past.projectId ? past.instant : undefined

/** An address within the product that stays in the past that is shown. */
export function inPast(past: Past | undefined, to: string): string {
  if (!past || !to.startsWith(addresses.project(past.projectId)) || /[?&]asOf=/.test(to)) return to
  return asOf(to, past.asOf)
}

/** Whether a command would change the project that this page shows as it was: the past is not changed. */
export function wouldChangePast(data: object): boolean {
  const { projectId } = data as { projectId?: string }
  const isShown = projectId !== undefined && location.pathname.startsWith(addresses.project(projectId))
  return isShown && new URLSearchParams(location.search).has('asOf')
}
