import { randomUUID } from 'node:crypto'
import { type Projection, projection } from '@prumo/projections/projection'

type Tally = { projectId: string; times: number; latest: number }

/** A read model in which an event that is applied twice, left out or taken out of turn shows for ever. */
export const tally = (changes: Partial<Projection> = {}): Projection => ({
  ...projection<Tally>({
    table: `test_${randomUUID().replaceAll('-', '')}`,
    version: 1,
    key: 'projectId',
    keys: ({ projectId }) => [projectId ?? ''],

    columns: (table) => {
      table.uuid('project_id').notNullable()
      table.integer('times').notNullable()
      table.bigInteger('latest').notNullable()
    },

    on: {
      TagAdded: (row, { projectId }, { position }) => {
        if (row && row.latest >= position) throw new Error('this event is older than the row')
        return { projectId, times: (row?.times ?? 0) + 1, latest: position }
      },
    },
  }),
  ...changes,
})

/** A task tag, added to a project of this organization's. */
export const tagAdded = (projectId: string, changes: { description?: string; colour?: string } = {}) => ({
  type: 'TagAdded' as const,
  projectId,
  data: {
    projectId,
    tagId: randomUUID(),
    description: 'Fundação',
    textColour: '#ffffff',
    colour: '#112233',
    ...changes,
  },
})
