import { projection } from '../projection'

type Erasure = {
  erasureId: string
  projectId: string
  position: number
  rule: string
  erasedAt: string
  fromAt: string
  toAt: string
  count: number
  exportedAt: string | null
}

/** One row for each erasure of a project's action log: what is hidden since, and by which rule. */
export const erasures = projection<Erasure>({
  table: 'audit_erasures',
  version: 1,
  key: 'erasureId',
  keys: ({ id }) => [id],
  madeOnce: true,
  holdsForPast: true,
  columns: (table) => {
    for (const id of ['erasure_id', 'project_id']) table.uuid(id).notNullable()
    table.bigInteger('position').notNullable()
    table.text('rule').notNullable()
    for (const at of ['erased_at', 'from_at', 'to_at']) table.timestamp(at).notNullable()
    table.integer('count').notNullable()
    table.timestamp('exported_at')
    table.index(['organization_id', 'project_id'])
  },

  on: {
    ActionLogErased: (_, { projectId, rule, from, to, count, exportedAt }, { id, at, position }) => ({
      erasureId: id,
      projectId,
      position,
      rule,
      erasedAt: at,
      fromAt: from,
      toAt: to,
      count,
      exportedAt,
    }),
  },
})
