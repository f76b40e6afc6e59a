import type { TagFields } from '@prumo/contracts/tasks/tags'
import { projection } from '../projection'

type Tag = TagFields & { tagId: string; projectId: string }

/** One row per task tag of a project. */
export const tags = projection<Tag>({
  table: 'tasks_tags',
  version: 1,
  key: 'tagId',

  columns: (table) => {
    table.uuid('tag_id').notNullable()
    table.uuid('project_id').notNullable()
    for (const text of ['description', 'text_colour', 'colour']) table.text(text).notNullable()
    table.index(['organization_id', 'project_id'])
  },

  on: {
    TagAdded: (_, tag) => tag,
    TagChanged: (row, { before: _, ...changed }) => row && { ...row, ...(changed as Partial<Tag>) },
    TagRemoved: () => null,
  },
})
