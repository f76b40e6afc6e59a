import { projections } from '@prumo/projections/index'
import { type Projection, projection } from '@prumo/projections/projection'

type Count = { organization: string; times: number; latest: number; sum: number }

/** Counts an organization's events and hashes their positions. A repeated, lost or misplaced event shows for ever. */
const counts = projection<Count>({
  table: 'test_counts',
  version: 1,
  key: 'organization',
  keys: ({ organizationId }) => [organizationId ?? ''],
  columns: (table) => {
    table.uuid('organization').notNullable()
    table.integer('times').notNullable()
    table.bigInteger('latest').notNullable()
    table.bigInteger('sum').notNullable()
  },
  on: {},
  all: (row, { organizationId, position }) => ({
    organization: organizationId ?? '',
    times: (row?.times ?? 0) + 1,
    latest: position,
    sum: ((row?.sum ?? 0) * 31 + position) % 1_000_000_007,
  }),
})

/** Every read model, and one that counts. */
export const counted: readonly Projection[] = [...projections, counts]
