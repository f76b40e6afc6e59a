import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { asSystem } from '@prumo/command-service/pipeline/asSystem'
import { bareOutcome } from '@prumo/command-service/subscription/outcome'
import type pg from 'pg'
import { type Founder, founderAt } from '../bench/founder'
import { aBilling, priceNow, pro } from '../given/aSubscription'
import { personAt, type Reply } from '../world/person'
import type { Paying } from './openPaying'

const longestMs = 20_000
const kept = { brand: 'Visa', lastFour: '4242', reference: 'sandbox_card_4242' }

export type Payer = Awaited<ReturnType<ReturnType<typeof payersAt>['founded']>>

/** Organizations that pay by slip, each once, and whoever stands at their bank. */
export function payersAt(survivor: Paying, owner: pg.Pool, now: () => Date) {
  const founded = async () => {
    const founder = await founderAt(survivor.url)
    const payer = payerOf({ survivor, owner, now, founder })
    const { userId } = founder
    const proofId = randomUUID()
    await payer.bySystem('OpenProof', { userId, proofId })
    await payer.bySystem('UseProof', { userId, proofId })
    await payer.bySystem('SaveBillingData', aBilling)
    return payer
  }
  /** Its slip was paid, and nobody knows. */
  const atBank = async () => {
    const payer = await founded()
    await payer.orders(survivor.url)
    await payer.opens(survivor.url)
    await payer.paysAtBank()
    return payer
  }
  return {
    founded,
    atBank,
    /** What it pays by the next time is a card. */
    paid: async () => {
      const payer = await atBank()
      const outcome = { ...bareOutcome('paid'), card: kept }
      await payer.bySystem('NoteOutcome', { paymentId: payer.paymentId, outcome })
      return payer
    },
  }
}

type Parts = { survivor: Paying; owner: pg.Pool; now: () => Date; founder: Founder }

function payerOf({ survivor, owner, now, founder }: Parts) {
  const { cookie, organizationId, ...who } = founder
  const [paymentId, commandId, noticeId] = [randomUUID(), randomUUID(), randomUUID()]
  const found: string[] = []
  let isTold = false

  const sends = (url: string, path: string, body: object) =>
    personAt(url, { ...who, organizationId }).request('POST', path, body, { Cookie: cookie }) as Promise<
      Reply<{ code?: string }>
    >
  const order = { ...pro, method: 'slip', cents: priceNow(pro), currency: 'BRL', termsAccepted: true }
  const rows = async (statement: string, ...values: unknown[]) => (await owner.query(statement, values)).rows
  const bySystem = (type: string, data: object) =>
    survivor.runner.runInternal(
      { type, data: { organizationId, ...data } },
      { id: randomUUID(), ...asSystem, organizationId, origin: null },
    )

  return {
    organizationId,
    paymentId,
    bySystem,
    orders: async (url: string) => {
      const data = { paymentId, ...order }
      const { status, body } = await sends(url, '/rest/commands/OrderPlan', { id: commandId, data })
      if (status !== 200 && status < 500) found.push(`its order is answered ${status} ${body.code}`)
    },
    opens: (url: string) => sends(url, `/rest/payments/${paymentId}/opening`, {}),
    ordersInAnotherTab: async (url: string) => {
      const data = { ...order, paymentId: randomUUID() }
      const { status, body } = await sends(url, '/rest/commands/OrderPlan', { id: randomUUID(), data })
      if (status === 200) found.push('two orders are under way')
      else if (body.code !== 'payment.underWay') found.push(`another tab is answered ${status} ${body.code}`)
    },
    /** Whoever has a slip pays it. */
    paysAtBank: async () =>
      void (await rows(
        `update platform.sandbox_payments set state = 'paid', paid_at = $1 where state = 'awaiting'`,
        now(),
      )),
    /** The gateway says so until it hears that it was understood. */
    isTold: async ({ url, gateway }: Pick<Paying, 'url' | 'gateway'>) => {
      if (isTold) return
      const { raw, headers } = gateway.notice({ id: noticeId, paymentId })
      const sent = { method: 'POST', headers, body: new Uint8Array(raw) }
      isTold = (await fetch(`${url}/rest/payment-notices/sandbox`, sent)).status === 200
    },
    wasRead: async () => {
      const unread = 'select 1 from platform.payment_notices where notice_id = $1 and read_at is null'
      for (const since = performance.now(); performance.now() - since < longestMs; await pause(20))
        if ((await rows(unread, noticeId)).length === 0) return
    },
    lostNotices: async () => {
      const isKept = (await rows('select 1 from platform.payment_notices where notice_id = $1', noticeId)).length > 0
      return isTold && !isKept ? ['a notice was answered, and is lost'] : []
    },
    /** Milliseconds until the next period is to be paid. */
    untilRenewal: async () => {
      const [started] = await rows(
        `select data::json ->> 'endsAt' as "endsAt" from log.events where stream = $1 and type = 'SubscriptionStarted'`,
        `subscription-${organizationId}`,
      )
      return Date.parse(started.endsAt) - now().getTime() + 1000
    },
    surprises: () => found,
    /** Nothing more is due about it, and nothing is awaited. */
    ends: async () => {
      await bySystem('EndSubscription', { because: 'cancelled' })
      await rows('update platform.payment_openings set is_final = true where organization_id = $1', organizationId)
    },
  }
}
