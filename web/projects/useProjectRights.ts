import { type Feature, type Level, reaches } from '@prumo/contracts/access'
import { useQuery } from '../platform/api'

const managing = ['owner', 'manager', 'administrator']

/** What the signed-in person may do in a project. While that is unknown: nothing. */
export function useProjectRights(projectId: string) {
  const { data } = useQuery('project', projectId ? { projectId } : null)
  const can = (feature: Feature, level: Level) => reaches(data?.rights[feature] ?? 'noAccess', level)
  const leads = managing.includes(data?.role ?? '')
  return {
    can,
    role: data?.role,
    owns: data?.role === 'owner',
    /** Whether the role is one that manages; what the access profile allows comes besides. */
    leads,
    manages: leads && can('tasks', 'editOnly'),
  }
}
