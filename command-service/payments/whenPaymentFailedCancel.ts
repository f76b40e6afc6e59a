import type { Policy } from '../pipeline/policy'
import type { PaymentsAtGateway } from './paymentsAtGateway'

/**
 * What was given up, refused or settled is closed where it was begun, so that nobody pays it beside another one, or
 * again.
 */
export const whenPaymentFailedCancel = ({ cancel }: Pick<PaymentsAtGateway, 'cancel'>): Policy => ({
  name: 'cancelFailedPayment',
  on: {
    PaymentFailed: async ({ data }) => {
      if (data.outcome !== 'expired') await cancel(data)
    },
    PaymentSettled: async ({ data }) => {
      if (data.outcome === 'paid') await cancel(data)
    },
  },
})
