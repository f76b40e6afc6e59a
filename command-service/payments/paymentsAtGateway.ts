import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import type { PaymentState } from '@prumo/contracts/subscription/payments'
import { Refused } from '@prumo/platform/errors'
import { newId } from '@prumo/platform/ids'
import { asSystem } from '../pipeline/asSystem'
import type { Cause } from '../pipeline/command'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { Who } from '../pipeline/policy'
import { subscription } from '../subscription/subscription'
import { isOpen, opened, type Payment, paymentOf } from '../subscription/subscriptionState'
import { attemptOf, knownOf } from './attemptOf'
import { GatewayUnavailable, type KnownPayment, type PaymentGateway } from './gateway/gateway'
import type { OfPayment, PaymentOpenings } from './gateway/paymentOpenings'

type Standing = { state: PaymentState; because: string | null; isFlagged: boolean }

type Parts = {
  gateway: PaymentGateway | null
  openings: PaymentOpenings
  domain: Pick<Domain, 'aggregates' | 'now'>
  runner: Pick<CommandRunner, 'runInternal'>
}

/** Payments on record, and what their gateway knows of them. A gateway that cannot be used is a refusal. */
export type PaymentsAtGateway = {
  /** Begins it, or goes on with it, in whose name it is asked for. */
  open(of: OfPayment, by?: Asker): Promise<Standing & { way: PaymentWay }>
  /** Asks how it stands, and puts that on record. `asking` is called when its turn comes, where it waits for one. */
  read(of: OfPayment, asking?: () => void): Promise<Standing>
  /** Takes care that nobody pays it any more; where another gateway had it, nothing can be done. */
  cancel(of: OfPayment): Promise<void>
  /** `false` where the money cannot go back the way it came. */
  refund(of: OfPayment): Promise<boolean>
  /** How it is called where it is paid. */
  known(of: OfPayment): Promise<KnownPayment>
}

/** Who asked for a step, and from where. */
export type Asker = Who & Pick<Cause, 'origin'>

const bySystem: Asker = { ...asSystem, origin: null }
const noWay = { kind: 'none' } as const
/** A slip is paid in a bank on its last day, and heard of days later. */
const lateMs = 30 * 86_400_000

export function paymentsAtGateway({ gateway, openings, domain, runner }: Parts): PaymentsAtGateway {
  const stateOf = async (organizationId: string) =>
    opened((await domain.aggregates.load(subscription, `subscription-${organizationId}`)).state)
  const paymentNow = async ({ organizationId, paymentId }: OfPayment) =>
    paymentOf(await stateOf(organizationId), paymentId)
  /** One that was begun at a gateway which is no longer there cannot be asked for. */
  const gatewayOf = (payment: Payment) => {
    if (gateway?.name !== payment.gateway) throw new Refused('payment.gatewayUnavailable')
    return gateway
  }
  const perform = (type: string, of: OfPayment, data: object, by: Asker) =>
    runner.runInternal(
      { type, data: { organizationId: of.organizationId, paymentId: of.paymentId, ...data } },
      { id: newId(), organizationId: of.organizationId, ...by },
    )

  const read: PaymentsAtGateway['read'] = async (of, asking) => {
    const before = await paymentNow(of)
    const at = domain.now()
    const outcome = await answered(() => gatewayOf(before).read(knownOf(of.organizationId, before), asking))
    await perform('NoteOutcome', of, { outcome }, bySystem)
    const payment = await paymentNow(of)
    await openings.wasRead(of.paymentId, at, isFinal(payment, at))
    return { ...standingOf(payment), because: payment.state === outcome.state ? outcome.because : null }
  }

  return {
    read,
    open: async (of, by = bySystem) => {
      const state = await stateOf(of.organizationId)
      const payment = paymentOf(state, of.paymentId)
      if (!isOpen(payment)) return { ...standingOf(payment), way: noWay }
      const at = gatewayOf(payment)
      await openings.begin({ ...of, gateway: at.name, attemptedAt: payment.attemptedAt })
      const begun = await answered(() => at.open(attemptOf(of.organizationId, state, payment)))
      await openings.named(of.paymentId, begun.reference)
      await perform('NoteOpened', of, { reference: begun.reference, expiresAt: begun.expiresAt }, by)
      const standing = await read(of)
      return { ...standing, way: isOpen(standing) ? begun.way : noWay }
    },
    cancel: async (of) => {
      const payment = await paymentNow(of)
      if (gateway?.name === payment.gateway) await answered(() => gateway.cancel(knownOf(of.organizationId, payment)))
    },
    refund: async (of) => {
      const payment = await paymentNow(of)
      return answered(() => gatewayOf(payment).refund(knownOf(of.organizationId, payment)))
    },
    known: async (of) => knownOf(of.organizationId, await paymentNow(of)),
  }
}

const standingOf = ({ state, isFlagged }: Payment): Standing => ({ state, because: null, isFlagged })
const isFinal = (payment: Payment, at: Date) => payment.isFlagged || (!isOpen(payment) && !mayComeLate(payment, at))
const mayComeLate = ({ state, attemptedAt, isReplaced }: Payment, at: Date) =>
  (state === 'expired' || (state === 'cancelled' && isReplaced)) && at.getTime() - Date.parse(attemptedAt) < lateMs

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    throw Object.assign(new Refused('payment.gatewayUnavailable'), { cause: error })
  }
}
