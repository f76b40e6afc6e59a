import { isId } from '@prumo/contracts/values'
import type { Foundation } from '@prumo/platform/foundation'
import { Impossible, WrongUsage } from '../command/command'
import { decisionIn } from '../command/decisionIn'
import { withClient } from '../withClient'

type Decided = { organizationId: string; paymentId: string; decidedBy: string; reason: string }

/** Which payment is meant, whose it is, and who decides what about it. */
export async function decidedPayment(
  foundation: Foundation,
  paymentId: string,
  decision: readonly string[],
  usage: string,
): Promise<Decided> {
  const words = decisionIn(decision)
  if (!words || !isId(paymentId)) throw new WrongUsage(usage)
  const organizationId = await withClient(foundation, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select organization_id as id from read.subscription_payments where payment_id = $1',
      [paymentId],
    )
    return rows[0]?.id
  })
  if (!organizationId) throw new Impossible('there is no such payment')
  return { organizationId, paymentId, ...words }
}
