import { isClosedTo, type ProjectPlace } from '@prumo/contracts/access'
import { Refused } from '@prumo/platform/errors'
import type { Sources } from './signOffSubject'

/** Refuses approvers who cannot come, by their names: they lost the project, or its documents are closed to them. */
export function refuseAbsentApprovers(
  approverIds: readonly string[],
  { people, names }: Pick<Sources, 'people' | 'names'>,
  project: ProjectPlace | undefined,
): void {
  const mayCome = (userId: string) => {
    const user = people.get(userId)
    return user !== undefined && project !== undefined && !isClosedTo(user, 'documents', project)
  }
  const absent = approverIds.filter((userId) => !mayCome(userId))
  if (absent.length === 0) return
  const named = absent.map((userId) => ({ userId, name: names?.get(userId) ?? null }))
  throw new Refused('signOff.approverWithoutAccess', { people: named })
}
