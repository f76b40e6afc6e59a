import { features } from '@prumo/contracts/access'
import { confidentialIn } from '@prumo/contracts/confidential'
import type { QueryContract } from '@prumo/contracts/query'
import { featuresIn, withoutClosed } from '@prumo/contracts/withoutClosed'
import type { Knex } from 'knex'
import { closedTo } from './closedTo'
import type { Asker } from './query'
import { refuseClosed } from './refuseClosed'

/**
 * Removes from an answer what its contract says is confidential and the asker may not see. A query that is answered
 * whole is refused instead.
 */
export async function redactAnswer(
  db: Knex,
  asker: Asker,
  { output, whole }: Pick<QueryContract, 'output' | 'whole'>,
  answer: unknown,
): Promise<unknown> {
  const part = confidentialIn(output)
  if (!part) return answer
  const projectId = asker.projectNow?.projectId
  const closedIn = await closedTo(db, asker, projectId ? [] : projectIdsIn(answer))
  const isAllOpen = projectId !== undefined && !features.some(closedIn(projectId))
  if (isAllOpen) return answer
  if (!whole) return withoutClosed(part, answer, closedIn, projectId)
  refuseClosed(featuresIn(part, answer), closedIn(projectId))
  return answer
}

/** The ids of the projects in an answer across projects. */
function projectIdsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { projectId } = value as { projectId?: unknown }
  return [...(typeof projectId === 'string' ? [projectId] : []), ...Object.values(value).flatMap(projectIdsIn)]
}
