import { useMemo } from 'react'
import { useQuery } from '../platform/server/useQuery'
import { useProjectRights } from '../projects/useProjectRights'

/** What entries are called by kind: as entries are already, and as the financial areas of the canvas say. */
export function useClassifications(projectId: string): readonly string[] {
  const { can } = useProjectRights(projectId)
  const { data: ledger } = useQuery('installments', { projectId, limit: 1 })
  const { data: canvas } = useQuery('canvas', can('canvas', 'viewOnly') ? { projectId } : null)
  return useMemo(() => {
    const ofAreas = canvas?.areas.flatMap(({ financialIntegration, classifications }) =>
      financialIntegration ? classifications : [],
    )
    return [...new Set([...(ledger?.classifications ?? []), ...(ofAreas ?? [])])].sort((a, b) => a.localeCompare(b))
  }, [ledger, canvas])
}
