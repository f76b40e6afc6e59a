import type { MonthTotal } from '@prumo/contracts/finance/figures'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { currencyOf } from './currencyOf'
import { sumOf } from './ledgerRows'

/** The day before the first of all, and the first behind this month. */
const beforeAll = '0001-01-01'
const behind = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number < 12
    ? `${month.slice(0, 5)}${String(number + 1).padStart(2, '0')}-01`
    : `${String(year + 1).padStart(4, '0')}-01-01`
}

export const monthTotals: Query<'monthTotals'> = async (db, { projectId, month, today }, { actor }) => {
  const { organizationId } = actor
  const inProject = { organization_id: organizationId, project_id: projectId }
  const closing = await db('finance_closings').where(inProject).first(columns('closedThrough'))
  const closedThrough: string | null = closing?.closedThrough ?? null
  const from = closedThrough ? behind(closedThrough) : beforeAll
  const to = behind(month)
  const within = (day: string) => `${day} >= ?::date and ${day} < ?::date`
  const ofEntries = db('finance_entries')
    .where(inProject)
    .whereNull('deleted_at')
    .groupBy('kind')
    .select(
      'kind',
      db.raw(
        `${sumOf(`case when ${within('planned_on')} then planned_cents end`)} as planned_cents,
         ${sumOf(`case when ${within('realized_on')} then realized_cents end`)} as realized_cents`,
        [from, to, from, to],
      ),
    )
  const isOpen = `i.state = 'open' and i.due_on < ?::date`
  const ofInstallments = db('finance_installments as i')
    .join('finance_entries as e', (on) => on.on('e.entry_id', 'i.entry_id').andOn('e.project_id', 'i.project_id'))
    .where({ 'i.organization_id': organizationId, 'i.project_id': projectId, 'e.organization_id': organizationId })
    .groupBy('e.kind')
    .select(
      'e.kind',
      db.raw(
        `${sumOf(`case when ${within('i.paid_on')} then i.paid_cents end`)} as paid_cents,
         count(case when ${isOpen} then 1 end)::int as open_count,
         ${sumOf(`case when ${isOpen} then i.cents end`)} as open_cents,
         ${sumOf(`case when ${isOpen} and i.due_on < ?::date then i.cents end`)} as overdue_cents`,
        [from, to, to, to, to, today ?? beforeAll],
      ),
    )
  const totals: MonthTotal[] = await db
    .with('of_entries', ofEntries)
    .with('of_installments', ofInstallments)
    .from('of_entries')
    .join('of_installments', 'of_installments.kind', 'of_entries.kind')
    .orderBy('of_entries.kind')
    .select(
      { kind: 'of_entries.kind' },
      columns('plannedCents', 'realizedCents', 'paidCents', 'openCount', 'openCents', 'overdueCents'),
    )
  return { currency: await currencyOf(db, organizationId, projectId), closedThrough, totals }
}
