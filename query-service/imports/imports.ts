import type { Query } from '../pipeline/query'
import { importRows } from './importRows'

export const imports: Query<'imports'> = async (db, { projectId }, asker) =>
  importRows(db, asker, (query) => query.where({ project_id: projectId }).limit(100))
