import type { Wording } from '@prumo/contracts/audit/wording'
import { showDay } from '@prumo/contracts/formats/days'
import { showInstant } from '@prumo/contracts/formats/instants'
import { showMoney } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { maskedDocument } from '@prumo/contracts/partners/partnerDocument'
import type { Billing } from '@prumo/contracts/subscription/billing'

export type PaidRecord = {
  payment: Answer<'payment'>
  /** `null` once it was erased. */
  billing: Billing | null
  confirmation: Answer<'paymentRecord'>['confirmation']
}
type Fact = [label: string, value: string]

/** What a receipt says of a payment, of who made it, and of where the log has it, in the words of its reader. */
export function paymentReceiptFacts({ payment, billing, confirmation }: PaidRecord, wording: Wording) {
  const { say, language, zones } = wording
  const word = (name: string) => say([`payments.${name}`], name)
  const receiptWord = (name: string) => say([`paymentReceipt.${name}`], name)
  const instant = (at: string) => showInstant(at, language, zones)
  const day = (at: string) => showDay(dayAt(zones, at), language)
  const { paymentId, purpose, plan, period, seats, cents, currency, method, card, reference, gateway } = payment
  const people = say([`plans.people_${seats === 1 ? 'one' : 'other'}`], '', { count: seats })
  const bought = `${say([`plans.plan.${plan}`], plan)}, ${say([`plans.period.${period}`], period)}, ${people}`
  const paidBy = say([`payments.method.${method}`], method)
  const ofCard = card && say(['plans.cardEnding'], '', card)
  return {
    payment: [
      [word('number'), paymentId],
      ...(reference ? [[word('reference'), reference] as Fact] : []),
      [receiptWord('bought'), `${say([`payments.purpose.${purpose}`], purpose)}: ${bought}`],
      ...(payment.startsAt && payment.endsAt
        ? [
            [
              word('period'),
              say(['payments.fromTo'], '', { from: day(payment.startsAt), to: day(payment.endsAt) }),
            ] as Fact,
          ]
        : []),
      [word('amount'), `${showMoney(cents, currency, language)} (${currency})`],
      [word('methodName'), ofCard ? `${paidBy}: ${ofCard}` : paidBy],
      [word('gatewayName'), gateway === 'sandbox' ? word('sandbox') : gateway],
      ...(payment.paidAt ? [[receiptWord('paidAt'), instant(payment.paidAt)] as Fact] : []),
    ] satisfies Fact[],
    payer: billing ? payerFacts(billing, receiptWord) : [],
    inTheLog: confirmation
      ? ([
          [receiptWord('stream'), confirmation.stream],
          [receiptWord('position'), String(confirmation.position)],
          [receiptWord('eventId'), confirmation.eventId],
          [receiptWord('recordedAt'), confirmation.at],
        ] satisfies Fact[])
      : [],
  }
}

function payerFacts(billing: Billing, receiptWord: (name: string) => string): Fact[] {
  const { companyName, document, street, number, complement, neighborhood, city, stateCode, postalCode } = billing
  const place = [
    `${street}, ${number}`,
    complement,
    neighborhood,
    `${city} / ${stateCode}`,
    shownPostalCode(postalCode),
  ]
  return [
    [receiptWord('payerName'), companyName],
    [receiptWord('document'), maskedDocument(document)],
    [receiptWord('payerAddress'), place.filter(Boolean).join(', ')],
  ]
}

const shownPostalCode = (digits: string) => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2')
