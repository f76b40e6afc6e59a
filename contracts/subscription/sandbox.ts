/**
 * The cards that the sandbox knows. Its frame turns a number into what comes of it, and no number leaves the frame: any
 * other is refused in it.
 */
export const sandboxCards = [
  { number: '4242424242424242', outcome: 'sandbox:paid', brand: 'Visa', lastFour: '4242' },
  { number: '4000000000000002', outcome: 'sandbox:refused', brand: 'Visa', lastFour: '0002' },
  { number: '4000000000009995', outcome: 'sandbox:noFunds', brand: 'Visa', lastFour: '9995' },
  /** It is asked for more: it is in progress at first, and paid when it is looked at again. */
  { number: '4000000000003155', outcome: 'sandbox:asks', brand: 'Visa', lastFour: '3155' },
  /** It pays now, and is refused at each renewal. */
  { number: '4000000000000341', outcome: 'sandbox:refusedLater', brand: 'Visa', lastFour: '0341' },
] as const

/** What can be made of a payment in the sandbox. The last one takes another amount, as a gateway must not. */
export type SandboxOutcome =
  | (typeof sandboxCards)[number]['outcome']
  | 'sandbox:slipPaid'
  | 'sandbox:pixPaid'
  | 'sandbox:otherAmount'
