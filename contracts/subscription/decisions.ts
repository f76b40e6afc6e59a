import { z } from 'zod'
import { event } from '../event'
import { plans } from '../organization/seats'
import { day, id, line } from '../values'
import { sign } from './payments'

/** Whoever runs Prumo decides it in a shell, beside all that serve: who it was, and why. */
const decision = { organizationId: id, decidedBy: line(200), reason: line(1000) }
const ofPayment = { ...decision, paymentId: id }
const about = { of: 'organizationId', part: 'paymentId' } as const

/**
 * What the operator has decided about an organization's payments and plan, in a stream that only the operations program
 * writes. Policies carry it out, where the rules allow it.
 */
export const decisionEvents = {
  /** What came of a payment that was in doubt: `paid` or `refused`. */
  PaymentSettlementDecided: event(z.strictObject({ ...ofPayment, outcome: sign }), about),
  /** The money is to go back, or to be owed where it cannot. */
  PaymentRefundDecided: event(z.strictObject(ofPayment), about),
  /** A plan without payment, to the end of that day in Brasília. `reason`: by which agreement. */
  PlanGrantDecided: event(
    z.strictObject({ ...decision, plan: z.enum(plans), seats: z.int().min(1).max(100_000), until: day }),
    { of: 'organizationId' },
  ),
}

/**
 * What became of a decision, which is named by the id of its event: `carriedOut` or `refused`. `refusal`: the code of
 * the rule that said no.
 */
export const answerEvents = {
  OperatorDecisionAnswered: event(
    z.strictObject({ organizationId: id, decisionId: id, outcome: sign, refusal: z.string().max(100).nullable() }),
    { of: 'organizationId' },
  ),
}
