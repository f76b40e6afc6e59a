import type { ProjectPerson } from '@prumo/contracts/projects/queries'

const ranks = ['manager', 'team', 'stakeholder'] as const

const rankOf = ({ owner, roles }: Pick<ProjectPerson, 'owner' | 'roles'>) =>
  owner ? -1 : ranks.findIndex((role) => roles.includes(role))

/** The owner, then managers, the team, and who else has a stake; within each as they were. */
export const managersFirst = <Person extends Pick<ProjectPerson, 'owner' | 'roles'>>(
  people: readonly Person[],
): Person[] => [...people].sort((first, second) => rankOf(first) - rankOf(second))
