import { openDueTable } from '@prumo/command-service/payments/dueTable'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { migrate } from '@prumo/platform/postgres/migrate'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import pg from 'pg'
import { aSecret } from '../world/aSecret'
import { atMost, type Measurement } from './measurement'

const [subscriptions, waiting, page, asks] = [100_000, 10_000, 200, 20]

type Plan = {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** Finding a page of those whose turn has come: where none has, a few have, and all have. */
export const whoIsDue: Measurement = async ({ database, say }) => {
  const url = await database()
  await migrate(url, secretsOf(aSecret), moduleTables)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    say(`noting ${subscriptions} subscriptions`)
    await pool.query(
      `insert into platform.subscription_due (organization_id, due_at, awaits_gateway)
       select gen_random_uuid(), now() + n * interval '1 minute', n <= $2::int
       from generate_series(1, $1::int + $2::int) n order by md5(n::text)`,
      [subscriptions, waiting],
    )
    await pool.query('analyze platform.subscription_due')
    const taken: number[] = []
    const plans: Plan[] = []
    const due = openDueTable(explaining(pool, plans))
    for (const minutes of [0, 1000, subscriptions]) {
      const at = new Date(Date.now() + (waiting + minutes) * 60_000).toISOString()
      const found = Math.min(page, minutes)
      for (let ask = 0; ask < asks; ask++) {
        const began = performance.now()
        const { length } = await due.reached(at, page)
        taken.push(performance.now() - began)
        if (length !== found) throw new Error(`${length} were found, not ${found}`)
      }
    }
    return [
      atMost(1, {
        name: 'Who is due among 100,000 subscriptions, the slowest look',
        value: Math.max(...taken) / 1000,
        unit: 's',
        note: `${taken.length} looks, where none, 1,000 and all are due, beside ${waiting} that wait for the gateway`,
      }),
      atMost(page, {
        name: 'Rows read to find that page',
        value: Math.max(...plans.map(rowsRead)),
        unit: 'rows',
        note: [...new Set(plans.map(scanIn))].join(', '),
      }),
    ]
  } finally {
    await pool.end()
  }
}

/** Asks as it is asked to, and adds how the answer was found. */
const explaining = (pool: pg.Pool, plans: Plan[]) =>
  ({
    query: async (text: string, values: unknown[]) => {
      const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values)
      plans.push(rows[0]['QUERY PLAN'][0].Plan)
      return pool.query(text, values)
    },
  }) as pg.Pool

const scanOf = (plan: Plan): Plan => (plan.Plans?.[0] ? scanOf(plan.Plans[0]) : plan)
const rowsRead = (plan: Plan) => scanOf(plan)['Actual Rows'] + (scanOf(plan)['Rows Removed by Filter'] ?? 0)
const scanIn = (plan: Plan) => `${scanOf(plan)['Node Type']} ${scanOf(plan)['Index Name'] ?? ''}`.trim()
