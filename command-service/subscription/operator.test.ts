import { gateways } from '@prumo/contracts/subscription/gateways'
import { defaultPrices, type Order } from '@prumo/contracts/subscription/plans'
import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { describe, it } from 'vitest'
import { billed, corporate, onTrial, outcomeOf, priceNow, pro } from '../../test/given/aSubscription'
import { ann, at, givenOf } from '../../test/given/given'
import { subscription } from './subscription'
import type { SubscriptionCommand } from './subscriptionCommands'

const { organizationId } = ann
const given = givenOf(subscription)
const [paymentId, upgradeId, furtherId] = [1, 2, 3].map((nth) => `00000000-0000-4000-8000-0000000000d${nth}`) as [
  string,
  string,
  string,
]
const endsAt = '2026-04-02T09:00:00.000Z'
const reason = 'Extrato do banco'
const money = { cents: priceNow(pro), currency: 'BRL' }

const attempted = (id: string, purpose: string, order: Order, more: object = {}): SubscriptionEvent => ({
  type: 'PaymentAttempted',
  data: {
    organizationId,
    paymentId: id,
    purpose,
    ...order,
    ...money,
    credit: 0,
    method: 'slip',
    gateway: 'sandbox',
    ...more,
  },
})
const confirmed = (id: string, more: object = {}): SubscriptionEvent => ({
  type: 'PaymentConfirmed',
  data: { organizationId, paymentId: id, ...money, credit: 0, paidAt: at, card: null, ...more },
})
const started: SubscriptionEvent = {
  type: 'SubscriptionStarted',
  data: { organizationId, code: codeOf(pro), ...pro, ...money, startsAt: at, endsAt, paymentId, gateway: 'sandbox' },
}
const changed = (type: 'SubscriptionEnlarged' | 'SubscriptionReduced', id: string, from: Order, to: Order) =>
  ({
    type,
    data: { organizationId, code: codeOf(to), endsAt, ...to, paymentId: id, before: { code: codeOf(from), ...from } },
  }) as const
const flagged = (id: string, because: string, cents = 1_00): SubscriptionEvent => ({
  type: 'PaymentFlagged',
  data: { organizationId, paymentId: id, cents, currency: 'BRL', because },
})
const granted = (more: object = {}): SubscriptionEvent => ({ type: 'PlanGranted', data: { ...enterprise, ...more } })
const enterprise = {
  organizationId,
  code: 'ENTERPRISE-00000000',
  endsAt: '2027-03-02T03:00:00.000Z',
  plan: 'enterprise' as const,
  seats: 4,
  agreement: 'Contrato 12/2026',
}
const settled = (outcome: 'paid' | 'refused', id = paymentId): SubscriptionEvent => ({
  type: 'PaymentSettled',
  data: { organizationId, paymentId: id, outcome, reason },
})
const failed = (because: string): SubscriptionEvent => ({
  type: 'PaymentFailed',
  data: { organizationId, paymentId, outcome: 'refused', because },
})
const settle = (outcome: 'paid' | 'refused', id = paymentId): SubscriptionCommand => ({
  type: 'SettlePayment',
  data: { organizationId, paymentId: id, outcome, reason },
})
const refunded = (id: string): SubscriptionCommand => ({
  type: 'NoteOutcome',
  data: { organizationId, paymentId: id, outcome: outcomeOf('refunded') },
})
const noted = (state: 'paid'): SubscriptionCommand => ({
  type: 'NoteOutcome',
  data: { organizationId, paymentId, outcome: outcomeOf(state, money) },
})
const credit = (id: string): SubscriptionCommand => ({
  type: 'CreditPayment',
  data: { organizationId, paymentId: id, reason },
})
const returned = (id: string, owed = 0): SubscriptionEvent => ({
  type: 'PaymentReturned',
  data: { organizationId, paymentId: id, ...money, credit: owed, outcome: 'refunded' },
})
const credited = (id: string, cents = money.cents): SubscriptionEvent => ({
  type: 'PaymentCredited',
  data: { organizationId, paymentId: id, cents, currency: 'BRL', reason },
})
const ended = (because: string): SubscriptionEvent => ({ type: 'SubscriptionEnded', data: { organizationId, because } })

function codeOf({ plan }: Order) {
  return `${plan.toUpperCase()}-00000000`
}

const [large, larger] = [corporate(6), corporate(9)]
const over = [onTrial('2026-03-01T00:00:00.000Z'), billed]
const begun = [...over, attempted(paymentId, 'subscribe', pro)]
const paid = [...begun, confirmed(paymentId), started]
const enlarged = [
  ...paid,
  attempted(upgradeId, 'upgrade', large),
  confirmed(upgradeId),
  changed('SubscriptionEnlarged', upgradeId, pro, large),
]
const enlargedTwice = [
  ...enlarged,
  attempted(furtherId, 'upgrade', larger),
  confirmed(furtherId),
  changed('SubscriptionEnlarged', furtherId, large, larger),
]

describe('What the operator settles', () => {
  it('SUB-08 changes nothing where it stands so already, and is refused where it stands otherwise', () => {
    given(...paid)
      .when(settle('paid'))
      .thenNothing()
    given(...paid)
      .when(settle('refused'))
      .thenRefused('payment.notOpen')
    given(...begun, settled('refused'), failed('settled'))
      .when(settle('refused'))
      .thenNothing()
    given(...begun, settled('refused'), failed('settled'))
      .when(settle('paid'))
      .thenRefused('payment.notOpen')
    given(...begun, flagged(paymentId, 'otherAmount'), credited(paymentId, 1_00))
      .when(settle('paid'))
      .thenRefused('payment.notOpen')
    given(...over)
      .when(settle('paid'))
      .thenRefused('payment.unknown')
    given().when(settle('paid')).thenRefused('organization.unknown')
  })

  it('SUB-08 as unpaid pays nothing, whatever its gateway says of that money again', () => {
    given(...begun, flagged(paymentId, 'otherAmount'), settled('refused'), failed('settled'))
      .when(noted('paid'))
      .thenNothing()
    given(...begun, settled('refused'), failed('settled'))
      .when(noted('paid'))
      .then(flagged(paymentId, 'settledUnpaid', money.cents))
  })

  it('SUB-01 as paid makes no plan smaller: what a late upgrade asked for may be there already', () => {
    const lateId = '00000000-0000-4000-8000-0000000000d4'
    given(...enlargedTwice, attempted(lateId, 'upgrade', large))
      .when(settle('paid', lateId))
      .thenRefused('subscription.notMore')
    given(...enlarged, ended('refunded'), attempted(furtherId, 'upgrade', larger), flagged(furtherId, 'nothingToPay'))
      .when(settle('paid', furtherId))
      .thenRefused('subscription.notMore')
  })
})

describe('What goes back', () => {
  it('SUB-08 ends the period that it paid', () => {
    given(...paid)
      .when(refunded(paymentId))
      .then(returned(paymentId), ended('refunded'))
    given(...paid, returned(paymentId), ended('refunded'))
      .when(refunded(paymentId))
      .thenNothing()
  })

  it('SUB-08 takes the larger plan back that it paid, to the end of the same period', () => {
    given(...enlarged)
      .when(refunded(upgradeId))
      .then(returned(upgradeId), changed('SubscriptionReduced', upgradeId, large, pro))
    given(...enlargedTwice)
      .when(refunded(furtherId))
      .then(returned(furtherId), changed('SubscriptionReduced', furtherId, larger, large))
    given(...enlargedTwice, returned(furtherId), changed('SubscriptionReduced', furtherId, larger, large))
      .when(refunded(upgradeId))
      .then(returned(upgradeId), changed('SubscriptionReduced', upgradeId, large, pro))
  })

  it('SUB-08 leaves a plan that another upgrade was paid on, and the period after the one that it enlarged', () => {
    given(...enlargedTwice)
      .when(refunded(upgradeId))
      .then(returned(upgradeId))
    const renewed = {
      type: 'SubscriptionRenewed',
      data: { ...started.data, ...large, code: codeOf(large), paymentId: furtherId, startsAt: endsAt },
    } as SubscriptionEvent
    given(...enlarged, renewed)
      .when(refunded(upgradeId))
      .then(returned(upgradeId))
  })

  it('SUB-08 brings what came off of it as a credit back', () => {
    const owed = [credited(furtherId, 50_00), attempted(paymentId, 'subscribe', pro, { credit: 50_00 })]
    const usedUp = [...over, ...owed, confirmed(paymentId, { credit: 50_00 }), started]
    given(...usedUp)
      .when(refunded(paymentId))
      .then(returned(paymentId, 50_00), ended('refunded'))
    given(...usedUp, returned(paymentId, 50_00), ended('refunded'))
      .when({
        type: 'OrderPlan',
        data: {
          organizationId,
          paymentId: upgradeId,
          ...pro,
          method: 'card',
          ...money,
          cents: money.cents - 50_00,
          prices: defaultPrices,
          offered: { name: 'sandbox', methods: ['card'], leastCents: gateways.sandbox.leastCents },
          terms: { version: '2026-11', sha256: 'a'.repeat(64) },
          isEmailProven: true,
        },
      })
      .then(
        {
          type: 'TermsAccepted',
          data: { organizationId, version: '2026-11', sha256: 'a'.repeat(64) },
        },
        attempted(upgradeId, 'subscribe', pro, { method: 'card', cents: money.cents - 50_00, credit: 50_00 }),
      )
  })
})

describe('What cannot go back', () => {
  it('SUB-08 is owed once, and what it paid ends with it', () => {
    given(...paid)
      .when(credit(paymentId))
      .then(credited(paymentId), ended('credited'))
    given(...paid, credited(paymentId), ended('credited'))
      .when(credit(paymentId))
      .thenNothing()
    given(...enlarged)
      .when(credit(upgradeId))
      .then(credited(upgradeId), changed('SubscriptionReduced', upgradeId, large, pro))
  })

  it('SUB-08 is what came, not what was asked for', () => {
    given(...begun, flagged(paymentId, 'otherAmount'))
      .when(credit(paymentId))
      .then(credited(paymentId, 1_00))
    given(...begun, flagged(paymentId, 'otherAmount'), settled('paid'), confirmed(paymentId), started)
      .when(credit(paymentId))
      .then(credited(paymentId, 1_00), ended('credited'))
  })

  it('SUB-08 is refused where nothing was paid, where it went back in a dispute, and before what rests on it', () => {
    given(...begun)
      .when(credit(paymentId))
      .thenRefused('payment.notPaid')
    given(...paid, { ...returned(paymentId), data: { ...returned(paymentId).data, outcome: 'disputed' } } as never)
      .when(credit(paymentId))
      .thenRefused('payment.notPaid')
    for (const before of [paymentId, upgradeId])
      given(...enlargedTwice)
        .when(credit(before))
        .thenRefused('payment.notLast', { paymentId: furtherId })
    given(...over)
      .when(credit(paymentId))
      .thenRefused('payment.unknown')
  })
})

describe('A plan that the operator grants', () => {
  const grant: SubscriptionCommand = { type: 'GrantPlan', data: enterprise }

  it('SUB-01 is granted once, and again where something of it is another', () => {
    given(...paid)
      .when(grant)
      .then(granted())
    given(...paid, granted())
      .when(grant)
      .thenNothing()
    for (const before of [{ seats: 3 }, { endsAt: '2026-12-31T03:00:00.000Z' }, { plan: 'corporate' }])
      given(...paid, granted(before))
        .when(grant)
        .then(granted())
    given(...paid, granted(), ended('refunded'))
      .when(grant)
      .then(granted())
  })

  it('SUB-01 is for an organization that there is', () => given().when(grant).thenRefused('organization.unknown'))

  it('SUB-01 is not replaced by what was ordered before it and paid late', () => {
    given(...begun, granted())
      .when(noted('paid'))
      .then(flagged(paymentId, 'planGranted', money.cents))
    given(...over, granted(), attempted(paymentId, 'subscribe', pro))
      .when(noted('paid'))
      .then(confirmed(paymentId), started)
  })
})
