import type { GatewayName } from '@prumo/contracts/subscription/gateways'
import type { Pool } from 'pg'

/** What a gateway calls the organizations that pay there. */
export type GatewayCustomers = {
  find(organizationId: string): Promise<string | undefined>
  /** Answers the one that is kept: another process may have been first. */
  keep(organizationId: string, customer: string): Promise<string>
}

export function gatewayCustomers(pool: Pool, gateway: GatewayName): GatewayCustomers {
  const find: GatewayCustomers['find'] = async (organizationId) => {
    const { rows } = await pool.query<{ customer: string }>(
      'select customer from platform.gateway_customers where gateway = $1 and organization_id = $2',
      [gateway, organizationId],
    )
    return rows[0]?.customer
  }
  return {
    find,
    keep: async (organizationId, customer) => {
      await pool.query(
        `insert into platform.gateway_customers (gateway, organization_id, customer) values ($1, $2, $3)
         on conflict do nothing`,
        [gateway, organizationId, customer],
      )
      return (await find(organizationId)) ?? customer
    },
  }
}
