import type { PaymentMethod } from './payments'

/** From where the page that pays may take scripts, show frames and ask, besides from us. */
export type GatewayHosts = { script: readonly string[]; frame: readonly string[]; connect: readonly string[] }

type Facts = {
  methods: readonly PaymentMethod[]
  /** The least that it takes by each, in cents. */
  leastCents: Readonly<Record<PaymentMethod, number>>
  /** Whether it charges a card again that was typed once. */
  keepsCards: boolean
  hosts: GatewayHosts
}

const nobody: GatewayHosts = { script: [], frame: [], connect: [] }

/** What is known of each gateway without asking it: how it can be paid there, and whom a page of it needs. */
export const gateways = {
  /** Nobody pays anything: it stands in for a gateway where Prumo is tried. */
  sandbox: {
    methods: ['card', 'slip', 'pix'],
    leastCents: { card: 50, slip: 500, pix: 50 },
    keepsCards: true,
    hosts: nobody,
  },
  /**
   * https://docs.stripe.com/security/guide#content-security-policy, https://docs.stripe.com/payments/boleto,
   * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
   */
  stripe: {
    methods: ['card', 'slip', 'pix'],
    leastCents: { card: 50, slip: 500, pix: 50 },
    keepsCards: true,
    hosts: {
      script: ['https://js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
    },
  },
  /** One goes to its own page, which needs nothing of ours. What is typed there is typed again the next time. */
  asaas: {
    methods: ['card', 'slip', 'pix'],
    leastCents: { card: 500, slip: 500, pix: 500 },
    keepsCards: false,
    hosts: nobody,
  },
} as const satisfies Record<string, Facts>
export type GatewayName = keyof typeof gateways
