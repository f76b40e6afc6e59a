import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type Attempt, NoticeRefused, type PaymentGateway } from '@prumo/command-service/payments/gateway/gateway'
import { sandboxCards } from '@prumo/contracts/subscription/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, matrixSuite } from './matrixSuite'

type SentNotice = { raw: Uint8Array; headers: IncomingHttpHeaders }

/** A gateway with whoever pays at it, and a clock. */
export type GatewayPlace = {
  gateway: PaymentGateway
  /** The same gateway, as another process opens it. */
  reopened(): PaymentGateway
  /** Goes on with what was opened, as the payer or the bank does. */
  payer: {
    pays(attempt: Attempt): Promise<void>
    isRefused(attempt: Attempt): Promise<void>
    /** Another amount than was asked for: what a gateway must not do. */
    paysOtherAmount(attempt: Attempt): Promise<void>
  }
  /** How many payments the gateway has of this id. */
  countOf(attempt: Attempt): Promise<number>
  /** A notice about this payment as the gateway sends it; `signedBy`: by another one’s secret. */
  notice(about: { id: string; attempt: Attempt; signedBy?: string }): SentNotice
  /** Whether it signs what it sends: one that does not is told apart by a fixed secret, and cannot be old. */
  signs: boolean
  /** Whether a card is typed at it by ways of ours: it can be charged again, then. */
  keepsCards: boolean
  later(ms: number): void
  /** Everything that it was ever sent, and keeps. */
  everything(): Promise<string>
  drop(): Promise<void>
}

const dayMs = 86_400_000

/** What every payment gateway must do. Registers the tests of this one. */
export function paymentGatewayContract(backend: Backend, makePlace: () => Promise<GatewayPlace>): void {
  matrixSuite({ port: 'The payment gateway', ...backend }, () => {
    let place: GatewayPlace
    let gateway: PaymentGateway
    beforeAll(async () => {
      place = await makePlace()
      gateway = place.gateway
    })
    afterAll(() => place.drop())

    const open = async (changes: Partial<Attempt> = {}) => {
      const attempt = anAttempt(changes)
      const begun = await gateway.open(attempt)
      return { attempt, begun, payment: { ...attempt, reference: begun.reference } }
    }
    const methods = ['card', 'slip', 'pix'] as const

    it.each(methods)('SUB-03 opens a payment once, however often it is asked to: %s', async (method) => {
      const { attempt, begun } = await open({ method })
      const again = await Promise.all([gateway, place.reopened()].map((each) => each.open(attempt)))
      expect(again.map(({ reference }) => reference)).toEqual([begun.reference, begun.reference])
      expect(again.map(({ way }) => way)).toEqual([begun.way, begun.way])
      expect(await place.countOf(attempt)).toBe(1)
    })

    it('SUB-03 finds a payment again after days, without what it was called', async () => {
      const { attempt, begun } = await open({ method: 'card' })
      place.later(3 * dayMs)
      expect((await place.reopened().open({ ...attempt, reference: null })).reference).toBe(begun.reference)
      expect(await place.countOf(attempt)).toBe(1)
      await place.payer.pays(attempt)
      expect((await gateway.read(attempt)).state).toBe('paid')
    })

    it('SUB-03 says of what it was never told that it was attempted', async () => {
      expect(await gateway.read(anAttempt())).toMatchObject({ state: 'attempted', because: null, paidAt: null })
    })

    it.each(methods)('SUB-03 SUB-05 says that a payment was paid, how much and when: %s', async (method) => {
      const { attempt, payment } = await open({ method })
      expect(['attempted', 'awaiting']).toContain((await gateway.read(payment)).state)
      await place.payer.pays(attempt)
      const outcome = await gateway.read(payment)
      expect(outcome).toMatchObject({ state: 'paid', because: null, cents: attempt.cents, currency: 'BRL' })
      expect(outcome.paidAt).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)
    })

    it('SUB-05 says why a card was refused, by a word of ours', async () => {
      if (!place.keepsCards) return
      const { attempt, payment } = await open({ method: 'card' })
      await place.payer.isRefused(attempt)
      expect(await gateway.read(payment)).toMatchObject({
        state: 'refused',
        because: expect.stringMatching(/^[a-z]\w+$/),
      })
      await gateway.cancel(payment)
      expect((await gateway.read(payment)).state).toBe('refused')
    })

    it('SUB-03 says of a slip until when it can be paid, and that it is awaited', async () => {
      const { begun, payment } = await open({ method: 'slip' })
      const outcome = await gateway.read(payment)
      expect(outcome).toMatchObject({ state: 'awaiting', payableUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
      expect(['slip', 'redirect']).toContain(begun.way.kind)
    })

    it('SUB-05 reports another amount as it is', async () => {
      const { attempt, payment } = await open({ method: 'slip' })
      await place.payer.paysOtherAmount(attempt)
      const outcome = await gateway.read(payment)
      expect(outcome.state).toBe('paid')
      expect(outcome.cents).not.toBe(attempt.cents)
    })

    it.each(methods)('SUB-03 takes no money for what was cancelled: %s', async (method) => {
      const { attempt, payment } = await open({ method })
      await gateway.cancel(payment)
      await gateway.cancel(payment)
      expect((await gateway.read(payment)).state).toBe('cancelled')
      await expect(place.payer.pays(attempt)).rejects.toThrow()
      expect((await gateway.read(payment)).state).toBe('cancelled')
    })

    it('SUB-03 leaves paid what is cancelled too late', async () => {
      const { attempt, payment } = await open()
      await place.payer.pays(attempt)
      await gateway.cancel(payment)
      expect((await gateway.read(payment)).state).toBe('paid')
    })

    it('SUB-07 gives the money back once, and says so', async () => {
      const { attempt, payment } = await open({ method: 'card' })
      await place.payer.pays(attempt)
      expect(await gateway.refund(payment)).toBe(true)
      expect(await gateway.refund(payment)).toBe(true)
      expect((await gateway.read(payment)).state).toBe('refunded')
    })

    it('SUB-04 SUB-06 keeps a card by its brand and last four digits, and charges it again', async () => {
      if (!place.keepsCards) return
      const { attempt, payment } = await open({ method: 'card' })
      await place.payer.pays(attempt)
      const { card } = await gateway.read(payment)
      expect(card).toEqual({
        brand: expect.any(String),
        lastFour: expect.stringMatching(/^\d{4}$/),
        reference: expect.any(String),
      })
      const next = await open({ organizationId: attempt.organizationId, purpose: 'renew', card })
      expect(next.begun.way).toEqual({ kind: 'none' })
      expect(await gateway.read(next.payment)).toMatchObject({ state: 'paid', cents: attempt.cents, card })
      await gateway.open(next.attempt)
      expect(await place.countOf(next.attempt)).toBe(1)
    })

    it('SUB-06 keeps another card without taking money', async () => {
      if (!place.keepsCards) return
      const { attempt, payment } = await open({ method: 'card', purpose: 'card', cents: 0 })
      await place.payer.pays(attempt)
      expect(await gateway.read(payment)).toMatchObject({
        state: 'paid',
        cents: 0,
        card: { brand: expect.any(String) },
      })
    })

    describe('is told that something happened', () => {
      const heard = ({ raw, headers }: SentNotice) => place.reopened().notification(raw, headers)

      it('SUB-03 by a notice that names the payment', async () => {
        const { attempt, begun } = await open()
        const id = randomUUID()
        const notice = await heard(place.notice({ id, attempt }))
        expect(notice.id).toContain(id)
        expect([notice.paymentId, notice.reference]).toContainEqual(
          notice.paymentId === null ? begun.reference : attempt.paymentId,
        )
      })

      it('SUB-03 by nobody else: one that is forged, changed or without its proof is refused', async () => {
        const { attempt } = await open()
        const sent = place.notice({ id: randomUUID(), attempt })
        const forged = place.notice({ id: randomUUID(), attempt, signedBy: 'somebody else’s secret' })
        const changed = {
          ...sent,
          raw: Buffer.from(
            Buffer.from(sent.raw)
              .toString()
              .replace(/[0-9a-f]{8}-/, '00000000-'),
          ),
        }
        const bare = { ...sent, headers: {} }
        for (const each of [forged, bare, ...(place.signs ? [changed] : [])])
          await expect(heard(each)).rejects.toThrow(NoticeRefused)
      })

      it('SUB-03 not by one that is 301 seconds old, which somebody may have recorded', async () => {
        if (!place.signs) return
        const { attempt } = await open()
        const sent = place.notice({ id: randomUUID(), attempt })
        place.later(299_000)
        await heard(sent)
        place.later(2000)
        await expect(heard(sent)).rejects.toThrow(NoticeRefused)
      })

      it('SUB-03 never by what is no notice, whoever sends it', async () => {
        const { attempt } = await open()
        const { headers } = place.notice({ id: randomUUID(), attempt })
        for (const raw of ['', '{', '[]', 'null', '{"id":7}', '\0'])
          await expect(heard({ raw: Buffer.from(raw), headers })).rejects.toThrow(NoticeRefused)
      })
    })

    it('SUB-04 has never seen the number of a card', async () => {
      const all = await place.everything()
      expect(all).toContain('4242')
      for (const { number } of sandboxCards) expect(all).not.toContain(number)
    })
  })
}

/** A payment of R$ 295,00 that is on record. */
export const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  paymentId: randomUUID(),
  organizationId: randomUUID(),
  reference: null,
  attemptedAt: new Date().toISOString(),
  purpose: 'subscribe',
  cents: 295_00,
  currency: 'BRL',
  method: 'card',
  description: 'Pro, 5, mês',
  payer: {
    name: 'Construtora Horizonte',
    document: '11222333000181',
    email: 'financeiro@horizonte.example',
    address: { line: 'Rua da Aurora, 100', city: 'Recife', stateCode: 'PE', postalCode: '50050000' },
  },
  card: null,
  payableUntil: null,
  ...changes,
})
