import type { ProjectPlace } from '@prumo/contracts/access'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { placeOf, project } from './project'

/** The project as access sees it; `undefined` when there is none. */
export async function projectPlace(aggregates: Aggregates, projectId: string): Promise<ProjectPlace | undefined> {
  const { state } = await aggregates.load(project, `project-${projectId}`)
  return placeOf(state)
}
