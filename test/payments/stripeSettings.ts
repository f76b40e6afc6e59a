/** As an operator sets Prumo up for Stripe, with its double for a server. */
export const stripeSettings = (url: string) => ({
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
  STRIPE_WEBHOOK_SECRET: 'whsec_double',
  STRIPE_URL: url,
})
