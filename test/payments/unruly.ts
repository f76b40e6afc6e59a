import { GatewayUnavailable, type PaymentGateway } from '@prumo/command-service/payments/gateway/gateway'
import type { Outcome } from '@prumo/command-service/subscription/outcome'

/**
 * A gateway that does as it likes: it is `down`, or `slow`, so that it has done what it was asked for and nobody heard
 * its answer; what it `says` of payments is not what it took.
 */
export type Mood = { is: 'well' | 'down' | 'slow'; says?: Partial<Outcome> }

export function unruly(gateway: PaymentGateway, mood: Mood): PaymentGateway {
  const answered = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (mood.is === 'down') throw new GatewayUnavailable('it is down')
    const answer = await ask()
    if (mood.is === 'slow') throw new GatewayUnavailable('it answers too late')
    return answer
  }
  return {
    ...gateway,
    open: (attempt) => answered(() => gateway.open(attempt)),
    read: (payment) => answered(async () => ({ ...(await gateway.read(payment)), ...mood.says })),
    cancel: (payment) => answered(() => gateway.cancel(payment)),
  }
}
