import type { ImportMapping } from '@prumo/contracts/imports/imports'
import { projection } from '../projection'

type Mapping = { projectId: string; mapping: ImportMapping }

/** One row per project that keeps a mapping for its imports. */
export const mappings = projection<Mapping>({
  table: 'imports_mappings',
  version: 3,
  key: 'projectId',

  columns: (table) => {
    table.uuid('project_id').notNullable()
    table.jsonb('mapping').notNullable()
  },

  on: {
    ImportMappingSaved: (_, { projectId, mapping }) => ({ projectId, mapping }),
  },
})
