import type { Query } from '../pipeline/query'
import { currencyOf } from './currencyOf'
import { sumOf } from './ledgerRows'

export const ledgerTotals: Query<'ledgerTotals'> = async (db, { projectId }, { actor: { organizationId } }) => ({
  currency: await currencyOf(db, organizationId, projectId),
  totals: await db('finance_entries')
    .where({ organization_id: organizationId, project_id: projectId })
    .whereNull('deleted_at')
    .groupBy('kind')
    .orderBy('kind')
    .select(
      'kind',
      db.raw('count(*)::int as "entryCount"'),
      db.raw(`${sumOf('planned_cents')} as "plannedCents"`),
      db.raw(`${sumOf('realized_cents')} as "realizedCents"`),
      db.raw(`${sumOf('case when realized_cents is not null then planned_cents end')} as "plannedOfRealizedCents"`),
    ),
})
