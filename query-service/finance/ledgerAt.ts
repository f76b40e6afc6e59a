import type { Knex } from 'knex'

/** The entries that stand, and the installments, of a project. */
export type LedgerRows = { entries: Knex.QueryBuilder; installments: Knex.QueryBuilder }
type OfProject = { organizationId: string; projectId: string }

/** A ledger as it is; as it was once the event at a position of the log had happened, where one is given. */
export function ledgerAt(db: Knex, { organizationId, projectId }: OfProject, position?: number): LedgerRows {
  const inProject = { organization_id: organizationId, project_id: projectId }
  const held = (table: string) =>
    db(table)
      .where({ ...inProject, scope_id: projectId })
      .where('from_position', '<=', position ?? 0)
      .whereRaw('(to_position is null or to_position > ?)', [position ?? 0])
  const [entries, installments] =
    position === undefined
      ? [db('finance_entries').where(inProject), db('finance_installments').where(inProject)]
      : [held('finance_entry_versions'), held('finance_installment_versions')]
  return { entries: entries.whereNull('deleted_at'), installments }
}
