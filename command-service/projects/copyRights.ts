import { type Feature, hasRight, isClosedTo, may, type ProjectPlace, type User } from '@prumo/contracts/access'
import { type copyEndReasons, type copyParts, projectNeeds } from '@prumo/contracts/projects/project'
import { Refused } from '@prumo/platform/errors'
import { denied } from '@prumo/platform/http/denied'
import { guardedInCards } from './copiedCanvas'
import { guardedInTasks } from './copiedPlan'

type Source = ProjectPlace | undefined
type Part = (typeof copyParts)[number]
const reading = { of: 'project', feature: 'tasks', level: 'viewOnly' } as const
const canvasThere = { of: 'project', feature: 'canvas', level: 'viewOnly' } as const
const canvasHere = { of: 'organization', feature: 'canvas', level: 'editOnly' } as const

/** Refuses a source that the sender may not see, or that is itself being copied. */
export function readableSource(asker: User, source: Source, parts: readonly Part[]): ProjectPlace {
  const verdict = may(asker, reading, source)
  if (!source || !verdict.allowed)
    throw new Refused(!verdict.allowed && verdict.because === 'beingCopied' ? 'project.beingCopied' : 'project.unknown')
  if (!parts.includes('canvas')) return source
  for (const [need, place] of [[canvasThere, source] as const, [canvasHere, undefined] as const]) {
    const mayCopy = may(asker, need, place)
    if (!mayCopy.allowed) throw denied(mayCopy, need)
  }
  return source
}

/** Whoever copies amounts and risks reads them there, and writes them here. */
export const closedToCopy = (asker: User, source: ProjectPlace, parts: readonly Part[]) =>
  guardedIn(parts).filter((feature) => isClosedTo(asker, feature, source) || !mayEdit(asker, feature))

const guardedIn = (parts: readonly Part[]) => [
  ...new Set([...(parts.includes('tasks') ? guardedInTasks : []), ...(parts.includes('canvas') ? guardedInCards : [])]),
]

const mayEdit = (asker: User, feature: Feature) =>
  hasRight(asker, { of: 'organization', feature, level: 'editOnly' }).allowed

/**
 * What keeps a copy from going on; `undefined` as long as nothing does. What was left out from the beginning may be
 * closed.
 */
export function lostForCopy(
  asker: User | undefined,
  source: Source,
  { parts, leftOut }: { parts: readonly Part[]; leftOut: readonly string[] },
): (typeof copyEndReasons)[number] | undefined {
  if (!asker) return 'askerLeft'
  if (!hasRight(asker, projectNeeds.CreateProject).allowed || !asker.mayOwnProjects) return 'creationForbidden'
  if (!source || !hasRight(asker, reading, source).allowed) return 'sourceClosed'
  const isCanvasClosed = !hasRight(asker, canvasThere, source).allowed || !hasRight(asker, canvasHere).allowed
  if (parts.includes('canvas') && isCanvasClosed) return 'contentClosed'
  return closedToCopy(asker, source, parts).every((feature) => leftOut.includes(feature)) ? undefined : 'contentClosed'
}
