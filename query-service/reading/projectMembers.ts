import type { ProjectPlace } from '@prumo/contracts/access'
import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import type { OfferedPerson } from '@prumo/contracts/offeredPerson'

/** The users who take part in a project: its owner and everybody with a role. */
export const memberIdsOf = (project: Pick<ProjectPlace, 'ownerId' | 'roles'> | undefined): string[] =>
  project ? [...new Set([project.ownerId, ...Object.keys(project.roles)])] : []

/** These users with their names, in the order of the names. */
export const namedPeople = (
  userIds: readonly string[],
  names: ReadonlyMap<string, Omit<OfferedPerson, 'userId'>>,
): OfferedPerson[] =>
  userIds
    .map((userId) => ({ userId, ...(names.get(userId) ?? { name: '' }) }))
    .sort((first, second) => compareTexts(first.name, second.name))
