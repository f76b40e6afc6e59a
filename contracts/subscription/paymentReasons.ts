/** Why a payment came to nothing, or is in doubt, in words that have texts. A later version may know more of them. */
export const paymentReasons = [
  // As a gateway says it.
  'cardRefused',
  'noFunds',
  'cardExpired',
  'wrongCode',
  'notAuthenticated',
  'failedAtGateway',
  // As we know it.
  'withdrawn',
  'planChanged',
  'settled',
  'credited',
  // In doubt.
  'otherAmount',
  'otherCurrency',
  'paidTwice',
  'nothingToPay',
  'periodOver',
  'planGranted',
  'settledUnpaid',
] as const
export type PaymentReason = (typeof paymentReasons)[number]
