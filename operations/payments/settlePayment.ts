import { type Command, WrongUsage } from '../command/command'
import { decidedPayment } from './decidedPayment'
import { recordDecision } from './recordDecision'

const outcomes = { paid: 'paid', unpaid: 'refused' } as const
const takes =
  'settle-payment takes a payment’s id, paid or unpaid, who decided it (200 characters at most), and how it was found out (1,000)'

/** Says what came of a payment that is in doubt. */
export const settlePayment: Command = {
  usage: '<paymentId> paid|unpaid <who decided it> <how it was found out>',
  explains: 'Records what came of a payment that is in doubt. What it pays is granted where it was paid.',
  role: 'prumo_command',
  run: async (invocation) => {
    const [paymentId = '', as = '', ...decision] = invocation.words
    if (!Object.hasOwn(outcomes, as)) throw new WrongUsage(takes)
    const outcome = outcomes[as as keyof typeof outcomes]
    const decided = await decidedPayment(invocation.foundation, paymentId, decision, takes)
    await recordDecision(invocation, 'PaymentSettlementDecided', { ...decided, outcome })
    return true
  },
}
