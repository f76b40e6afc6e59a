import type { Answer } from '@prumo/contracts/index'
import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import type { PaymentState } from '@prumo/contracts/subscription/payments'
import { defaultPrices } from '@prumo/contracts/subscription/plans'
import type { Page, Route } from 'playwright-core'

type Payment = Answer<'payment'>
type Standing = { state: PaymentState; because: string | null; isFlagged: boolean }

/** What a server would know of a subscription that nobody has paid for yet. */
const trial: Answer<'subscription'> = {
  code: 'TRIAL-1',
  plan: 'trial',
  period: null,
  seats: 5,
  startsAt: null,
  endsAt: '2027-06-01T12:00:00.000Z',
  accessEndsAt: '2027-06-01T12:00:00.000Z',
  isCancelled: false,
  next: null,
  booked: null,
  card: null,
  credit: { cents: 0, currency: 'BRL' },
  used: { creator: 1, editor: 0, worker: 0, viewer: 0, apiIntegrator: 0 },
  storage: { used: 0, quota: 10 ** 10 },
  projects: { used: 1, limit: 50 },
  prices: defaultPrices,
  gateway: 'sandbox',
  methods: ['card', 'slip', 'pix'],
  leastCents: { card: 50, slip: 500, pix: 50 },
  termsVersion: '2026-11-30',
  isEmailProven: true,
  hasBilling: false,
  underWay: null,
}

/**
 * Answers in place of a server what checkout asks it, in one page: so that every outcome can be seen. What it is told
 * is kept in `sent`; what its gateway says next of a payment is taken from `outcomes`, else it stays.
 */
export async function forgedCheckout(page: Page, changes: Partial<Answer<'subscription'>> = {}) {
  const subscription = { ...trial, ...changes }
  const outcomes: Standing[] = []
  const sent: { command: string; data: Record<string, unknown> }[] = []
  const calls: string[] = []
  let billing: Record<string, unknown> | null = null
  let payment: Payment | null = null
  /** Codes by which a call is refused once. */
  const refusals: Record<string, { status: number; code: string } | undefined> = {}

  const standing = (): Standing => ({
    state: payment?.state ?? 'attempted',
    because: payment?.because ?? null,
    isFlagged: payment?.isFlagged ?? false,
  })
  const become = (next: Standing | undefined) => {
    if (!next || !payment) return
    payment = { ...payment, ...next }
    const isOpen = ['attempted', 'inProgress', 'awaiting'].includes(next.state)
    subscription.underWay = isOpen ? payment : null
  }
  const wayOf = (method: string): PaymentWay =>
    method === 'slip'
      ? {
          kind: 'slip',
          digitableLine: '00012.34567 89012.345678 90123.456789 0 12345678901234',
          url: null,
          payableUntil: '2027-01-08',
        }
      : method === 'pix'
        ? { kind: 'pix', text: 'sandbox.pix/1', expiresAt: '2027-01-05T12:00:00.000Z' }
        : { kind: 'frame', gateway: 'sandbox', clientSecret: 's', publishableKey: null }

  const refused = (route: Route, name: string) => {
    const refusal = refusals[name]
    delete refusals[name]
    if (!refusal) return false
    const { status, code } = refusal
    void route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ code }) })
    return true
  }
  const provenOrNot = async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), emailProven: subscription.isEmailProven } })
  }
  // A page that is left meanwhile hears no answer.
  await page.route('**/rest/queries/me?*', (route) => provenOrNot(route).catch(() => undefined))
  await page.route('**/rest/queries/subscription?*', (route) => route.fulfill({ json: subscription }))
  await page.route('**/rest/queries/billingData?*', (route) => route.fulfill({ json: { billing } }))
  await page.route('**/rest/queries/payment?*', (route) =>
    payment ? route.fulfill({ json: payment }) : route.fulfill({ status: 404, json: { code: 'payment.unknown' } }),
  )
  await page.route(/\/rest\/commands\/(SaveBillingData|OrderPlan|WithdrawPayment)$/, (route) => {
    const command = route.request().url().split('/').at(-1) ?? ''
    if (refused(route, command)) return
    const { data } = route.request().postDataJSON() as { data: Record<string, unknown> }
    sent.push({ command, data })
    if (command === 'SaveBillingData') {
      billing = data
      subscription.hasBilling = true
    }
    if (command === 'OrderPlan') {
      payment = { ...begun, ...(data as object), state: data.method === 'card' ? 'attempted' : 'awaiting' } as Payment
      subscription.underWay = payment
    }
    if (command === 'WithdrawPayment') become({ state: 'cancelled', because: null, isFlagged: false })
    return route.fulfill({ json: { position: '0', version: 1 } })
  })
  await page.route(/\/rest\/(sandbox\/)?payments\/[^/]+(\/(opening|reading))?$/, (route) => {
    const path = new URL(route.request().url()).pathname
    const name = path.startsWith('/rest/sandbox/')
      ? 'paySandbox'
      : path.endsWith('opening')
        ? 'openPayment'
        : 'readPayment'
    calls.push(name === 'paySandbox' ? `${name} ${route.request().postData()}` : name)
    if (refused(route, name)) return
    if (name === 'readPayment') become(outcomes.shift())
    const answer = standing()
    const isOpen = ['attempted', 'awaiting'].includes(answer.state)
    const way = isOpen ? wayOf(payment?.method ?? '') : { kind: 'none' }
    return route.fulfill({ json: name === 'openPayment' ? { ...answer, way } : answer })
  })
  await page.route('**/rest/billing-addresses/*', (route) =>
    route.fulfill({
      json: {
        outcome: 'found',
        address: { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', stateCode: 'SP' },
      },
    }),
  )
  return { subscription, outcomes, sent, calls, refusals }
}

const begun = {
  purpose: 'subscribe',
  gateway: 'sandbox',
  because: null,
  isFlagged: false,
  attemptedAt: '2027-01-04T12:00:00.000Z',
  paidAt: null,
  payableUntil: null,
  card: null,
  reference: 'sandbox_1',
  startsAt: null,
  endsAt: null,
}
