import { projectRoles } from '@prumo/contracts/access'
import type { ProjectPerson } from '@prumo/contracts/projects/queries'

const rankOf = ({ owner, roles }: Pick<ProjectPerson, 'owner' | 'roles'>) =>
  owner ? -1 : projectRoles.findIndex((role) => roles.includes(role))

/** The owner, then managers, the team, and who else has a stake; within each as they were. */
export const managersFirst = <Person extends Pick<ProjectPerson, 'owner' | 'roles'>>(
  people: readonly Person[],
): Person[] => [...people].sort((first, second) => rankOf(first) - rankOf(second))
