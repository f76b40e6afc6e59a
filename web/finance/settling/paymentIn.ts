import type { CommandOf } from '@prumo/contracts/index'
import { isCalendarDay } from '../../platform/formats/dates'
import { moneyIn, moneyProblem } from '../../platform/formats/typedMoney'
import type { Fields } from '../../platform/forms/formFields'
import { amountProblem } from '../amountProblem'
import { paidOnErrors } from './paidOnErrors'

type Sent = CommandOf<'PayInstallment'>['data']
type Payment = Pick<Sent, 'paidOn' | 'cents' | 'interestCents' | 'fineCents' | 'discountCents' | 'rest'>
/** What becomes of what a payment leaves: it is still to be paid, or it is given up. */
export type Remainder = 'rest' | 'discount'
type Manner = {
  dueCents: number
  language: string
  currency: string
  restId: string
  /** The last day on which it may have been paid. */
  lastDay: string
}

export type TypedPayment = {
  payment: Payment
  /** What moves: the amount with interest and fine, less the discount. */
  movedCents: number
  /** What of the installment is left by what was typed, whatever becomes of it. */
  leftCents: number
  /** What is still to be paid afterwards. */
  openCents: number
  errors: Record<string, string>
}

/** A payment as its form holds it, what it comes to, and what is wrong with it: field → code. */
export function paymentIn({ text }: Fields, { dueCents, language, currency, restId, lastDay }: Manner): TypedPayment {
  const typed = moneyIn(text('cents'), language, currency)
  const [interest, fine, discount] = ['interestCents', 'fineCents', 'discountCents'].map((name) =>
    moneyIn(text(name), language, currency),
  )
  const problem = (name: string) => {
    const code = moneyProblem(text(name), language, currency)
    return code && { [name]: code }
  }
  const [paidOn, restDueOn] = [text('paidOn'), text('restDueOn')]
  const leftCents = typeof typed === 'number' ? Math.max(0, dueCents - typed) : 0
  const isDiscount = text('remainder') === 'discount'
  const leavesRest = leftCents > 0 && !isDiscount
  // All of what is due may be given up, so that nothing is paid.
  const wrongAmount = (typed !== 0 || leavesRest) && amountProblem(text('cents'), language, currency)
  const payment: Payment = {
    paidOn,
    // What is given up is settled as well.
    cents: leavesRest ? dueCents - leftCents : dueCents,
    interestCents: interest ?? 0,
    fineCents: fine ?? 0,
    discountCents: (discount ?? 0) + (leavesRest ? 0 : leftCents),
    rest: leavesRest ? { installmentId: restId, dueOn: restDueOn } : null,
  }
  const movedCents = payment.cents + payment.interestCents + payment.fineCents - payment.discountCents
  return {
    payment,
    movedCents,
    leftCents,
    openCents: leavesRest ? leftCents : 0,
    errors: {
      ...paidOnErrors(paidOn, lastDay),
      ...(wrongAmount && { cents: wrongAmount }),
      ...(typeof typed === 'number' && typed > dueCents && { cents: 'entry.paymentTooLarge' }),
      ...problem('interestCents'),
      ...problem('fineCents'),
      ...problem('discountCents'),
      ...(discount !== undefined && movedCents < 0 && { discountCents: 'entry.discountTooLarge' }),
      ...(leavesRest &&
        !isCalendarDay(restDueOn) && { restDueOn: restDueOn ? 'day.invalid' : 'entry.restDueOnMissing' }),
    },
  }
}
