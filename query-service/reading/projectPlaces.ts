import type { Copying, ProjectPlace, ProjectRole } from '@prumo/contracts/access'
import type { Knex } from 'knex'

type PlaceRow = {
  project_id: string
  organization_id: string
  owner_id: string
  roles: Record<string, ProjectRole[]>
  copy: { state: Copying } | null
}

/** These projects as the rules of access see them. */
export async function projectPlaces(
  db: Knex,
  organizationId: string,
  projectIds: readonly string[],
): Promise<ProjectPlace[]> {
  const rows: PlaceRow[] = await db('projects_projects')
    .where({ organization_id: organizationId })
    .whereIn('project_id', projectIds)
    .select('project_id', 'organization_id', 'owner_id', 'roles', 'copy')
  return rows.map((row) => ({
    projectId: row.project_id,
    organizationId: row.organization_id,
    ownerId: row.owner_id,
    roles: row.roles,
    ...(row.copy && { copying: row.copy.state }),
  }))
}
