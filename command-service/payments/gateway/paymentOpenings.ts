import type { Pool } from 'pg'

export type OfPayment = { organizationId: string; paymentId: string }

/**
 * Where payments were begun at gateways. It is written before a gateway hears of a payment, so that none is lost. It
 * finds the organization of whatever a gateway names.
 */
export type PaymentOpenings = {
  begin(payment: OfPayment & { gateway: string; attemptedAt: string }): Promise<void>
  /** What the gateway calls it. */
  named(paymentId: string, reference: string): Promise<void>
  /** The payment that a gateway means; nothing where it was not begun by us. */
  find(gateway: string, by: { paymentId: string | null; reference: string | null }): Promise<OfPayment | undefined>
  /** It was asked for; `isFinal`: nothing more is awaited of it. */
  wasRead(paymentId: string, at: Date, isFinal: boolean): Promise<void>
  /** Those that were not asked for since then and are awaited, the longest waiting first. */
  awaited(gateway: string, readBefore: Date, most: number): Promise<OfPayment[]>
}

const ids = 'organization_id as "organizationId", payment_id as "paymentId"'

export const openPaymentOpenings = (pool: Pool): PaymentOpenings => ({
  begin: async ({ paymentId, organizationId, gateway, attemptedAt }) => {
    await pool.query(
      `insert into platform.payment_openings (payment_id, organization_id, gateway, attempted_at)
       values ($1, $2, $3, $4) on conflict do nothing`,
      [paymentId, organizationId, gateway, attemptedAt],
    )
  },

  named: async (paymentId, reference) => {
    await pool.query('update platform.payment_openings set reference = $2 where payment_id = $1', [
      paymentId,
      reference,
    ])
  },

  find: async (gateway, { paymentId, reference }) => {
    const { rows } = await pool.query<OfPayment>(
      `select ${ids} from platform.payment_openings where gateway = $1 and (payment_id = $2 or reference = $3)
       order by payment_id = $2 desc limit 1`,
      [gateway, paymentId, reference],
    )
    return rows[0]
  },

  wasRead: async (paymentId, at, isFinal) => {
    await pool.query('update platform.payment_openings set read_at = $2, is_final = $3 where payment_id = $1', [
      paymentId,
      at,
      isFinal,
    ])
  },

  awaited: async (gateway, readBefore, most) => {
    const { rows } = await pool.query<OfPayment>(
      `select ${ids} from platform.payment_openings
       where gateway = $1 and not is_final and coalesce(read_at, attempted_at) < $2
       order by read_at nulls first limit $3`,
      [gateway, readBefore, most],
    )
    return rows
  },
})
