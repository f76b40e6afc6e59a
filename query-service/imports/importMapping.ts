import type { Query } from '../pipeline/query'

export const importMapping: Query<'importMapping'> = async (db, { projectId }, { actor: { organizationId } }) => {
  const kept = await db('imports_mappings')
    .where({ organization_id: organizationId, project_id: projectId })
    .first('mapping')
  return { mapping: kept?.mapping ?? null }
}
