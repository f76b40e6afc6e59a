import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import { useMemo } from 'react'
import { useQuery } from '../platform/server/useQuery'
import { useProjectRights } from '../projects/useProjectRights'

/**
 * What entries are called by kind: as entries are already, and as the financial areas of the canvas say. Whoever has
 * asked for those of entries gives them.
 */
export function useClassifications(projectId: string, ofEntries?: readonly string[]): readonly string[] {
  const { can } = useProjectRights(projectId)
  const { data: ledger } = useQuery('installments', ofEntries ? null : { projectId, limit: 1 })
  const { data: canvas } = useQuery('canvas', can('canvas', 'viewOnly') ? { projectId } : null)
  return useMemo(() => {
    const ofAreas = canvas?.areas.flatMap(({ financialIntegration, classifications }) =>
      financialIntegration ? classifications : [],
    )
    return [...new Set([...(ofEntries ?? ledger?.classifications ?? []), ...(ofAreas ?? [])])].sort(compareTexts)
  }, [ofEntries, ledger, canvas])
}
