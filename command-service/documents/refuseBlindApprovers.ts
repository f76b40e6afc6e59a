import { type Feature, isClosedTo, type ProjectPlace } from '@prumo/contracts/access'
import { Refused } from '@prumo/platform/errors'
import type { Sources } from './signOffSubject'

/** Refuses approvers who may not see all that the document shows of its project (`shown`). */
export function refuseBlindApprovers(
  approverIds: readonly string[],
  shown: readonly Feature[],
  { people }: Pick<Sources, 'people'>,
  project: ProjectPlace | undefined,
): void {
  const isClosed = (userId: string, feature: Feature) => {
    const user = people.get(userId)
    return !user || !project || isClosedTo(user, feature, project)
  }
  const features = shown.filter((feature) => approverIds.some((userId) => isClosed(userId, feature)))
  const blind = approverIds.filter((userId) => features.some((feature) => isClosed(userId, feature)))
  if (blind.length > 0) throw new Refused('document.approverMayNotSee', { features, approverIds: blind })
}
