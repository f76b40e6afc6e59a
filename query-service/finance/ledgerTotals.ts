import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { currencyOf } from './currencyOf'
import { countWhere, sumOf, sumWhere } from './ledgerRows'
import { sumsByKind } from './sumsByKind'

/** Before the first of all days nothing is due. */
const beforeAll = '0001-01-01'

export const ledgerTotals: Query<'ledgerTotals'> = async (
  db,
  { projectId, today = beforeAll },
  { actor: { organizationId } },
) => {
  const closing = await db('finance_closings')
    .where({ organization_id: organizationId, project_id: projectId })
    .first(columns('closedThrough', 'latePostings'))
  const ofEntries = {
    sql: {
      entry_count: 'count(*)::int',
      realized_count: 'count(e.realized_cents)::int',
      realized_cents: sumOf('e.realized_cents'),
    },
  }
  const ofInstallments = {
    sql: {
      planned_cents: sumOf('i.cents'),
      paid_cents: sumWhere(`i.state = 'paid'`, 'i.cents'),
      open_cents: sumWhere(`i.state = 'open'`, 'i.cents'),
      cancelled_cents: sumWhere(`i.state = 'cancelled'`, 'i.cents'),
      overdue_cents: sumWhere(`i.state = 'open' and i.due_on < ?::date`, 'i.cents'),
      installment_count: 'count(*)::int',
      paid_count: countWhere(`i.state = 'paid'`),
      open_count: countWhere(`i.state = 'open'`),
      cancelled_count: countWhere(`i.state = 'cancelled'`),
      overdue_count: countWhere(`i.state = 'open' and i.due_on < ?::date`),
      moved_cents: sumOf('i.paid_cents'),
      planned_of_realized_cents: sumWhere(`i.state <> 'cancelled' and e.realized_cents is not null`, 'i.cents'),
    },
    values: [today, today],
  }
  return {
    currency: await currencyOf(db, organizationId, projectId),
    totals: await sumsByKind(db, organizationId, { projectId, ofEntries, ofInstallments }, [
      'entryCount',
      'installmentCount',
      'paidCount',
      'openCount',
      'cancelledCount',
      'overdueCount',
      'realizedCount',
      'plannedCents',
      'paidCents',
      'openCents',
      'cancelledCents',
      'overdueCents',
      'movedCents',
      'realizedCents',
      'plannedOfRealizedCents',
    ]),
    closedThrough: closing?.closedThrough ?? null,
    latePostings: closing?.latePostings ?? null,
  }
}
