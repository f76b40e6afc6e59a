import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startStripeDouble } from '../payments/startStripeDouble'
import { stripeSettings } from '../payments/stripeSettings'
import { deliver } from './deliver'
import { atLeast, atMost, type Measurement, shown } from './measurement'
import { noticesAbout } from './noticesAbout'
import { startPrumoHere } from './prumoHere'
import { seedSlips } from './seedSlips'
import { quantile } from './statistics'

const [payments, noticesOfEach, connections] = [500, 10, 20]
const deliveries = payments * noticesOfEach * 2
const [quietMs, mostMs] = [5000, 120_000]

/**
 * What a gateway tells after it could not reach us: ten things about each of 500 slips that were paid meanwhile, mixed
 * up, and all of it again. It comes from one address, as fast as it is taken, under the limits of every installation.
 */
export const notices: Measurement = async (bench) => {
  const stripe = await startStripeDouble(() => new Date())
  const url = await bench.database()
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  try {
    bench.say(`${payments} organizations begin to pay`)
    const slips = await seedSlips(bench, { url, stripe, count: payments })
    for (const { paymentId } of slips) stripe.payer.pays(paymentId)
    const prumo = await startPrumoHere(url, stripeSettings(stripe.url))
    try {
      bench.say(`${deliveries} deliveries`)
      const before = stripe.requests.length
      const all = noticesAbout(slips, noticesOfEach)
      const began = performance.now()
      const taken = await deliver(prumo.url, all, connections)
      const seconds = (performance.now() - began) / 1000
      bench.say('reading')
      const lastAt = await untilQuiet(() => stripe.requests.length)
      const reads = stripe.requests.length - before
      const kept = await countOf(pool, 'platform.payment_notices where read_at is not null')
      const confirmed = await countOf(pool, `log.events where type = 'PaymentConfirmed'`)
      const ms = (share: number) =>
        quantile(
          taken.map((each) => each.ms),
          share,
        )
      return [
        atMost(60, {
          name: `${deliveries.toLocaleString('en')} notices of a gateway from one address`,
          value: seconds,
          unit: 's',
          note: `${(deliveries / seconds).toFixed(0)}/s on ${connections} connections; p99 ${ms(0.99).toFixed(0)} ms`,
        }),
        atLeast(deliveries, {
          name: 'Of them answered 200',
          value: taken.filter(({ status }) => status === 200).length,
          unit: '',
        }),
        atLeast(deliveries / 2, { name: 'Notices kept and settled, each once', value: kept, unit: '' }),
        atMost(1, {
          name: 'Reads at the gateway for each payment',
          value: reads / payments,
          unit: '×',
          note: `${reads} reads of ${payments} payments, ${confirmed} confirmed`,
        }),
        shown({ name: 'Until the last was read', value: (lastAt - began) / 1000, unit: 's' }),
      ]
    } finally {
      await prumo.stop()
    }
  } finally {
    await pool.end()
    await stripe.stop()
  }
}

/** Resolves with when it last changed, once it has not for a while. */
async function untilQuiet(count: () => number): Promise<number> {
  const began = performance.now()
  let [last, at] = [count(), began]
  while (performance.now() - at < quietMs && performance.now() - began < mostMs) {
    await delay(50)
    if (count() !== last) [last, at] = [count(), performance.now()]
  }
  return at
}

async function countOf(pool: pg.Pool, what: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${what}`)
  return rows[0]?.count ?? 0
}
