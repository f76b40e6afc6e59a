import { graceDays } from '@prumo/contracts/subscription/grace'
import type { PaymentMethod } from '@prumo/contracts/subscription/payments'
import { isOpen, type Opened, type Paid, type Payment, type Subscription } from '../subscription/subscriptionState'
import { nextTry, renewalMethod, renewalsOf } from './renewalTries'

const dayMs = 86_400_000

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
/** A card that could not be charged in time is charged until so long after the period. */
const chargedLateMs = 15 * dayMs

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
  const begun = renewalsOf(state)
  if (isReached(over, at) && !isChargedLate(state, begun, at)) return ending('unpaid')
  const next = nextTry(state)
  // Money that came otherwise than asked for is in doubt: nothing more is taken until the operator has decided.
  if (!next || begun.some(isOpen) || begun.some(({ isFlagged }) => isFlagged)) return { work: [], next: over }
  const { at: due, number } = next
  if (!isReached(due, at)) return { work: [], next: due }
  return { work: [{ kind: 'renew', method: renewalMethod(state), period: state.endsAt, number }], next: over }
}

/** Nothing ran while the card should have been charged: nobody’s plan ends for that. */
const isChargedLate = (state: Opened & { paid: Paid }, begun: readonly Payment[], at: string) =>
  begun.length === 0 && renewalMethod(state) === 'card' && !isReached(after(state.endsAt, chargedLateMs), at)

const after = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()
const isReached = (instant: string, at: string) => Date.parse(instant) <= Date.parse(at)
