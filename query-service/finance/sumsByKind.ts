import type { EntryKind } from '@prumo/contracts/finance/kinds'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'
import { installmentsOf } from './ledgerRows'

/** Sums in SQL, by the columns that they are called, with what stands for each `?` in them. */
type Sums = { sql: Readonly<Record<string, string>>; values?: readonly string[] }
type Wanted = { projectId: string; ofEntries: Sums; ofInstallments: Sums }

type Row<Field extends string> = { kind: EntryKind } & Record<Field, number>

/**
 * Sums of a project by kind. Entries say what was planned and realized (`e`); installments what became of it (`i`, each
 * with its entry).
 */
export async function sumsByKind<Field extends string>(
  db: Knex,
  organizationId: string,
  { projectId, ofEntries, ofInstallments }: Wanted,
  fields: readonly Field[],
): Promise<Row<Field>[]> {
  const entries = db('finance_entries as e')
    .where({ 'e.organization_id': organizationId, 'e.project_id': projectId })
    .whereNull('e.deleted_at')
  const rows: unknown[] = await db
    .with('of_entries', summed(db, entries, ofEntries))
    .with('of_installments', summed(db, installmentsOf(db, organizationId, projectId), ofInstallments))
    .from('of_entries')
    .join('of_installments', 'of_installments.kind', 'of_entries.kind')
    .orderBy('of_entries.kind')
    .select({ kind: 'of_entries.kind' }, columns(...fields))
  return rows as Row<Field>[]
}

function summed(db: Knex, rows: Knex.QueryBuilder, { sql, values = [] }: Sums): Knex.QueryBuilder {
  const named = Object.entries(sql).map(([column, sum]) => `${sum} as ${column}`)
  return rows.groupBy('e.kind').select('e.kind', db.raw(named.join(', '), [...values]))
}
