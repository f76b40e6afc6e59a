import type { ProjectPlace } from '@prumo/contracts/access'

/** The users who take part in a project: its owner and everybody with a role. */
export const memberIdsOf = (project: Pick<ProjectPlace, 'ownerId' | 'roles'> | undefined): string[] =>
  project ? [...new Set([project.ownerId, ...Object.keys(project.roles)])] : []
