import type { ImportSummary } from '@prumo/contracts/imports/queries'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'

/** Imports, newest first, with the name of who started each. */
export async function importRows(
  db: Knex,
  asker: Asker,
  narrow: (query: Knex.QueryBuilder) => void,
): Promise<ImportSummary[]> {
  const rows: (Omit<ImportSummary, 'startedBy'> & { startedBy: string | null })[] = await db('imports_imports')
    .where({ organization_id: asker.actor.organizationId })
    .modify(narrow)
    .orderBy('started_at', 'desc')
    .select(
      columns(
        'importId',
        'projectId',
        'fileName',
        'state',
        'startedAt',
        'startedBy',
        'endedAt',
        'rowCount',
        'doneCount',
        'added',
        'changed',
        'unchanged',
        'refused',
        'failure',
      ),
    )
  const names = await peopleNames(
    db,
    asker,
    rows.map((row) => row.startedBy),
  )
  return rows.map((row) => ({ ...row, startedBy: names.get(row.startedBy ?? '') ?? '' }))
}
