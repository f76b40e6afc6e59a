import type { By } from '@prumo/platform/decider'

/** Whether somebody owns the project or has a role in it. */
export const takesPart = (project: By['project'], userId: string): boolean =>
  project !== undefined && (project.ownerId === userId || Object.hasOwn(project.roles, userId))
