import type { Wording } from '@prumo/contracts/audit/wording'
import { drawFact } from '../pdf/drawFact'
import { openPdf } from '../pdf/openPdf'
import { type PaidRecord, paymentReceiptFacts } from './paymentReceiptFacts'

/** The receipt of a payment as a PDF, in the words of its reader. */
export function paymentReceiptPdf(record: PaidRecord, wording: Wording): Promise<Buffer> {
  const word = (name: string) => wording.say([`paymentReceipt.${name}`], name)
  const { payment, payer, inTheLog } = paymentReceiptFacts(record, wording)
  const { pdf, bytes } = openPdf(`${word('title')} ${record.payment.paymentId}`, wording.language)
  const heading = (text: string) => pdf.moveDown().font('bold').fontSize(11).text(text).moveDown(0.5)
  const facts = (of: readonly (readonly [string, string])[]) => {
    for (const [label, value] of of) drawFact(pdf, label, value)
  }
  pdf.font('bold').fontSize(16).text(word('title'))
  pdf.font('text').fontSize(10).text(word('by'))
  heading(word('payment'))
  facts(payment)
  heading(word('payer'))
  if (payer.length > 0) facts(payer)
  else pdf.font('text').fontSize(9).text(word('payerErased'))
  if (inTheLog.length > 0) {
    heading(word('inTheLog'))
    facts(inTheLog)
  }
  pdf.moveDown().font('text').fontSize(9).text(word('note'))
  pdf.end()
  return bytes
}
