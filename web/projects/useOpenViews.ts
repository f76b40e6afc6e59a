import { useMemo } from 'react'
import { useQuery } from '../platform/server/useQuery'
import { placedViews } from './placedViews'
import { projectViews } from './projectViews'
import { useProjectRights } from './useProjectRights'

/** The places and views of a project that the signed-in person may look at. */
export function useOpenViews(projectId: string) {
  const { can } = useProjectRights(projectId)
  const { data } = useQuery('project', projectId ? { projectId } : null, { today: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rights are all that `can` looks at
  return useMemo(() => placedViews(projectViews.filter(({ feature }) => can(feature, 'viewOnly'))), [data?.rights])
}
