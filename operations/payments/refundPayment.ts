import type { Command } from '../command/command'
import { decidedPayment } from './decidedPayment'
import { recordDecision } from './recordDecision'

const takes = 'refund-payment takes a payment’s id, who decided it (200 characters at most), and why (1,000)'

/** Gives back what was paid, or owes it where it cannot go back. */
export const refundPayment: Command = {
  usage: '<paymentId> <who decided it> <why>',
  explains: 'Has a payment refunded, and takes back what it paid. What was paid by slip is owed, as a credit.',
  role: 'prumo_command',
  run: async (invocation) => {
    const [paymentId = '', ...decision] = invocation.words
    const decided = await decidedPayment(invocation.foundation, paymentId, decision, takes)
    await recordDecision(invocation, 'PaymentRefundDecided', decided)
    return true
  },
}
