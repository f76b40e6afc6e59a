import { graceDays } from '@prumo/contracts/subscription/grace'
import type { PaymentMethod } from '@prumo/contracts/subscription/payments'
import { isOpen, type Opened, type Paid, type Payment, type Subscription } from '../subscription/subscriptionState'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A slip takes days to be paid and confirmed: so many days before the end of the period it is issued. */
const slipDays = 10
/** When a card is charged, after the end of the period that it follows: at once, and again while there is access. */
const cardTries = [0, 3 * dayMs, graceDays * dayMs - 2 * hourMs]

/** What the system does of itself about a subscription. */
export type DueWork =
  /** On record, and not begun at its gateway: whoever was about to did not come that far. */
  | { kind: 'begin'; paymentId: string }
  /** Somebody ordered, and left before the gateway heard of it. */
  | { kind: 'expire'; paymentId: string }
  /** The number is that of the try, in this period. */
  | { kind: 'renew'; method: PaymentMethod; period: string; number: number }
  | { kind: 'end'; because: 'cancelled' | 'unpaid' | 'gatewayChanged' }

type WhatIsDue = {
  work: DueWork[]
  /** When there is something to do next; `null` where that waits for somebody. */
  next: string | null
}

const nothing: WhatIsDue = { work: [], next: null }
/** So long somebody may take to go on with an order. */
const orderMs = dayMs

/** What is due about a subscription at this instant, by the gateway in force, and when to look again. */
export function whatIsDue(state: Subscription, at: string, gateway: string | null): WhatIsDue {
  if (!state) return nothing
  const due = [ofPlan(state, at, gateway), ...unbegun(state).map((payment) => ofUnbegun(payment, at, gateway))]
  const next = due.flatMap((each) => each.next ?? []).sort()[0] ?? null
  return { work: due.flatMap(({ work }) => work), next }
}

const unbegun = ({ payments }: Opened) =>
  [...payments.values()].filter(({ state, reference }) => state === 'attempted' && reference === null)

function ofUnbegun(payment: Payment, at: string, gateway: string | null): WhatIsDue {
  const { paymentId, purpose, attemptedAt } = payment
  if (purpose === 'renew')
    return payment.gateway === gateway ? { work: [{ kind: 'begin', paymentId }], next: null } : nothing
  const late = after(attemptedAt, orderMs)
  return isReached(late, at) ? { work: [{ kind: 'expire', paymentId }], next: null } : { work: [], next: late }
}

function ofPlan(state: Opened, at: string, gateway: string | null): WhatIsDue {
  if (!state.paid || state.ended !== null) return nothing
  if (state.paid.gateway === 'sandbox' && gateway !== 'sandbox') return ending('gatewayChanged')
  if (state.isCancelled) return isReached(state.endsAt, at) ? ending('cancelled') : { work: [], next: state.endsAt }
  return renewal({ ...state, paid: state.paid }, at)
}

const ending = (because: Extract<DueWork, { kind: 'end' }>['because']): WhatIsDue => ({
  work: [{ kind: 'end', because }],
  next: null,
})

function renewal(state: Opened & { paid: Paid }, at: string): WhatIsDue {
  const over = after(state.endsAt, graceDays * dayMs)
  if (isReached(over, at)) return ending('unpaid')
  const tried = triesOf(state)
  const method = state.card && state.card.gateway === state.paid.gateway ? 'card' : 'slip'
  const days = method === 'card' ? cardTries : [-slipDays * dayMs]
  const nextTry = days[tried]
  if (state.payments.some((payment) => payment.purpose === 'renew' && isOpen(payment)) || nextTry === undefined)
    return { work: [], next: over }
  const due = after(state.endsAt, nextTry)
  if (!isReached(due, at)) return { work: [], next: due }
  return { work: [{ kind: 'renew', method, period: state.endsAt, number: tried }], next: over }
}

/** How often the next period was tried to be paid. */
const triesOf = ({ payments, paid, endsAt }: Opened & { paid: Paid }): number =>
  payments.count(
    ({ purpose, attemptedAt }) =>
      purpose === 'renew' && Date.parse(attemptedAt) >= Math.max(firstTry(endsAt), Date.parse(paid.startsAt)),
  )

/** No try of this period’s end is earlier. */
const firstTry = (endsAt: string) => Date.parse(endsAt) - slipDays * dayMs

const after = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()
const isReached = (instant: string, at: string) => Date.parse(instant) <= Date.parse(at)
