import { gateways } from '@prumo/contracts/subscription/gateways'
import { paymentStates } from '@prumo/contracts/subscription/payments'
import { defaultPrices } from '@prumo/contracts/subscription/plans'
import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { decide, fold } from '@prumo/platform/decider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billed, onTrial, outcomeOf, priceNow, pro } from '../../test/given/aSubscription'
import { ann } from '../../test/given/given'
import { subscription } from './subscription'
import type { SubscriptionCommand } from './subscriptionCommands'

const { organizationId } = ann
const ids = [1, 2, 3].map((number) => `00000000-0000-4000-8000-0000000000d${number}`)
const { leastCents } = gateways.sandbox
const facts = {
  prices: defaultPrices,
  offered: { name: 'sandbox', methods: ['card'] as const, leastCents },
  terms: { version: '1', sha256: 'a'.repeat(64) },
  isEmailProven: true,
}
const ordering = (paymentId: string): SubscriptionCommand => ({
  type: 'OrderPlan',
  data: { organizationId, paymentId, ...pro, method: 'card', cents: priceNow(pro), currency: 'BRL', ...facts },
})
const renewing = (paymentId: string): SubscriptionCommand => ({
  type: 'AttemptRenewal',
  data: { organizationId, paymentId, method: 'card', gateway: 'sandbox', prices: defaultPrices },
})
const withdrawing = (paymentId: string): SubscriptionCommand => ({
  type: 'WithdrawPayment',
  data: { organizationId, paymentId },
})

const anId = fc.constantFrom(...ids)
const aNotice = fc
  .record({ paymentId: anId, state: fc.constantFrom(...paymentStates), cents: fc.constantFrom(null, 1_00) })
  .map(({ paymentId, state, cents }): SubscriptionCommand => {
    return { type: 'NoteOutcome', data: { organizationId, paymentId, outcome: outcomeOf(state, { cents }) } }
  })
const settling = (outcome: 'paid' | 'refused') => (paymentId: string) =>
  ({ type: 'SettlePayment', data: { organizationId, paymentId, outcome, reason: 'Extrato' } }) as const
const crediting = (paymentId: string): SubscriptionCommand => ({
  type: 'CreditPayment',
  data: { organizationId, paymentId, reason: 'Desistiu' },
})
const granting: SubscriptionCommand = {
  type: 'GrantPlan',
  data: {
    organizationId,
    code: 'ENTERPRISE-00000000',
    endsAt: '2026-06-01T03:00:00.000Z',
    plan: 'enterprise',
    seats: 4,
    agreement: 'Contrato',
  },
}

const aCommand = fc.oneof(anId.map(ordering), anId.map(renewing), anId.map(withdrawing), {
  arbitrary: aNotice,
  weight: 4,
})

const orOperator = fc.oneof(
  { arbitrary: aCommand, weight: 4 },
  anId.map(settling('paid')),
  anId.map(settling('refused')),
  anId.map(crediting),
  fc.constant(granting),
)

/** What is recorded where these come one after the other, some hours apart. What is refused records nothing. */
function recorded(commands: readonly SubscriptionCommand[]): (SubscriptionEvent & { at: string })[] {
  const history: (SubscriptionEvent & { at: string })[] = [onTrial('2026-03-01T00:00:00.000Z'), billed].map(
    (event) => ({
      ...event,
      at: '2026-03-02T00:00:00.000Z',
    }),
  )
  for (const [index, command] of commands.entries()) {
    const at = new Date(Date.parse('2026-03-02T09:00:00.000Z') + index * 30 * 3_600_000).toISOString()
    try {
      const events = decide(subscription, command, fold(subscription, history), { actor: ann, at })
      history.push(...events.map((event) => ({ ...event, at })))
    } catch {
      // Refused.
    }
  }
  return history
}

const ofType = (history: readonly SubscriptionEvent[], ...types: string[]) =>
  history.filter(({ type }) => types.includes(type)).map(({ data }) => (data as { paymentId: string }).paymentId)

describe('Whatever gateways say, in any order and any number of times,', () => {
  it('SUB-03 a payment is confirmed at most once, and grants a period at most once', () =>
    fc.assert(
      fc.property(fc.array(aCommand, { maxLength: 40 }), (commands) => {
        const history = recorded(commands)
        for (const types of [['PaymentConfirmed'], ['SubscriptionStarted', 'SubscriptionRenewed']]) {
          const payments = ofType(history, ...types)
          expect(payments).toEqual([...new Set(payments)])
        }
      }),
    ))

  it('SUB-03 nothing is granted that was not confirmed, and nothing is confirmed that no gateway called paid', () =>
    fc.assert(
      fc.property(fc.array(aCommand, { maxLength: 40 }), (commands) => {
        const history = recorded(commands)
        const confirmed = ofType(history, 'PaymentConfirmed')
        expect(confirmed).toEqual(ofType(history, 'SubscriptionStarted', 'SubscriptionRenewed'))
        const calledPaid = commands.flatMap(({ type, data }) =>
          type === 'NoteOutcome' && data.outcome.state === 'paid' && data.outcome.cents === null
            ? [data.paymentId]
            : [],
        )
        expect(confirmed.filter((paymentId) => !calledPaid.includes(paymentId))).toEqual([])
      }),
    ))

  it('SUB-03 of several payments for the next period one pays it, and no other grants another one', () => {
    const [first = '', second = '', third = ''] = ids
    const paid = (paymentId: string): SubscriptionCommand => {
      return { type: 'NoteOutcome', data: { organizationId, paymentId, outcome: outcomeOf('paid') } }
    }
    const begun = [ordering(first), paid(first), renewing(second), renewing(third)]
    const anyOrPaid = fc.oneof(aCommand, fc.constantFrom(second, third).map(paid))
    fc.assert(
      fc.property(fc.array(anyOrPaid, { minLength: 4, maxLength: 20 }), (commands) => {
        const history = recorded([...begun, ...commands])
        const { payments } = fold(subscription, history) ?? {}
        const periods = ofType(history, 'SubscriptionRenewed').map((id) => payments?.get(id)?.periodEndedAt)
        expect(periods).toEqual([...new Set(periods)])
      }),
    )
  })

  it('SUB-03 two orders are never under way at once', () =>
    fc.assert(
      fc.property(fc.array(aCommand, { maxLength: 40 }), (commands) => {
        const { payments } = fold(subscription, recorded(commands)) ?? {}
        const open = payments?.filter(
          ({ state, purpose }) => purpose !== 'renew' && ['attempted', 'inProgress', 'awaiting'].includes(state),
        )
        expect(open?.size ?? 0).toBeLessThanOrEqual(1)
      }),
    ))

  it('SUB-08 whatever the operator decides beside them, money pays once, is owed once and goes back once', () =>
    fc.assert(
      fc.property(fc.array(orOperator, { maxLength: 40 }), (commands) => {
        const history = recorded(commands)
        for (const types of [
          ['PaymentConfirmed'],
          ['SubscriptionStarted', 'SubscriptionRenewed'],
          ['PaymentCredited'],
          ['PaymentReturned'],
        ]) {
          const payments = ofType(history, ...types)
          expect(payments).toEqual([...new Set(payments)])
        }
        expect(fold(subscription, history)?.credit).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 300 },
    ))
})
