import { projections } from '@prumo/projections/index'
import type { Projection } from '@prumo/projections/projection'

/** Read models of every kind: of many rows, of few, and of a row for each event. */
export const rebuiltTables: readonly string[] = ['tasks_tasks', 'tasks_steps', 'audit_actions']

/** The read models of the next version: these are built anew. */
export const grownProjections: readonly Projection[] = projections.map((projection) =>
  rebuiltTables.includes(projection.table) ? { ...projection, version: projection.version + 1 } : projection,
)
