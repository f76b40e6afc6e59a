import { monthAfter } from '@prumo/contracts/finance/months'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { currencyOf } from './currencyOf'
import { countWhere, sumWhere } from './ledgerRows'
import { sumsByKind } from './sumsByKind'

/** No day is before the first of all. */
const firstDay = '0001-01-01'
const within = (day: string) => `${day} >= ?::date and ${day} < ?::date`
const isOpen = `i.state = 'open' and i.due_on < ?::date`

export const monthTotals: Query<'monthTotals'> = async (db, { projectId, month, today = firstDay }, { actor }) => {
  const { organizationId } = actor
  const closing = await db('finance_closings')
    .where({ organization_id: organizationId, project_id: projectId })
    .first(columns('closedThrough'))
  const closedThrough: string | null = closing?.closedThrough ?? null
  const from = closedThrough ? `${monthAfter(closedThrough)}-01` : firstDay
  const to = `${monthAfter(month)}-01`
  const ofEntries = {
    sql: {
      planned_cents: sumWhere(within('e.planned_on'), 'e.planned_cents'),
      realized_cents: sumWhere(within('e.realized_on'), 'e.realized_cents'),
    },
    values: [from, to, from, to],
  }
  const ofInstallments = {
    sql: {
      paid_cents: sumWhere(within('i.paid_on'), 'i.paid_cents'),
      open_count: countWhere(isOpen),
      open_cents: sumWhere(isOpen, 'i.cents'),
      overdue_cents: sumWhere(`${isOpen} and i.due_on < ?::date`, 'i.cents'),
    },
    values: [from, to, to, to, to, today],
  }
  const totals = await sumsByKind(db, organizationId, { projectId, ofEntries, ofInstallments }, [
    'plannedCents',
    'realizedCents',
    'paidCents',
    'openCount',
    'openCents',
    'overdueCents',
  ])
  return { currency: await currencyOf(db, organizationId, projectId), closedThrough, totals }
}
