import type { CommandOf } from '@prumo/contracts/index'
import { isCalendarDay } from '../../platform/formats/dates'
import type { Fields } from '../../platform/forms/formFields'
import { amountIn } from '../typedAmount'
import { paidOnErrors } from './paidOnErrors'

type Sent = CommandOf<'PayInstallment'>['data']
type Payment = Pick<Sent, 'paidOn' | 'cents' | 'interestCents' | 'fineCents' | 'discountCents' | 'rest'>
/** What becomes of what a payment leaves: it is still to be paid, or it is given up. */
export type Remainder = 'rest' | 'discount'
type Manner = {
  dueCents: number
  language: string
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
export function paymentIn({ text }: Fields, { dueCents, language, restId, lastDay }: Manner): TypedPayment {
  const typed = amountIn(text('cents'), language)
  const [interest, fine, discount] = ['interestCents', 'fineCents', 'discountCents'].map((name) =>
    amountIn(text(name), language),
  )
  const [paidOn, restDueOn] = [text('paidOn'), text('restDueOn')]
  const leftCents = typeof typed === 'number' ? Math.max(0, dueCents - typed) : 0
  const isDiscount = text('remainder') === 'discount'
  const leavesRest = leftCents > 0 && !isDiscount
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
      ...((typeof typed !== 'number' || (typed === 0 && leavesRest)) && { cents: 'entry.amountInvalid' }),
      ...(typeof typed === 'number' && typed > dueCents && { cents: 'entry.paymentTooLarge' }),
      ...(interest === undefined && { interestCents: 'entry.realizedInvalid' }),
      ...(fine === undefined && { fineCents: 'entry.realizedInvalid' }),
      ...(discount === undefined && { discountCents: 'entry.realizedInvalid' }),
      ...(discount !== undefined && movedCents < 0 && { discountCents: 'entry.discountTooLarge' }),
      ...(leavesRest &&
        !isCalendarDay(restDueOn) && { restDueOn: restDueOn ? 'day.invalid' : 'entry.restDueOnMissing' }),
    },
  }
}
