import { projection } from '../projection'

type Subscription = { organizationId: string; code: string; endsAt: string }

/** One row per organization: what it may use, and until when. */
export const subscriptions = projection<Subscription>({
  table: 'subscription_subscriptions',
  version: 1,
  key: 'organizationId',

  columns: (table) => {
    table.text('code').notNullable()
    table.timestamp('ends_at').notNullable()
  },

  on: {
    TrialStarted: (_, subscription) => subscription,
    AccessGranted: (_, { organizationId, code, endsAt }) => ({ organizationId, code, endsAt }),
  },
})
