import { entries } from '@prumo/projections/finance/entries'
import { installments } from '@prumo/projections/finance/installments'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import type { PoolClient } from 'pg'
import { openInstances } from './instances'

type Uneven = { projectId: string; entryId: string; planned: string; installments: string; count: number }
type Untrue = { projectId: string; entryId: string; installmentId: string }
type Looked = { count: number }

/**
 * I7: an entry's installments are what was planned of it, and no part of it is more than all of it. What was paid is
 * the installment with interest and fine, less the discount. I4 compares read models with the log.
 */
export async function checkLedgers(client: PoolClient) {
  const violations = openInstances()
  const [ofEntries, ofInstallments] = [readModelTable(entries).address, readModelTable(installments).address]
  const uneven = await client.query<Uneven>(
    `select e.project_id as "projectId", e.entry_id as "entryId", e.planned_cents as planned,
       coalesce(sum(i.cents), 0) as installments, count(i.part_id)::int as count
     from ${ofEntries} as e
     left join ${ofInstallments} as i on i.scope_id = e.scope_id and i.entry_id = e.entry_id
     where e.deleted_at is null
     group by e.scope_id, e.project_id, e.entry_id, e.planned_cents
     having coalesce(sum(i.cents), 0) <> e.planned_cents or count(i.part_id) = 0`,
  )
  for (const { projectId, entryId, planned, installments: sum, count } of uneven.rows)
    violations.add(`${projectId}/${entryId}: planned ${planned}, but its ${count} installments are ${sum}`)
  const tooLarge = await client.query<Omit<Untrue, 'installmentId'>>(
    `select project_id as "projectId", entry_id as "entryId" from ${ofEntries}
     where deleted_at is null and exists (
       select from jsonb_array_elements(origin -> 'items') as item where (item ->> 'cents')::bigint > planned_cents)`,
  )
  for (const { projectId, entryId } of tooLarge.rows)
    violations.add(`${projectId}/${entryId}: a part of it is more than all of it`)
  const untrue = await client.query<Untrue>(
    `select project_id as "projectId", entry_id as "entryId", installment_id as "installmentId" from ${ofInstallments}
     where case state
       when 'paid' then paid_on is null or paid_cents is distinct from cents + interest_cents + fine_cents - discount_cents
       else paid_on is not null or paid_cents is not null end`,
  )
  for (const { projectId, entryId, installmentId } of untrue.rows)
    violations.add(`${projectId}/${entryId}: what was paid of installment ${installmentId} is not its amount`)
  const looked = await client.query<Looked>(`select count(*)::int as count from ${ofEntries} where deleted_at is null`)
  return { violations, looked: `${looked.rows[0]?.count ?? 0} entries of ledgers` }
}
