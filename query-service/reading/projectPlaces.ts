import type { Copying, ProjectPlace } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import { columns } from './columns'

type Row = Omit<ProjectPlace, 'copying'> & { copy: { state: Copying } | null }

const place = columns('projectId', 'organizationId', 'ownerId', 'roles', 'copy')

/** These projects as the rules of access see them. */
export async function projectPlaces(
  db: Knex,
  organizationId: string,
  projectIds: readonly string[],
): Promise<ProjectPlace[]> {
  const rows: Row[] = await db('projects_projects')
    .where({ organization_id: organizationId })
    .whereIn('project_id', projectIds)
    .select(place)
  return rows.map(({ copy, ...row }) => (copy ? { ...row, copying: copy.state } : row))
}
