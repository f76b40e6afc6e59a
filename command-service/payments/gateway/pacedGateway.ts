import type { PaymentGateway } from './gateway'
import { paced } from './paced'

/**
 * A gateway as it is asked by us, and not for somebody who waits: by the schedule, the hourly reading and what follows
 * from notices. All of them take turns, at the rate that it states.
 */
export function pacedGateway(
  gateway: PaymentGateway,
  manner: Omit<Parameters<typeof paced>[0], 'perSecond'>,
): PaymentGateway {
  const inTurn = paced({ ...manner, perSecond: gateway.callsPerSecond })
  return {
    name: gateway.name,
    callsPerSecond: gateway.callsPerSecond,
    open: (attempt) => inTurn(() => gateway.open(attempt)),
    read: (payment, asking) =>
      inTurn(() => {
        asking?.()
        return gateway.read(payment)
      }),
    cancel: (payment) => inTurn(() => gateway.cancel(payment)),
    refund: (payment) => inTurn(() => gateway.refund(payment)),
    notification: (raw, headers) => gateway.notification(raw, headers),
  }
}
