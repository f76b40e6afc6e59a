import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { currencyOf } from './currencyOf'
import { sumOf } from './ledgerRows'

export const ledgerTotals: Query<'ledgerTotals'> = async (db, { projectId, today }, { actor: { organizationId } }) => {
  const closing = await db('finance_closings')
    .where({ organization_id: organizationId, project_id: projectId })
    .first(columns('closedThrough', 'latePostings'))
  return {
    currency: await currencyOf(db, organizationId, projectId),
    totals: await totalsOf(db, organizationId, projectId, today),
    closedThrough: closing?.closedThrough ?? null,
    latePostings: closing?.latePostings ?? null,
  }
}

/** The sum of the installments of which this holds. */
const where = (condition: string, cents = 'i.cents') => sumOf(`case when ${condition} then ${cents} end`)

/** Installments say what was planned and paid; entries say what was realized. */
async function totalsOf(db: Knex, organizationId: string, projectId: string, today = '0001-01-01') {
  const inProject = { organization_id: organizationId, project_id: projectId }
  const ofEntries = db('finance_entries')
    .where(inProject)
    .whereNull('deleted_at')
    .groupBy('kind')
    .select('kind', db.raw(`count(*)::int as entry_count, ${sumOf('realized_cents')} as realized_cents`))
  const ofInstallments = db('finance_installments as i')
    .join('finance_entries as e', (on) => on.on('e.entry_id', 'i.entry_id').andOn('e.project_id', 'i.project_id'))
    .where({ 'i.organization_id': organizationId, 'i.project_id': projectId, 'e.organization_id': organizationId })
    .groupBy('e.kind')
    .select(
      'e.kind',
      db.raw(
        `${sumOf('i.cents')} as planned_cents,
         ${where(`i.state = 'paid'`)} as paid_cents,
         ${where(`i.state = 'open'`)} as open_cents,
         ${where(`i.state = 'cancelled'`)} as cancelled_cents,
         ${where(`i.state = 'open' and i.due_on < ?::date`)} as overdue_cents,
         ${sumOf('i.paid_cents')} as moved_cents,
         ${where(`i.state <> 'cancelled' and e.realized_cents is not null`)} as planned_of_realized_cents`,
        [today],
      ),
    )
  const rows: LedgerTotal[] = await db
    .with('of_entries', ofEntries)
    .with('of_installments', ofInstallments)
    .from('of_entries')
    .join('of_installments', 'of_installments.kind', 'of_entries.kind')
    .orderBy('of_entries.kind')
    .select(
      { kind: 'of_entries.kind' },
      columns(
        'entryCount',
        'plannedCents',
        'paidCents',
        'openCents',
        'cancelledCents',
        'overdueCents',
        'movedCents',
        'realizedCents',
        'plannedOfRealizedCents',
      ),
    )
  return rows
}
