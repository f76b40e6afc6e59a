import { HttpProblem } from '@prumo/platform/errors'
import type { Query } from '../pipeline/query'
import { paymentsOf } from './paymentsOf'

export const payment: Query<'payment'> = async (db, { paymentId }, { actor: { organizationId } }) => {
  const [found] = await paymentsOf(db, organizationId).where('payment_id', paymentId)
  if (!found) throw new HttpProblem(404, 'resource.unknown')
  return found
}
