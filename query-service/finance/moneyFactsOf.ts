import type { MoneyView } from '@prumo/contracts/finance/kinds'
import type { MoneyFacts, PlannedDay, RealizedDay } from '@prumo/contracts/finance/moneyFacts'
import type { Knex } from 'knex'
import { installmentsOf, sumOf } from './ledgerRows'
import { moneyTerms } from './moneyTerms'

type Question = { projectId: string; statusOn: string; view: MoneyView }
type Row = PlannedDay & RealizedDay & { isPlanned: boolean }

/** What a ledger plans and came to by day, as a view counts it, at the end of a status day. */
export async function moneyFactsOf(db: Knex, organizationId: string, question: Question): Promise<MoneyFacts> {
  const { projectId, statusOn, view } = question
  const { rows } = await db.raw<{ rows: Row[] }>(byDay(view), {
    parts: partsOf(db, organizationId, question),
    statusOn,
  })
  const byPeople = view === 'cash' ? [] : await saidByDay(db, organizationId, projectId)
  return {
    planned: rows.filter(({ isPlanned }) => isPlanned),
    realized: [...rows.filter(({ isPlanned }) => !isPlanned), ...byPeople],
  }
}

function partsOf(db: Knex, organizationId: string, { projectId, statusOn, view }: Question): Knex.QueryBuilder {
  const { plannedOn, isSaid, isOpen } = moneyTerms[view]
  return installmentsOf(db, organizationId, projectId).select(
    'e.kind',
    'i.cents',
    'i.paid_on',
    'i.paid_cents',
    db.raw(
      `${plannedOn} as planned_on, ${isOpen} as is_open, i.state = 'cancelled' as is_cancelled,
      case when not ${isSaid} then i.paid_on end as realized_on, e.realized_cents is null as is_partly_paid`,
      { statusOn },
    ),
  )
}

/** Planned and realized amounts, each by its own day, in one reading of the installments. */
const byDay = (view: MoneyView): string => `
  with parts as (:parts)
  select kind, grouping(planned_on) = 0 as "isPlanned",
    case when grouping(planned_on) = 0 then planned_on else realized_on end as "on",
    case when grouping(planned_on) = 0 then ${sumOf('case when not is_cancelled then cents end')}
      else ${sumOf('paid_cents')} end as cents,
    count(paid_cents)::int as count,
    ${sumOf('case when is_open then cents end')} as "openCents",
    ${sumOf('case when is_cancelled then cents end')} as "cancelledCents",
    count(case when is_cancelled then 1 end)::int as "cancelledCount",
    ${sumOf('case when paid_on <= :statusOn::date then paid_cents end')} as "movedCents",
    ${view === 'cash' ? '0::bigint' : sumOf('case when is_partly_paid then paid_cents end')} as "partlyPaidCents"
  from parts
  group by grouping sets ((kind, planned_on), (kind, realized_on))
  having grouping(planned_on) = 0 or realized_on is not null`

/** What people said was realized, by the day of which they said it. */
const saidByDay = async (db: Knex, organizationId: string, projectId: string): Promise<RealizedDay[]> =>
  db('finance_entries')
    .where({ organization_id: organizationId, project_id: projectId, realized_said: true })
    .whereNull('deleted_at')
    .groupBy('kind', 'realized_on')
    .select('kind', {
      on: 'realized_on',
      cents: db.raw(sumOf('realized_cents')),
      count: db.raw('count(*)::int'),
      partlyPaidCents: db.raw('0::bigint'),
    })
