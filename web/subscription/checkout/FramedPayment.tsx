import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import { SandboxCards } from './SandboxCards'
import { SandboxFrame } from './SandboxFrame'
import { StripeFrame } from './StripeFrame'

type Props = {
  way: Extract<PaymentWay, { kind: 'frame' }>
  /** What the sandbox’s frame made of a card. */
  onCard: (outcome: string) => void
  /** Something happened in the gateway’s own frame: how it stands is to be asked. */
  onDone: () => void
}

/** A card is told the gateway, in a frame that only it reads. */
export function FramedPayment({ way, onCard, onDone }: Props) {
  if (way.gateway !== 'sandbox') return <StripeFrame way={way} onDone={onDone} />
  return (
    <>
      <SandboxFrame onCard={onCard} />
      <SandboxCards />
    </>
  )
}
