import type { CostEntry } from '@prumo/contracts/analysis/costParts'
import type { Knex } from 'knex'
import type { LedgerRows } from './ledgerAt'

/** The outflows of a ledger: what a person said was realized, else each payment on its day. */
export async function costEntries(db: Knex, { entries, installments }: LedgerRows): Promise<CostEntry[]> {
  const { rows } = await db.raw<{ rows: CostEntry[] }>(
    `select e.entry_id as "entryId", e.planned_cents as "plannedCents", e.origin,
      coalesce(sum(i.cents) filter (where i.state <> 'cancelled'), 0)::bigint as cents,
      case when e.realized_said then jsonb_build_array(jsonb_build_object('on', e.realized_on, 'cents', e.realized_cents))
        else coalesce(jsonb_agg(jsonb_build_object('on', i.paid_on, 'cents', i.paid_cents) order by i.paid_on, i.part_id)
          filter (where i.state = 'paid'), '[]') end as spent
    from (:entries) e left join (:installments) i on i.entry_id = e.entry_id
    where e.kind = 'outflow'
    group by e.entry_id, e.planned_cents, e.origin, e.realized_said, e.realized_on, e.realized_cents
    order by e.entry_id`,
    { entries, installments },
  )
  return rows
}
