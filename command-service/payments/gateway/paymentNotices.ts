import type { Pool } from 'pg'
import type { Notice } from './gateway'

/** What gateways have said that happened, each once, and whether the payment was asked for since. */
type PaymentNotices = {
  /** Whether the payment is to be asked for: it is not where the same was said before, and it was asked for since. */
  keep(gateway: string, notice: Notice, at: Date): Promise<boolean>
  /** What was said of a payment until then is settled. */
  settle(gateway: string, about: Pick<Notice, 'paymentId' | 'reference'>, until: Date): Promise<void>
  /** What payments something was said of that was not settled. */
  unsettled(gateway: string): Promise<Pick<Notice, 'paymentId' | 'reference'>[]>
}

export const openPaymentNotices = (pool: Pool): PaymentNotices => ({
  keep: async (gateway, { id, paymentId, reference }, at) => {
    const values = [gateway, id, paymentId, reference, at]
    const { rowCount } = await pool.query(
      `insert into platform.payment_notices (gateway, notice_id, payment_id, reference, received_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      values,
    )
    if (rowCount === 1) return true
    const { rows } = await pool.query(
      'select 1 from platform.payment_notices where gateway = $1 and notice_id = $2 and read_at is null',
      values.slice(0, 2),
    )
    return rows.length > 0
  },

  settle: async (gateway, { paymentId, reference }, until) => {
    await pool.query(
      `update platform.payment_notices set read_at = $5 where gateway = $1 and read_at is null
         and payment_id is not distinct from $2 and reference is not distinct from $3 and received_at <= $4`,
      [gateway, paymentId, reference, until, until],
    )
  },

  unsettled: async (gateway) => {
    const { rows } = await pool.query<Pick<Notice, 'paymentId' | 'reference'>>(
      `select distinct payment_id as "paymentId", reference from platform.payment_notices
       where gateway = $1 and read_at is null limit 10000`,
      [gateway],
    )
    return rows
  },
})
