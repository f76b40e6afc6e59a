import type { MoneyView } from '@prumo/contracts/finance/kinds'
import type { Knex } from 'knex'
import type { LedgerRows } from './ledgerAt'
import { moneyPartsOf } from './moneyPartsOf'

type Wanted = { view: MoneyView; statusOn: string /** The last day of what is planned. */; plannedUntil?: string }

/**
 * What each entry plans (`planned`), and came to until the end of the status day (`realized`), in cents, by its id and
 * `kind`. What was realized on no day is no part of it.
 */
export function moneyOfEntries(db: Knex, ledger: LedgerRows, { plannedUntil, ...wanted }: Wanted): Knex.QueryBuilder {
  const planned = moneyPartsOf(db, ledger, { ...wanted, of: 'planned' })
  if (plannedUntil) planned.where('counted_on', '<=', plannedUntil)
  const realized = moneyPartsOf(db, ledger, { ...wanted, of: 'realized' }).whereNotNull('counted_on')
  const both = planned
    .select('entry_id', 'kind', 'cents as planned', db.raw('0::bigint as realized'))
    .unionAll(realized.select('entry_id', 'kind', db.raw('0::bigint as planned'), 'cents as realized'))
  return db
    .from(both.as('b'))
    .groupBy('entry_id', 'kind')
    .select('entry_id', 'kind', db.raw('sum(planned)::bigint as planned, sum(realized)::bigint as realized'))
}
