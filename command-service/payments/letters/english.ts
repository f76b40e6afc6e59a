import type { LetterTexts } from './mailOfPlan'

const endings: Record<string, string> = {
  trial: 'The trial is over.',
  cancelled: 'The subscription was cancelled, and the period that was paid is over.',
  unpaid: 'The renewal was not paid, and the time for it is over.',
  gatewayChanged: 'The subscription was paid in a test environment that is no longer in use.',
  refunded: 'The payment of the subscription was refunded.',
  disputed: 'The payment of the subscription was disputed.',
}

/** The letters about a plan in English. */
export const english: LetterTexts = {
  trialEnds: ({ endsAt }, { instant, checkout }) => ({
    subject: 'your trial is about to end',
    paragraphs: [
      `The trial of your organization lasts until ${instant(endsAt)}.`,
      `To go on working after that, choose a plan:\n${checkout}`,
      'What is left of the trial is not lost: the period that you pay begins after it. If you choose no plan, nothing is deleted.',
    ],
  }),

  slipIssued: ({ cents, currency, payableUntil, accessEndsAt, paymentId }, written, way) => {
    const until = way?.kind === 'slip' ? way.payableUntil : payableUntil
    return {
      subject: `bank slip of your renewal, ${written.money({ cents, currency })}`,
      paragraphs: [
        `The bank slip (boleto) of the next period of your subscription was issued.\nAmount: ${written.money({ cents, currency })}${until ? `\nPayable until: ${written.day(until)}` : ''}`,
        ...(way?.kind === 'slip' ? [`Digits to type:\n${way.digitableLine}`] : []),
        ...(way?.kind === 'slip' && way.url ? [`Bank slip:\n${way.url}`] : []),
        ...(way?.kind === 'redirect' ? [`Bank slip:\n${way.url}`] : []),
        `The bank may take up to 3 business days to confirm it. Without that, you have access until ${written.instant(accessEndsAt)}.`,
        `This payment in Prumo:\n${written.payment(paymentId)}`,
      ],
    }
  },

  cardCharged: ({ cents, currency, on, brand, lastFour }, { money, instant, plans }) => ({
    subject: `renewal ahead, ${money({ cents, currency })}`,
    paragraphs: [
      `The next period of your subscription will be charged at ${instant(on)}.\nAmount: ${money({ cents, currency })}\nCard: ${brand}, ending in ${lastFour}`,
      `To change the card or the plan, or to cancel the subscription before that:\n${plans}`,
    ],
  }),

  renewalFailed: ({ method, nextTryAt, accessEndsAt }, { instant, plans }) => ({
    subject:
      method === 'card' ? 'the payment of your renewal was refused' : 'the bank slip of your renewal was not paid',
    paragraphs: [
      method === 'card'
        ? 'The card of your subscription was refused at the renewal.'
        : 'The time to pay the bank slip of the renewal is over, and no payment was confirmed.',
      nextTryAt && method === 'card'
        ? `It will be tried again at ${instant(nextTryAt)}. If that fails too, you have access until ${instant(accessEndsAt)}.`
        : `It will not be tried again by the same means. You have access until ${instant(accessEndsAt)}.`,
      `To pay with another card:\n${plans}`,
    ],
  }),

  accessEnded: ({ because, endedAt }, { instant, checkout }) => ({
    subject: 'your access has ended',
    paragraphs: [
      `${endings[because] ?? 'The period of the plan is over.'} The access of your organization ended at ${instant(endedAt)}.`,
      `Nothing was deleted: your data is still there and can be exported. To go on working, choose a plan:\n${checkout}`,
    ],
  }),

  paid: ({ cents, currency, paymentId }, { money, payment }) => ({
    subject: `payment confirmed, ${money({ cents, currency })}`,
    paragraphs: [`The payment of ${money({ cents, currency })} was confirmed.`, `Receipt:\n${payment(paymentId)}`],
  }),
}
