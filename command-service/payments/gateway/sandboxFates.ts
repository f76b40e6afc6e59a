import type { PaymentReason } from '@prumo/contracts/subscription/paymentReasons'
import type { PaymentState } from '@prumo/contracts/subscription/payments'
import { type SandboxOutcome, sandboxCards } from '@prumo/contracts/subscription/sandbox'
import type { Outcome } from '../../subscription/outcome'

/** What becomes of a payment; `more`: cents that were not asked for. */
export type Fate = { state: PaymentState; because?: PaymentReason; card?: NonNullable<Outcome['card']>; more?: number }

const prefix = 'sandbox_card_'

function cardOf(outcome: SandboxOutcome): NonNullable<Outcome['card']> {
  const card = sandboxCards.find((each) => each.outcome === outcome) ?? sandboxCards[0]
  return { brand: card.brand, lastFour: card.lastFour, reference: `${prefix}${card.lastFour}` }
}

const byCard = {
  'sandbox:paid': { state: 'paid' },
  'sandbox:refused': { state: 'refused', because: 'cardRefused' },
  'sandbox:noFunds': { state: 'refused', because: 'noFunds' },
  'sandbox:asks': { state: 'inProgress' },
  'sandbox:refusedLater': { state: 'paid' },
  'sandbox:otherAmount': { state: 'paid', more: -100 },
} as const satisfies { [Word in SandboxOutcome]?: Fate }

const fates: Record<string, Readonly<Record<string, Fate>>> = {
  card: Object.fromEntries(
    Object.entries(byCard).map(([word, fate]) => [word, { ...fate, card: cardOf(word as SandboxOutcome) }]),
  ),
  slip: { 'sandbox:slipPaid': { state: 'paid' }, 'sandbox:otherAmount': byCard['sandbox:otherAmount'] },
  pix: { 'sandbox:pixPaid': { state: 'paid' }, 'sandbox:otherAmount': byCard['sandbox:otherAmount'] },
}

/** What this outcome makes of a payment by this method; nothing where it is none of it. */
export function fateOf(outcome: SandboxOutcome, method: string): Fate | undefined {
  const ofMethod = fates[method] ?? {}
  return Object.hasOwn(ofMethod, outcome) ? ofMethod[outcome] : undefined
}

/** What becomes of a payment by a card that was kept. */
export function fateOfKept(reference: string): Fate {
  const kept = sandboxCards.find(({ lastFour }) => reference === `${prefix}${lastFour}`)
  if (!kept || kept.outcome === 'sandbox:refusedLater') return { state: 'refused', because: 'cardRefused' }
  return { state: 'paid', card: cardOf(kept.outcome) }
}
