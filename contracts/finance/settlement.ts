import { z } from 'zod'
import { confidential } from '../confidential'
import { cents, day, id, line } from '../values'
import { closers, mostAtOnce } from './kinds'

/** What is due is at least a cent. */
const amount = cents.min(1)

/**
 * How an installment was paid. `cents` of it are settled; what moved is that with interest and fine, less the discount.
 */
export const payment = z.strictObject({
  installmentId: id,
  paidOn: day,
  cents: amount,
  interestCents: cents,
  fineCents: cents,
  discountCents: cents,
})
export type Payment = z.infer<typeof payment>

/** An installment that nobody will pay, and why. */
export const cancellation = z.strictObject({ installmentId: id, reason: line(500) })
export type Cancellation = z.infer<typeof cancellation>

/** Who paid it: a person, or the policy once all its tasks were done. */
export const closedBy = z.enum(closers)

/** From the day on which an installment was due to the day on which it is due since. */
export const postponement = z.strictObject({ installmentId: id, from: day, to: day })

const part = { entryId: id, installmentId: id }
const several = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.strictObject({ entryId: id, installmentId: id, ...shape }))
    .min(1)
    .max(mostAtOnce)

/** Some installments, each with the amount that its sender saw. */
export const seenParts = confidential(several({ cents: amount }), 'finance')
/** Some installments, each with the day on which it was due and the day on which it is due now. */
export const postponedParts = several({ from: day, to: day })
/** Some installments. */
export const someParts = several({})

const { installmentId: _, ...paid } = payment.shape
/** One installment as it is paid. What its payment leaves of it stays to be paid as a new installment. */
export const onePayment = {
  ...part,
  paidOn: paid.paidOn,
  cents: confidential(amount.clone(), 'finance'),
  interestCents: confidential(cents.clone(), 'finance'),
  fineCents: confidential(cents.clone(), 'finance'),
  discountCents: confidential(cents.clone(), 'finance'),
  rest: z.strictObject({ installmentId: id, dueOn: day }).nullable(),
}
