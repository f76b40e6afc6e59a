import { gateways } from '@prumo/contracts/subscription/gateways'
import { defaultPrices, type Order } from '@prumo/contracts/subscription/plans'
import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { describe, it } from 'vitest'
import { aBilling, billed, corporate, onTrial, outcomeOf, priceNow, pro } from '../../test/given/aSubscription'
import { ann, at, givenOf } from '../../test/given/given'
import { subscription } from './subscription'
import type { SubscriptionCommand } from './subscriptionCommands'

const organizationId = ann.organizationId
const given = givenOf(subscription)
const givenAt = (instant: string) => givenOf(subscription, { actor: ann, at: instant })
const [paymentId, otherId] = ['00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d2']
const terms = { version: '2026-11', sha256: 'a'.repeat(64) }
const { leastCents } = gateways.sandbox
const facts = {
  prices: defaultPrices,
  offered: { name: 'sandbox', methods: ['card', 'slip', 'pix'] as const, leastCents },
  terms,
  isEmailProven: true,
}
type OrderData = Extract<SubscriptionCommand, { type: 'OrderPlan' }>['data']
const orderOf = (order: Order, more: Partial<OrderData> = {}): SubscriptionCommand => ({
  type: 'OrderPlan',
  data: {
    organizationId,
    paymentId,
    ...order,
    method: 'card',
    cents: priceNow(order),
    currency: 'BRL',
    ...facts,
    ...more,
  },
})
const attempted = (order: Order, more: object = {}): SubscriptionEvent => ({
  type: 'PaymentAttempted',
  data: {
    organizationId,
    paymentId,
    purpose: 'subscribe',
    ...order,
    cents: priceNow(order),
    currency: 'BRL',
    credit: 0,
    method: 'card',
    gateway: 'sandbox',
    ...more,
  },
})
const termsAccepted: SubscriptionEvent = { type: 'TermsAccepted', data: { organizationId, ...terms } }
const noted = (state: Parameters<typeof outcomeOf>[0], more = {}): SubscriptionCommand => ({
  type: 'NoteOutcome',
  data: { organizationId, paymentId, outcome: outcomeOf(state, more) },
})
const confirmed = (order: Order, more: object = {}): SubscriptionEvent => ({
  type: 'PaymentConfirmed',
  data: {
    organizationId,
    paymentId,
    cents: priceNow(order),
    currency: 'BRL',
    credit: 0,
    paidAt: at,
    card: null,
    ...more,
  },
})
const started = (order: Order, more: object = {}): SubscriptionEvent => ({
  type: 'SubscriptionStarted',
  data: {
    organizationId,
    code: `${order.plan.toUpperCase()}-00000000`,
    ...order,
    cents: priceNow(order),
    currency: 'BRL',
    startsAt: at,
    endsAt: '2026-04-02T09:00:00.000Z',
    paymentId,
    gateway: 'sandbox',
    ...more,
  },
})
const failed = (outcome: string, because: string | null = null): SubscriptionEvent => ({
  type: 'PaymentFailed',
  data: { organizationId, paymentId, outcome, because },
})
const over = onTrial('2026-03-01T00:00:00.000Z')
const paid = [over, billed, attempted(pro), confirmed(pro), started(pro)]

describe('An order', () => {
  it('SUB-01 SUB-08 puts the accepted terms and the payment on record, before any gateway hears of it', () =>
    given(over, billed).when(orderOf(pro)).then(termsAccepted, attempted(pro)))

  it('SUB-01 changes nothing when it is sent again, and is refused under an id that another payment has', () => {
    given(over, billed, attempted(pro)).when(orderOf(pro)).thenNothing()
    given(over, billed, attempted(pro))
      .when(orderOf(corporate(6)))
      .thenRefused('payment.idTaken')
  })

  it('SUB-02 needs a proven address, billing data, a gateway, and a method that it takes', () => {
    given(over, billed)
      .when(orderOf(pro, { isEmailProven: false }))
      .thenRefused('subscription.emailUnproven')
    given(over).when(orderOf(pro)).thenRefused('subscription.billingMissing')
    given(over, billed)
      .when(orderOf(pro, { offered: null }))
      .thenRefused('payment.gatewayUnavailable')
    given(over, billed)
      .when(orderOf(pro, { offered: { name: 'asaas', methods: ['slip'], leastCents } }))
      .thenRefused('payment.methodNotTaken')
  })

  it('SUB-01 costs what its sender was shown, or is refused with what it costs', () =>
    given(over, billed)
      .when(orderOf(pro, { cents: 1 }))
      .thenRefused('payment.priceChanged', { cents: priceNow(pro) }))

  it('SUB-01 is for the seats that a plan has', () => {
    given(over, billed)
      .when(orderOf({ ...pro, seats: 4 }))
      .thenRefused('subscription.seatsNotSold')
    given(over, billed)
      .when(orderOf(corporate(4)))
      .thenRefused('subscription.seatsNotSold')
    given(over, billed)
      .when(orderOf(corporate(9)))
      .then(termsAccepted, attempted(corporate(9)))
  })

  it('SUB-03 is one at a time, so that two tabs do not pay twice', () => {
    const underWay = attempted(pro, { paymentId: otherId })
    given(over, billed, underWay).when(orderOf(pro)).thenRefused('payment.underWay', { paymentId: otherId })
  })

  it('SUB-05 is refused after five within an hour: somebody tries cards', () => {
    const tries = [1, 2, 3, 4, 5].flatMap((number) => {
      const id = `00000000-0000-4000-8000-0000000000e${number}`
      const refused = { organizationId, paymentId: id, outcome: 'refused', because: 'cardRefused' }
      return [attempted(pro, { paymentId: id }), { type: 'PaymentFailed', data: refused } as const]
    })
    given(over, billed, ...tries)
      .when(orderOf(pro))
      .thenRefused('payment.tooMany')
    givenAt('2026-03-02T10:00:01.000Z')(over, billed, ...tries)
      .when(orderOf(pro))
      .thenDone()
  })
})

describe('What a gateway says of a payment', () => {
  const begun = [over, billed, attempted(pro)]

  it('SUB-03 SUB-04 once it is paid, starts the subscription in the same append, and keeps brand and last four', () => {
    const card = { brand: 'visa', lastFour: '4242', reference: 'card_1' }
    given(...begun)
      .when(noted('paid', { cents: priceNow(pro), currency: 'BRL', paidAt: at, card }))
      .then(confirmed(pro, { card: { brand: 'visa', lastFour: '4242' } }), started(pro), {
        type: 'PaymentCardKept',
        data: { organizationId, ...card, gateway: 'sandbox' },
      })
  })

  it('SUB-03 says that a slip is awaited, that it is decided later, and why it came to nothing', () => {
    const ids = { organizationId, paymentId }
    given(...begun)
      .when(noted('awaiting', { payableUntil: '2026-03-05' }))
      .then({ type: 'PaymentAwaited', data: { ...ids, payableUntil: '2026-03-05' } })
    given(...begun)
      .when(noted('inProgress'))
      .then({ type: 'PaymentBegun', data: ids })
    given(...begun)
      .when(noted('refused', { because: 'cardRefused' }))
      .then(failed('refused', 'cardRefused'))
  })

  it('SUB-03 never takes a payment back, but a slip that expired may be paid late', () => {
    given(...begun, failed('refused'))
      .when(noted('awaiting'))
      .thenNothing()
    given(...begun, failed('refused'))
      .when(noted('expired'))
      .thenNothing()
    given(...begun, failed('expired'))
      .when(noted('paid'))
      .then(confirmed(pro), started(pro))
    given(...begun, confirmed(pro), started(pro))
      .when(noted('paid'))
      .thenNothing()
    given(...begun, confirmed(pro), started(pro))
      .when(noted('refused'))
      .thenNothing()
  })

  it('SUB-03 grants nothing for another amount, another currency, or what another payment has paid for', () => {
    const flagged = (because: string, amount: object): SubscriptionEvent => ({
      type: 'PaymentFlagged',
      data: { organizationId, paymentId, cents: priceNow(pro), currency: 'BRL', because, ...amount },
    })
    given(...begun)
      .when(noted('paid', { cents: 1_00 }))
      .then(flagged('otherAmount', { cents: 1_00 }))
    given(...begun)
      .when(noted('paid', { currency: 'USD' }))
      .then(flagged('otherCurrency', { currency: 'USD' }))
    given(...begun, failed('expired'), started(pro, { paymentId: otherId }))
      .when(noted('paid'))
      .then(flagged('paidTwice', {}))
  })

  it('SUB-08 in doubt, is settled by the operator on record', () => {
    const flag: SubscriptionEvent = {
      type: 'PaymentFlagged',
      data: { organizationId, paymentId, cents: 1_00, currency: 'BRL', because: 'otherAmount' },
    }
    const settling = (outcome: 'paid' | 'refused'): SubscriptionCommand => ({
      type: 'SettlePayment',
      data: { organizationId, paymentId, outcome, reason: 'Extrato do banco de 3 de março' },
    })
    const settled = (outcome: string): SubscriptionEvent => ({
      type: 'PaymentSettled',
      data: { organizationId, paymentId, outcome, reason: 'Extrato do banco de 3 de março' },
    })
    given(...begun, flag)
      .when(settling('paid'))
      .then(settled('paid'), confirmed(pro), started(pro))
    given(...begun, flag)
      .when(settling('refused'))
      .then(settled('refused'), failed('refused', 'settled'))
    given(...begun)
      .when(settling('refused'))
      .then(settled('refused'), failed('refused', 'settled'))
    given(...paid)
      .when(settling('paid'))
      .thenNothing()
  })

  it('SUB-03 that the money went back, ends what it paid', () => {
    const amount = { cents: priceNow(pro), currency: 'BRL' }
    given(...paid)
      .when(noted('disputed'))
      .then(
        { type: 'PaymentReturned', data: { organizationId, paymentId, ...amount, credit: 0, outcome: 'disputed' } },
        { type: 'SubscriptionEnded', data: { organizationId, because: 'disputed' } },
      )
  })
})

describe('A subscription', () => {
  it('SUB-01 begins where the trial would have ended, and gives its days away', () =>
    given(onTrial('2026-03-10T09:00:00.000Z'), billed, attempted(pro))
      .when(noted('paid'))
      .then(confirmed(pro), started(pro, { startsAt: '2026-03-10T09:00:00.000Z', endsAt: '2026-04-10T09:00:00.000Z' })))

  it('SUB-01 becomes larger at once, for the price of the days that are left', () => {
    // 31 days from March 2; on March 17 there are 16 of them left: (395.00 − 295.00) × 16 / 31 = 51.61.
    const later = givenAt('2026-03-17T09:00:00.000Z')
    const upgrade = { purpose: 'upgrade', cents: 51_61, paymentId: otherId }
    later(...paid)
      .when(orderOf(corporate(5), { cents: 51_61, paymentId: otherId }))
      .then(termsAccepted, attempted(corporate(5), upgrade))
    later(...paid, attempted(corporate(5), upgrade))
      .when({ type: 'NoteOutcome', data: { organizationId, paymentId: otherId, outcome: outcomeOf('paid') } })
      .then(confirmed(corporate(5), { paymentId: otherId, cents: 51_61, paidAt: '2026-03-17T09:00:00.000Z' }), {
        type: 'SubscriptionEnlarged',
        data: {
          organizationId,
          code: 'CORPORATE-00000000',
          endsAt: '2026-04-02T09:00:00.000Z',
          ...corporate(5),
          paymentId: otherId,
          before: { code: 'PRO-00000000', ...pro },
        },
      })
  })

  it('SUB-01 is not enlarged for a whole period by what cost the last days of the one before', () => {
    // On April 1 a day is left of March's period: (5,000 seats − Pro) × 1 / 31.
    const large = corporate(5000)
    const cents = Math.floor((priceNow(large) - priceNow(pro)) / 31)
    const upgrade = attempted(large, { purpose: 'upgrade', cents, paymentId: otherId, method: 'slip' })
    const renewed: SubscriptionEvent = {
      ...started(pro, {
        paymentId: '00000000-0000-4000-8000-0000000000d3',
        startsAt: '2026-04-02T09:00:00.000Z',
        endsAt: '2026-05-02T09:00:00.000Z',
      }),
      type: 'SubscriptionRenewed',
    } as SubscriptionEvent
    givenAt('2026-04-01T09:00:00.000Z')(...paid)
      .when(orderOf(large, { cents, paymentId: otherId, method: 'slip' }))
      .then(termsAccepted, upgrade)
    givenAt('2026-04-03T09:00:00.000Z')(...paid, upgrade, renewed)
      .when({ type: 'NoteOutcome', data: { organizationId, paymentId: otherId, outcome: outcomeOf('paid') } })
      .then({
        type: 'PaymentFlagged',
        data: { organizationId, paymentId: otherId, cents, currency: 'BRL', because: 'periodOver' },
      })
  })

  it('SUB-01 is not bought again, nor made smaller, by an order', () => {
    given(...paid)
      .when(orderOf(pro, { paymentId: otherId }))
      .thenRefused('subscription.nothingChanges')
    const startup: Order = { plan: 'startup', period: 'month', seats: 3 }
    given(...paid)
      .when(orderOf(startup, { paymentId: otherId }))
      .thenRefused('subscription.notMore')
  })

  it('SUB-01 is made smaller from its next period on, which can be taken back', () => {
    const startup: Order = { plan: 'startup', period: 'month', seats: 3 }
    const book: SubscriptionCommand = {
      type: 'BookPlanChange',
      data: { organizationId, ...startup, prices: defaultPrices },
    }
    const booked: SubscriptionEvent = {
      type: 'PlanChangeBooked',
      data: { organizationId, ...startup, from: '2026-04-02T09:00:00.000Z' },
    }
    given(...paid)
      .when(book)
      .then(booked)
    given(...paid, booked)
      .when(book)
      .thenNothing()
    given(...paid, booked)
      .when({ type: 'WithdrawPlanChange', data: { organizationId } })
      .then({ type: 'PlanChangeWithdrawn', data: { organizationId, before: startup } })
    given(...paid)
      .when({ type: 'BookPlanChange', data: { organizationId, ...corporate(7), prices: defaultPrices } })
      .thenRefused('subscription.notLess')
    given(over, billed).when(book).thenRefused('subscription.notPaid')
    const cancelled = { organizationId, endsAt: '2026-04-02T09:00:00.000Z', reason: '' }
    given(...paid, { type: 'SubscriptionCancelled', data: cancelled })
      .when(book)
      .thenRefused('subscription.ended')
  })

  it('SUB-06 is cancelled for the end of its period, and resumed until then', () => {
    const cancel: SubscriptionCommand = {
      type: 'CancelSubscription',
      data: { organizationId, reason: 'Obra entregue' },
    }
    const cancelled: SubscriptionEvent = {
      type: 'SubscriptionCancelled',
      data: { organizationId, endsAt: '2026-04-02T09:00:00.000Z', reason: 'Obra entregue' },
    }
    const resume: SubscriptionCommand = { type: 'ResumeSubscription', data: { organizationId } }
    given(...paid)
      .when(cancel)
      .then(cancelled)
    given(...paid, cancelled)
      .when(cancel)
      .thenNothing()
    given(...paid, cancelled)
      .when(resume)
      .then({ type: 'SubscriptionResumed', data: { organizationId, endsAt: '2026-04-02T09:00:00.000Z' } })
    givenAt('2026-04-02T09:00:01.000Z')(...paid, cancelled)
      .when(resume)
      .thenRefused('subscription.notPaid')
    given(over, billed).when(cancel).thenRefused('subscription.notPaid')
  })

  it('SUB-01 is renewed by what is booked, from the end of its period, at the same day of the month', () => {
    const renewal: SubscriptionCommand = {
      type: 'AttemptRenewal',
      data: { organizationId, paymentId: otherId, method: 'card', gateway: 'sandbox', prices: defaultPrices },
    }
    const renewing = attempted(pro, { purpose: 'renew', paymentId: otherId })
    const atEnd = givenAt('2026-04-02T09:00:00.000Z')
    atEnd(...paid)
      .when(renewal)
      .then(renewing)
    atEnd(...paid, renewing)
      .when(renewal)
      .thenNothing()
    atEnd(...paid, renewing)
      .when({ type: 'NoteOutcome', data: { organizationId, paymentId: otherId, outcome: outcomeOf('paid') } })
      .then(confirmed(pro, { paymentId: otherId, paidAt: '2026-04-02T09:00:00.000Z' }), {
        ...started(pro, {
          paymentId: otherId,
          startsAt: '2026-04-02T09:00:00.000Z',
          endsAt: '2026-05-02T09:00:00.000Z',
        }),
        type: 'SubscriptionRenewed',
      } as SubscriptionEvent)
  })

  it('ACC-14 keeps whom receipts go to, with what stood there before', () => {
    const { companyName: _, ...rest } = aBilling
    const data = { organizationId, ...rest, companyName: 'Horizonte S.A.' }
    given(over, billed)
      .when({ type: 'SaveBillingData', data: { organizationId, ...aBilling } })
      .thenNothing()
    given(over, billed)
      .when({ type: 'SaveBillingData', data })
      .then({
        type: 'BillingDataSaved',
        data: { organizationId, billing: { ...rest, companyName: 'Horizonte S.A.' }, before: { billing: aBilling } },
      })
    given(over, billed)
      .when({ type: 'SaveBillingData', data: { ...data, seen: { companyName: 'Outra' } } })
      .thenRefused('record.changedMeanwhile', { fields: ['companyName'] })
  })

  it('SUB-06 has its request for a budget on record once', () => {
    const request = { organizationId, requestId: otherId, seats: 40, message: 'Precisamos de 40 criadores.' }
    given(over).when({ type: 'RequestBudget', data: request }).then({ type: 'BudgetRequested', data: request })
    given(over, { type: 'BudgetRequested', data: request }).when({ type: 'RequestBudget', data: request }).thenNothing()
  })

  it('SUB-01 takes what is owed off the next payment, but for what must be charged at least', () => {
    const owed: SubscriptionEvent = {
      type: 'PaymentCredited',
      data: { organizationId, paymentId, cents: 100_00, currency: 'BRL', reason: 'Boleto pago duas vezes' },
    }
    const renewal = (order: string): SubscriptionCommand => ({
      type: 'AttemptRenewal',
      data: { organizationId, paymentId: order, method: 'slip', gateway: 'sandbox', prices: defaultPrices },
    })
    const less = attempted(pro, {
      purpose: 'renew',
      paymentId: otherId,
      method: 'slip',
      cents: priceNow(pro) - 100_00,
      credit: 100_00,
    })
    given(...paid, owed)
      .when(renewal(otherId))
      .then(less)
    const thirdId = '00000000-0000-4000-8000-0000000000d3'
    const paidLess = confirmed(pro, { paymentId: otherId, cents: priceNow(pro) - 100_00, credit: 100_00 })
    given(...paid, owed, less, paidLess)
      .when(renewal(thirdId))
      .then(attempted(pro, { purpose: 'renew', paymentId: thirdId, method: 'slip' }))
  })
})

describe('A payment of the next period that was begun before', () => {
  const startup: Order = { plan: 'startup', period: 'month', seats: 3 }
  const slip = attempted(pro, { purpose: 'renew', paymentId: otherId, method: 'slip' })
  const begun = [...paid, slip]
  const withdrawn: SubscriptionEvent = {
    type: 'PaymentFailed',
    data: { organizationId, paymentId: otherId, outcome: 'cancelled', because: 'planChanged' },
  }
  const booked: SubscriptionEvent = {
    type: 'PlanChangeBooked',
    data: { organizationId, ...startup, from: '2026-04-02T09:00:00.000Z' },
  }
  const book: SubscriptionCommand = {
    type: 'BookPlanChange',
    data: { organizationId, ...startup, prices: defaultPrices },
  }
  const enlarged = (paymentId_: string | null, order: Order): SubscriptionEvent => ({
    type: 'SubscriptionEnlarged',
    data: {
      organizationId,
      code: 'CORPORATE-00000000',
      endsAt: '2026-04-02T09:00:00.000Z',
      ...order,
      paymentId: paymentId_,
      before: { code: 'PRO-00000000', ...pro },
    },
  })
  const notedOf = (id: string, state: 'paid'): SubscriptionCommand => ({
    type: 'NoteOutcome',
    data: { organizationId, paymentId: id, outcome: outcomeOf(state) },
  })
  const renewed = (order: Order, id: string): SubscriptionEvent =>
    ({
      ...started(order, {
        paymentId: id,
        startsAt: '2026-04-02T09:00:00.000Z',
        endsAt: '2026-05-02T09:00:00.000Z',
      }),
      type: 'SubscriptionRenewed',
    }) as SubscriptionEvent
  const thirdId = '00000000-0000-4000-8000-0000000000d3'

  it('SUB-01 is withdrawn by a plan that is booked, by the booking taken back, and by cancelling', () => {
    given(...begun)
      .when(book)
      .then(booked, withdrawn)
    const less = { ...slip, data: { ...slip.data, ...startup, cents: priceNow(startup) } } as SubscriptionEvent
    given(...paid, booked, less)
      .when({ type: 'WithdrawPlanChange', data: { organizationId } })
      .then({ type: 'PlanChangeWithdrawn', data: { organizationId, before: startup } }, withdrawn)
    given(...begun)
      .when({ type: 'CancelSubscription', data: { organizationId, reason: '' } })
      .then(
        { type: 'SubscriptionCancelled', data: { organizationId, endsAt: '2026-04-02T09:00:00.000Z', reason: '' } },
        withdrawn,
      )
  })

  it('SUB-01 is withdrawn by an upgrade: at its price the next period would be smaller again', () => {
    const thirdPaid = { purpose: 'upgrade', cents: 51_61, paymentId: thirdId }
    givenAt('2026-03-25T09:00:00.000Z')(...begun, attempted(corporate(5), thirdPaid))
      .when(notedOf(thirdId, 'paid'))
      .then(
        confirmed(corporate(5), { paymentId: thirdId, cents: 51_61, paidAt: '2026-03-25T09:00:00.000Z' }),
        enlarged(thirdId, corporate(5)),
        withdrawn,
      )
  })

  it('SUB-01 stays where it is for what is booked anyway', () =>
    given(...paid, booked, { ...slip, data: { ...slip.data, ...startup } } as SubscriptionEvent)
      .when(book)
      .thenNothing())

  it('SUB-01 and paid all the same, leaves what was booked for the period after it', () => {
    const crossed = [...begun, booked, withdrawn, confirmed(pro, { paymentId: otherId }), renewed(pro, otherId)]
    givenAt('2026-04-01T09:00:00.000Z')(...begun, booked, withdrawn)
      .when(notedOf(otherId, 'paid'))
      .then(confirmed(pro, { paymentId: otherId, paidAt: '2026-04-01T09:00:00.000Z' }), renewed(pro, otherId))
    givenAt('2026-05-02T09:00:00.000Z')(...crossed)
      .when({
        type: 'AttemptRenewal',
        data: { organizationId, paymentId: thirdId, method: 'slip', gateway: 'sandbox', prices: defaultPrices },
      })
      .then(attempted(startup, { purpose: 'renew', paymentId: thirdId, method: 'slip', cents: priceNow(startup) }))
    // What was renewed as booked leaves nothing booked.
    given(...paid, booked, renewed(startup, otherId))
      .when({ type: 'WithdrawPlanChange', data: { organizationId } })
      .thenNothing()
  })

  it('SUB-01 pays one period: of a late slip and a card the second is for the operator', () => {
    const card = attempted(pro, { purpose: 'renew', paymentId: thirdId })
    const twice = [...begun, card, confirmed(pro, { paymentId: thirdId }), renewed(pro, thirdId)]
    givenAt('2026-04-04T09:00:00.000Z')(...twice)
      .when(notedOf(otherId, 'paid'))
      .then({
        type: 'PaymentFlagged',
        data: { organizationId, paymentId: otherId, cents: priceNow(pro), currency: 'BRL', because: 'paidTwice' },
      })
  })

  it('SUB-01 pays the period all the same where it comes late and nothing else has paid', () => {
    const ended: SubscriptionEvent = { type: 'SubscriptionEnded', data: { organizationId, because: 'unpaid' } }
    givenAt('2026-04-10T09:00:00.000Z')(...begun, ended)
      .when(notedOf(otherId, 'paid'))
      .then(confirmed(pro, { paymentId: otherId, paidAt: '2026-04-10T09:00:00.000Z' }), {
        ...renewed(pro, otherId),
        data: {
          ...renewed(pro, otherId).data,
          startsAt: '2026-04-10T09:00:00.000Z',
          endsAt: '2026-05-10T09:00:00.000Z',
        },
      } as SubscriptionEvent)
  })

  it('SUB-01 is not begun for a subscription that was cancelled meanwhile', () => {
    const cancelled = { organizationId, endsAt: '2026-04-02T09:00:00.000Z', reason: '' }
    given(...paid, { type: 'SubscriptionCancelled', data: cancelled })
      .when({
        type: 'AttemptRenewal',
        data: { organizationId, paymentId: otherId, method: 'card', gateway: 'sandbox', prices: defaultPrices },
      })
      .thenNothing()
  })

  it('SUB-01 is none for an upgrade of the last day: it costs nothing, and counts at once', () =>
    givenAt('2026-04-01T09:00:01.000Z')(...paid)
      .when(orderOf(corporate(5), { cents: 0, paymentId: otherId }))
      .then(termsAccepted, enlarged(null, corporate(5))))

  it('SUB-02 is refused by a method that takes no less than more, with how much that is', () => {
    // Two days are left: (395.00 − 295.00) × 2 / 31 = 6.45, and for one of them 3.22.
    const order = { paymentId: otherId, method: 'slip' as const }
    givenAt('2026-03-31T09:00:00.000Z')(...paid)
      .when(orderOf(corporate(5), { ...order, cents: 6_45 }))
      .thenDone()
    const lastDay = givenAt('2026-04-01T09:00:00.000Z')(...paid)
    lastDay.when(orderOf(corporate(5), { ...order, cents: 3_22 })).thenRefused('payment.tooLittle', { cents: 5_00 })
    lastDay.when(orderOf(corporate(5), { ...order, method: 'card', cents: 3_22 })).thenDone()
  })

  it('ACC-14 is made out to a document whose claim was changed around it: of two at once one is refused', () => {
    const save = (document: string, from: string | null): SubscriptionCommand => ({
      type: 'SaveBillingData',
      data: { organizationId, ...aBilling, document, held: { from } },
    })
    given(over, billed)
      .when(save('11444777000161', null))
      .thenRefused('record.changedMeanwhile', { fields: ['document'] })
    given(over, billed).when(save('11444777000161', aBilling.document)).thenDone()
    given(over, billed).when(save(aBilling.document, null)).thenNothing()
  })
})
