import { randomUUID } from 'node:crypto'
import type { CommandOf } from '@prumo/contracts/index'
import { orderDue } from '@prumo/contracts/subscription/orderDue'
import { type Order, soldPlans } from '@prumo/contracts/subscription/plans'
import type { SandboxOutcome } from '@prumo/contracts/subscription/sandbox'
import { aCnpj } from './aCnpj'
import type { Agenda } from './agenda'
import type { Member } from './member'
import type { Visitor } from './visitor'

type Buying = {
  founder: Member
  now: () => Date
  agenda: Agenda
  /** Does what has become due about subscriptions. The story's months are too short for it to happen by itself. */
  look(): Promise<void>
}
type Method = CommandOf<'OrderPlan'>['data']['method']

const pro: Order = { plan: 'pro', period: 'month', seats: 5 }
const corporate: Order = { plan: 'corporate', period: 'month', seats: 6 }

/**
 * A plan with a history, paid in the sandbox: a card without funds, then a slip; a card for what is to come, which pays
 * the next month; one seat more by Pix; and a year from then on.
 */
export function boughtPlan({ founder, now, agenda, look }: Buying): void {
  const { browser } = founder
  const order = async (what: Order, method: Method) => {
    const paymentId = randomUUID()
    const cents = await priceNow(browser, what, now().toISOString())
    await browser.act('OrderPlan', { paymentId, ...what, method, cents, currency: 'BRL', termsAccepted: true })
    await browser.post(`/rest/payments/${paymentId}/opening`)
    return paymentId
  }
  const pay = (paymentId: string, outcome: SandboxOutcome) =>
    browser.post(`/rest/sandbox/payments/${paymentId}`, { outcome })

  agenda.on(-82, 9, () => browser.act('SaveBillingData', billingOf(founder)))
  agenda.on(-82, 10, async () => pay(await order(pro, 'card'), 'sandbox:noFunds'))
  agenda.on(-82, 11, async () => {
    const slip = await order(pro, 'slip')
    agenda.on(-80, 15, () => pay(slip, 'sandbox:slipPaid'))
  })
  agenda.on(-66, 10, async () => {
    const paymentId = randomUUID()
    await browser.act('ChangePaymentCard', { paymentId })
    await browser.post(`/rest/payments/${paymentId}/opening`)
    await pay(paymentId, 'sandbox:paid')
  })
  agenda.on(-38, 10, async () => pay(await order(corporate, 'pix'), 'sandbox:pixPaid'))
  agenda.on(-30, 10, () => browser.act('BookPlanChange', { ...corporate, period: 'year' }))
  for (let offset = -80; offset < 0; offset++) agenda.on(offset, 8, look)
}

/** What the screen would show: a first period, or what is more for the days that are left of the one that is paid. */
async function priceNow({ ask }: Visitor, order: Order, at: string): Promise<number> {
  const { plan, period, seats, startsAt, endsAt, credit, prices } = await ask('subscription', {})
  const paid = soldPlans.find((each) => each === plan)
  const inForce = paid && period && startsAt && endsAt ? { plan: paid, period, seats, startsAt, endsAt } : null
  const due = orderDue(inForce, order, { prices, credit: credit.cents, at })
  if (!('cents' in due)) throw new Error(`the demonstration cannot buy ${order.plan}: ${due.way}`)
  return due.cents
}

/** Whom receipts are made out to. */
const billingOf = ({ name, email }: Member): CommandOf<'SaveBillingData'>['data'] => ({
  documentType: 'cnpj',
  document: aCnpj(),
  companyName: 'Consórcio Escola Segura Ltda.',
  municipalRegistration: '8.412.077-3',
  responsible: name,
  responsibleDocument: '52998224725',
  email,
  postalCode: '01310200',
  city: 'São Paulo',
  stateCode: 'SP',
  neighborhood: 'Bela Vista',
  street: 'Avenida Paulista',
  number: '1578',
  complement: '12º andar',
  areaCode: '11',
  phone: '35550100',
  website: 'https://escola-segura.example',
})
