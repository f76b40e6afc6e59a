import type { Plan } from '@prumo/contracts/organization/seats'
import type { BillingFields } from '@prumo/contracts/subscription/billing'
import type { PaymentMethod } from '@prumo/contracts/subscription/payments'
import type { Order, Prices } from '@prumo/contracts/subscription/plans'
import type { accessReasons, SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import type { By } from '@prumo/platform/decider'
import type { Outcome } from './outcome'
import type { DataOf, Opened, Subscription } from './subscriptionState'

type In<Data = unknown> = { organizationId: string } & Data
type OfPayment<Data = unknown> = In<{ paymentId: string } & Data>
type Access = In<{ code: string; endsAt: string }>
/** The gateway in force, what it takes, and the least cents of each. */
type Offered = {
  name: string
  methods: readonly PaymentMethod[]
  leastCents: Readonly<Record<PaymentMethod, number>>
} | null

/** What a subscription decides: what people ask of it, with the facts that its rules need, and what the system does. */
type Data = {
  StartTrial: Access
  GrantAccess: Access & { grantedFor: (typeof accessReasons)[number] }
  GrantPlan: Access & { plan: Plan; seats: number; agreement: string }
  SaveBillingData: In<
    BillingFields & {
      seen?: Readonly<Record<string, unknown>> | undefined
      /** The document before, for which claims were changed around the command. */
      held?: { from: string | null }
    }
  >
  OrderPlan: OfPayment<
    Order & {
      method: PaymentMethod
      /** What the sender was shown. */
      cents: number
      currency: string
      prices: Prices
      offered: Offered
      terms: { version: string; sha256: string }
      isEmailProven: boolean
    }
  >
  ChangePaymentCard: OfPayment<{ offered: Offered }>
  /** The system begins the payment of the next period. */
  AttemptRenewal: OfPayment<{ method: PaymentMethod; gateway: string; prices: Prices }>
  NoteOpened: OfPayment<{ reference: string; expiresAt: string | null }>
  NoteOutcome: OfPayment<{ outcome: Outcome }>
  WithdrawPayment: OfPayment
  /** The operator has found out what came of a payment. */
  SettlePayment: OfPayment<{ outcome: 'paid' | 'refused'; reason: string }>
  /** What cannot go back is owed. */
  CreditPayment: OfPayment<{ reason: string }>
  AnswerDecision: In<{ decisionId: string; refusal: string | null }>
  BookPlanChange: In<Order & { prices: Prices }>
  WithdrawPlanChange: In
  CancelSubscription: In<{ reason?: string | undefined }>
  ResumeSubscription: In
  EndSubscription: In<{ because: string }>
  RequestBudget: In<{ requestId: string; seats: number; message: string }>
}
export type SubscriptionCommand = { [Type in keyof Data]: { type: Type; data: Data[Type] } }[keyof Data]

/** The rules of some of its commands. */
export type Rules<Type extends keyof Data> = {
  [T in Type]: (data: Data[T], state: Subscription, by: By) => SubscriptionEvent[]
}
/** The folds of some of its events. */
export type Folds<Type extends SubscriptionEvent['type']> = {
  [T in Type]: (data: DataOf<T>, state: Subscription, at: string) => Subscription
}

/** A fold of a subscription that is there. */
export const inOpened =
  <EventData>(change: (data: EventData, state: Opened, at: string) => Partial<Opened>) =>
  (data: EventData, state: Subscription, at: string): Subscription =>
    state && { ...state, ...change(data, state, at) }
