import type { Answer } from '@prumo/contracts/index'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'

export type Colleague = Answer<'organizationUsers'>[number]

/** The organization's people; `undefined` for whoever may not see them, and until they are loaded. */
export function useColleagues(): readonly Colleague[] | undefined {
  const can = useAccess()
  return useQuery('organizationUsers', can('organization', 'viewOnly') ? {} : null, { today: true }).data
}
