import { type Feature, hasRight, isClosedTo, may, type ProjectPlace, type User } from '@prumo/contracts/access'
import { type copyEndReasons, projectNeeds } from '@prumo/contracts/projects/project'
import { Refused } from '@prumo/platform/errors'
import { guardedInTasks } from './copiedPlan'

type Source = ProjectPlace | undefined
const reading = { of: 'project', feature: 'tasks', level: 'viewOnly' } as const

/** Refuses a source that the sender may not see, or that is itself being copied. */
export function readableSource(asker: User, source: Source): ProjectPlace {
  const verdict = may(asker, reading, source)
  if (source && verdict.allowed) return source
  throw new Refused(!verdict.allowed && verdict.because === 'beingCopied' ? 'project.beingCopied' : 'project.unknown')
}

/** Whoever copies amounts reads them there, and writes them here. */
export const closedToCopy = (asker: User, source: ProjectPlace) =>
  guardedInTasks.filter((feature) => isClosedTo(asker, feature, source) || !mayEdit(asker, feature))

const mayEdit = (asker: User, feature: Feature) =>
  hasRight(asker, { of: 'organization', feature, level: 'editOnly' }).allowed

/**
 * What keeps a copy from going on; `undefined` as long as nothing does. What was left out from the beginning may be
 * closed.
 */
export function lostForCopy(
  asker: User | undefined,
  source: Source,
  leftOut: readonly string[],
): (typeof copyEndReasons)[number] | undefined {
  if (!asker) return 'askerLeft'
  if (!hasRight(asker, projectNeeds.CreateProject).allowed || !asker.mayOwnProjects) return 'creationForbidden'
  if (!source || !hasRight(asker, reading, source).allowed) return 'sourceClosed'
  return closedToCopy(asker, source).every((feature) => leftOut.includes(feature)) ? undefined : 'contentClosed'
}
