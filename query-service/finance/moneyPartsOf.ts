import type { MoneyPartKind, MoneyView } from '@prumo/contracts/finance/kinds'
import type { Knex } from 'knex'
import type { LedgerRows } from './ledgerAt'
import { moneyTerms } from './moneyTerms'

type Wanted = { view: MoneyView; statusOn: string; of: MoneyPartKind }

/**
 * What a figure of money is the sum of: `entry_id`, `installment_id` (`null` for what people said of all of an entry),
 * `kind`, the day (`counted_on`) on which it counts and its `cents`.
 */
export const moneyPartsOf = (db: Knex, ledger: LedgerRows, wanted: Wanted): Knex.QueryBuilder =>
  makers[wanted.of](db, ledger, wanted)

type Maker = (db: Knex, ledger: LedgerRows, wanted: Wanted) => Knex.QueryBuilder

const makers: Record<MoneyPartKind, Maker> = {
  planned: (db, ledger, { view }) =>
    db.from(ofInstallments(db, ledger, moneyTerms[view].plannedOn).whereNot('i.state', 'cancelled').as('planned')),
  cancelled: (db, ledger, { view }) =>
    db.from(ofInstallments(db, ledger, moneyTerms[view].plannedOn).where('i.state', 'cancelled').as('cancelled')),
  open: (db, ledger, { view, statusOn }) => {
    const { plannedOn, isOpen } = moneyTerms[view]
    const on = `greatest(${plannedOn}, :statusOn::date)`
    return db.from(ofInstallments(db, ledger, on, { statusOn }).whereRaw(isOpen, { statusOn }).as('open'))
  },
  overdue: (db, ledger, { view, statusOn }) => {
    const { plannedOn, isOpen } = moneyTerms[view]
    const open = ofInstallments(db, ledger, plannedOn).whereRaw(isOpen, { statusOn })
    return db.from(open.whereRaw(`${plannedOn} < ?`, [statusOn]).as('overdue'))
  },
  realized: (db, ledger, { view, statusOn }) =>
    realized(db, ledger, view).whereRaw('(counted_on is null or counted_on <= ?)', [statusOn]),
  later: (db, ledger, { view, statusOn }) => realized(db, ledger, view).where('counted_on', '>', statusOn),
}

const part = ['e.entry_id', 'i.installment_id', 'e.kind']

const joined = (db: Knex, { entries, installments }: LedgerRows) =>
  db.from(installments.clone().as('i')).join(entries.clone().as('e'), 'e.entry_id', 'i.entry_id')

const ofInstallments = (db: Knex, ledger: LedgerRows, on: string, values: Knex.ValueDict = {}): Knex.QueryBuilder =>
  joined(db, ledger).select(...part, db.raw(`${on} as counted_on, i.cents`, values))

/** Payments of what nobody said, and what people said. */
function realized(db: Knex, ledger: LedgerRows, view: MoneyView): Knex.QueryBuilder {
  const { isSaid } = moneyTerms[view]
  const paid = joined(db, ledger)
    .where('i.state', 'paid')
    .whereRaw(`not ${isSaid}`)
    .select(...part, db.raw('i.paid_on as counted_on, i.paid_cents as cents'))
  const byPeople = db
    .from(ledger.entries.clone().as('e'))
    .whereRaw(isSaid)
    .select('e.entry_id', db.raw('null::uuid as installment_id'), 'e.kind')
    .select(db.raw('e.realized_on as counted_on, e.realized_cents as cents'))
  return db.from(paid.unionAll(byPeople).as('realized'))
}
