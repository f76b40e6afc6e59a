import { defaultPrices, priceOf } from '@prumo/contracts/subscription/plans'

const smallest = { plan: 'startup', period: 'month', seats: 3 } as const

/** What is bought in tests, and what it costs where nothing else is configured. */
export const anOrder = { ...smallest, cents: priceOf(smallest, defaultPrices), currency: 'BRL' } as const
