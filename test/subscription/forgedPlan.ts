import type { Answer } from '@prumo/contracts/index'
import { defaultPrices } from '@prumo/contracts/subscription/plans'
import type { Page, Route } from 'playwright-core'

const gigabyte = 1024 ** 3
const day = 86_400_000
const at = (days: number) => new Date(Date.now() + days * day).toISOString()

/** A payment by card that was paid half a period ago. */
export const aPayment: Answer<'payment'> = {
  paymentId: '0190f3a4-0000-7000-8000-000000000001',
  purpose: 'subscribe',
  plan: 'pro',
  period: 'month',
  seats: 5,
  cents: 295_00,
  currency: 'BRL',
  method: 'card',
  gateway: 'sandbox',
  state: 'paid',
  because: null,
  isFlagged: false,
  attemptedAt: at(-15),
  paidAt: at(-15),
  payableUntil: null,
  card: { brand: 'Visa', lastFour: '4242' },
  reference: 'sandbox-1',
  startsAt: at(-15),
  endsAt: at(15.5),
}

/** Pro by the month, half of which has passed. */
export const aPlan: Answer<'subscription'> = {
  code: 'PRO-0190F3A4',
  plan: 'pro',
  period: 'month',
  seats: 5,
  startsAt: at(-14.5),
  endsAt: at(15.5),
  accessEndsAt: at(20.5),
  isCancelled: false,
  next: { cents: 295_00, currency: 'BRL', on: at(15.5).slice(0, 10) },
  booked: null,
  card: { brand: 'Visa', lastFour: '4242' },
  credit: { cents: 0, currency: 'BRL' },
  used: { creator: 2, editor: 1, worker: 1, viewer: 7, apiIntegrator: 0 },
  storage: { used: 2 * gigabyte, quota: 10 * gigabyte },
  projects: { used: 12, limit: null },
  prices: defaultPrices,
  gateway: 'sandbox',
  methods: ['card', 'slip', 'pix'],
  leastCents: { card: 50, slip: 500, pix: 50 },
  termsVersion: '1',
  isEmailProven: true,
  hasBilling: true,
  underWay: null,
}

/** A trial with some days left. */
export const aTrial: Answer<'subscription'> = {
  ...aPlan,
  code: 'TRIAL-0190F3A4',
  plan: 'trial',
  period: null,
  startsAt: null,
  endsAt: at(5.5),
  accessEndsAt: at(5.5),
  next: null,
  card: null,
  projects: { used: 49, limit: 50 },
}

const aRecord: Answer<'paymentRecord'> = {
  terms: {
    version: '1',
    sha256: 'a'.repeat(64),
    acceptedAt: at(-15),
    from: {
      network: '198.51.100.0/24',
      address: '198.51.100.7',
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      erased: false,
    },
  },
  confirmation: {
    eventId: '0190f3a4-0000-7000-8000-000000000009',
    stream: 'subscription-0190f3a4-0000-7000-8000-000000000003',
    position: 4711,
    at: at(-15),
  },
}

/** Has the page answered so, whatever the organization has bought. */
export async function forgePlan(
  page: Page,
  subscription: object,
  payments: readonly { paymentId: string }[] = [],
): Promise<void> {
  const answers: Record<string, object | undefined> = {
    subscription,
    payments: { items: payments, total: payments.length, next: null },
    payment: payments[0],
    paymentRecord: aRecord,
  }
  for (const [query, json] of Object.entries(answers)) {
    const address = new RegExp(`/rest/queries/${query}\\?`)
    await page.unroute(address)
    if (json)
      await page.route(address, (route) => route.fulfill({ status: 200, json: namedIn(route, payments) ?? json }))
  }
}

/** The payment that a question names. */
const namedIn = (route: Route, payments: readonly { paymentId: string }[]) => {
  const paymentId = new URL(route.request().url()).searchParams.get('paymentId')
  return route.request().url().includes('/payment?') ? payments.find((each) => each.paymentId === paymentId) : undefined
}
