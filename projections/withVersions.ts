import type { Knex } from 'knex'
import { forkNode } from './forkNode'
import { type Projection, projection, type Row } from './projection'
import { versionsOf } from './versionsOf'

type Definition<R extends Row> = Omit<Projection<R>, 'completes'> & {
  indexes?: (table: Knex.CreateTableBuilder) => void
  /** The table with all versions of the rows. Its version is raised with that of the read model. */
  versions: { table: string; version: number }
}

/** A read model, and another with all versions of its rows, by the same folds. The past is read from the latter. */
export function withVersions<R extends Row>({
  indexes,
  versions,
  ...present
}: Definition<R>): [present: Projection, versions: Projection] {
  const { key, keys, columns, on } = present
  return [
    projection<R>({
      ...present,
      versionsIn: versions.table,
      columns: (table) => {
        columns(table)
        indexes?.(table)
      },
    }),
    versionsOf<R>({
      ...versions,
      of: key,
      ...(keys && { keys }),
      columns: (table) => {
        columns(table)
        for (const position of ['fork', 'began', 'ended']) table.bigInteger(position)
        // Changing what holds now touches no index, and few of the versions are looked at that a moment did not have.
        table.index(['scope_id', 'fork', 'began'])
        table.index(['scope_id', 'fork', 'ended'])
      },
      endingAs: (began, ended) => ({ fork: forkNode(began, ended - 1), began, ended }),
      on,
    }),
  ]
}
