import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { fold } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { describe, expect, it } from 'vitest'
import { billed, onTrial, priceNow, pro } from '../../test/given/aSubscription'
import { ann, at } from '../../test/given/given'
import type { Doing } from '../pipeline/policy'
import { subscription } from '../subscription/subscription'
import { whenRefundDecidedRefund } from './whenRefundDecidedRefund'

const { organizationId } = ann
const [paymentId, decisionId] = ['00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d2']
const money = { cents: priceNow(pro), currency: 'BRL', credit: 0 }
const history: SubscriptionEvent[] = [
  onTrial('2026-03-01T00:00:00.000Z'),
  billed,
  {
    type: 'PaymentAttempted',
    data: {
      organizationId,
      paymentId,
      purpose: 'subscribe',
      ...pro,
      ...money,
      method: 'card',
      gateway: 'sandbox',
    },
  },
  { type: 'PaymentConfirmed', data: { organizationId, paymentId, ...money, paidAt: at, card: null } },
]

/** Carries a decision out as often as the gateway is asked. Answers the steps that were taken, and by which name. */
async function carriedOut(...answers: (() => Promise<boolean>)[]) {
  const steps: { type: string; name: string; refusal?: unknown }[] = []
  const state = fold(
    subscription,
    history.map((event) => ({ ...event, at })),
  )
  const doing = {
    domain: { aggregates: { load: async () => ({ state }) } },
    perform: async ({ type, data }: { type: string; data: { refusal?: unknown } }, name: string) => {
      steps.push({ type, name, ...('refusal' in data && { refusal: data.refusal }) })
      return { position: 1, version: 1 }
    },
  } as unknown as Doing
  const data = { organizationId, paymentId, decidedBy: 'Rita', reason: 'Desistiu' }
  const decided = { type: 'PaymentRefundDecided', id: decisionId, data } as never
  const failures: unknown[] = []
  for (const refund of answers)
    await whenRefundDecidedRefund({ refund })
      .on.PaymentRefundDecided?.(decided, doing)
      .catch((error: unknown) => failures.push(error))
  return { steps, failures }
}
const gone = (cause?: Error) => () =>
  Promise.reject(Object.assign(new Refused('payment.gatewayUnavailable'), cause && { cause }))

describe('A refund that was decided', () => {
  it('SUB-08 is asked for again where the gateway does not answer, and nothing is answered until it does', async () => {
    const { steps, failures } = await carriedOut(gone(new Error('no answer')), async () => true)
    expect(failures).toMatchObject([{ code: 'payment.gatewayUnavailable' }])
    expect(steps).toEqual([
      { type: 'NoteOutcome', name: 'refund' },
      { type: 'AnswerDecision', name: 'done', refusal: null },
    ])
  })

  it('SUB-08 is refused where the gateway is another one, and holds up nothing', async () => {
    const { steps, failures } = await carriedOut(gone())
    expect(failures).toEqual([])
    expect(steps).toEqual([
      {
        type: 'AnswerDecision',
        name: 'refused payment.gatewayUnavailable',
        refusal: 'payment.gatewayUnavailable',
      },
    ])
  })

  it('SUB-08 takes the same steps by the same names when it is begun again, so they are taken once', async () => {
    const { steps } = await carriedOut(
      async () => true,
      async () => true,
    )
    expect(steps.slice(2)).toEqual(steps.slice(0, 2))
  })

  it('SUB-08 is owed where the gateway cannot give it back', async () => {
    const { steps } = await carriedOut(async () => false)
    expect(steps.map(({ type }) => type)).toEqual(['CreditPayment', 'AnswerDecision'])
  })
})
