import type { costParts } from '@prumo/contracts/analysis/costParts'
import type { Knex } from 'knex'
import type { Weighing } from '../curves/weighing'

type Parts = Pick<ReturnType<typeof costParts>, 'parts' | 'spent'>

/** The weight of cost by the ledger: what outflows give to each task, and what was spent of it. */
export const ledgerWeighing = (db: Knex, { parts, spent }: Parts): Weighing => ({
  unit: `'ledger'::text`,
  join: db.raw('left join unnest(?::uuid[], ?::bigint[]) as p(task_id, cents) on p.task_id = e.task_id', [
    [...parts.keys()],
    [...parts.values()],
  ]),
  weight: 'p.cents',
  // What was spent on a milestone counts, also where nothing is planned for it any more.
  isWeightless: 'weight is null',
  lacks: `case when p.cents is null then 'notAllocated' end`,
  spent: db.raw('select * from unnest(?::uuid[], ?::date[], ?::bigint[]) as s(task_id, on_day, change)', [
    spent.map(({ taskId }) => taskId),
    spent.map(({ on }) => on),
    spent.map(({ cents }) => cents),
  ]),
  isOfUnit: 'true',
})
