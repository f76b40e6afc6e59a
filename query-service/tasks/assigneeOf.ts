import type { ProjectPlace } from '@prumo/contracts/access'
import { memberIdsOf } from '../reading/projectMembers'

/** Whose a task is, by name: an erased person has none. It is said where that person takes part no more. */
export function assigneeOf(
  assigneeId: string | null,
  project: Pick<ProjectPlace, 'ownerId' | 'roles'> | undefined,
  names: ReadonlyMap<string, string>,
): { assigneeName: string | null; assigneeGone?: true } {
  if (assigneeId === null) return { assigneeName: null }
  const isGone = !memberIdsOf(project).includes(assigneeId)
  return { assigneeName: names.get(assigneeId) ?? '', ...(isGone && { assigneeGone: true }) }
}
