import { HttpProblem } from '@prumo/platform/errors'
import type { SendBytes } from '@prumo/platform/http/callRoute'
import { asDownload } from '../pipeline/asDownload'
import type { Handler } from '../pipeline/callDoor'
import type { Answers } from '../pipeline/query'
import { zonesIn } from '../reading/zonesIn'
import { wordingIn } from '../texts/wordingIn'
import type { PaidRecord } from './paymentReceiptFacts'
import { paymentsOf } from './paymentsOf'

/** The questions that a receipt is made from, as this service answers them. */
type Answered = Pick<Answers, 'billingData' | 'paymentRecord'>

/** The receipt of a payment that was paid, as a PDF: of any other, or one that is in doubt, there is none. */
export const fetchPaymentReceipt =
  (answers: Answered): Handler<'fetchPaymentReceipt'> =>
  async ({ paymentId, language = 'pt-BR' }, { db, asker, session }): Promise<SendBytes> => {
    const [payment] = await paymentsOf(db, session.organizationId).where('payment_id', paymentId)
    if (payment?.state !== 'paid' || payment.isFlagged) throw new HttpProblem(404, 'payment.unknown')
    const { billing } = await answers.billingData(db, {}, asker)
    const { confirmation } = await answers.paymentRecord(db, { paymentId }, asker)
    const zones = await zonesIn(db, session.organizationId)
    return async (ctx) => {
      asDownload(ctx, `prumo-receipt-${paymentId}.pdf`)
      ctx.type = 'application/pdf'
      ctx.body = await drawn({ payment, billing, confirmation }, wordingIn(language, zones))
    }
  }

/** Loaded with the first PDF, so that nothing else needs its time or memory. */
const drawn = async (record: PaidRecord, wording: ReturnType<typeof wordingIn>) =>
  (await import('./paymentReceiptPdf')).paymentReceiptPdf(record, wording)
