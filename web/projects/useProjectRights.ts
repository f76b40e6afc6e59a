import { type Feature, type Level, managingRoles, reaches } from '@prumo/contracts/access'
import { usePast } from '../platform/server/past'
import { useQuery } from '../platform/server/useQuery'

/**
 * What the signed-in user may do in a project today. A screen of the past uses these rights, too, but only to look.
 * Until they are loaded: nothing.
 */
export function useProjectRights(projectId: string) {
  const past = usePast()
  const { data } = useQuery('project', projectId ? { projectId } : null, { today: true })
  const can = (feature: Feature, level: Level) =>
    reaches(data?.rights[feature] ?? 'noAccess', level) && (!past || level === 'viewOnly')
  const leads = managingRoles.includes(data?.role ?? '') && !past
  return {
    can,
    role: data?.role,
    owns: data?.role === 'owner' && !past,
    /** Whether the role is one that manages; what the access profile allows comes besides. */
    leads,
    manages: leads && can('tasks', 'editOnly'),
  }
}
