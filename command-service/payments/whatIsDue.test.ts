import { fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { type At, attempted, begun, end, kept, paid, paymentIds, refused, start } from '../../test/given/aPaidPlan'
import { ann } from '../../test/given/given'
import { subscription } from '../subscription/subscription'
import { type DueWork, whatIsDue } from './whatIsDue'

const { organizationId } = ann
const [, secondId, thirdId] = paymentIds

const dueAt = (at: string, history: readonly At[], gateway = 'sandbox') =>
  whatIsDue(fold(subscription, history), at, gateway)

describe('What is due about a subscription', () => {
  it('SUB-01 paid by slip, is issued ten days before the end, once', () => {
    expect(dueAt('2026-03-20T09:00:00.000Z', paid)).toEqual({ work: [], next: '2026-03-23T09:00:00.000Z' })
    expect(dueAt('2026-03-23T09:00:00.000Z', paid)).toEqual({
      work: [{ kind: 'renew', method: 'slip', period: end, number: 0 }],
      next: '2026-04-07T09:00:00.000Z',
    })
    const issued = begun(secondId, 'renew', '2026-03-23T09:00:00.000Z')
    expect(dueAt('2026-03-24T09:00:00.000Z', [...paid, ...issued]).work).toEqual([])
  })

  it('SUB-01 is issued anew where the next period costs something else now, under an id of its own', () => {
    const replaced: At = {
      type: 'PaymentFailed',
      data: { organizationId, paymentId: secondId, outcome: 'cancelled', because: 'planChanged' },
      at: '2026-03-25T09:00:00.000Z',
    }
    const issued = begun(secondId, 'renew', '2026-03-23T09:00:00.000Z', 'slip')
    const anew = { kind: 'renew', method: 'slip', period: end, number: 1 }
    expect(dueAt('2026-03-25T09:00:00.000Z', [...paid, ...issued, replaced]).work).toEqual([anew])
    const withdrawn = { ...replaced, data: { ...replaced.data, because: 'withdrawn' } } as At
    expect(dueAt('2026-03-25T09:00:00.000Z', [...paid, ...issued, withdrawn]).work).toEqual([])
  })

  it('SUB-01 paid by card, is charged at the end, and again three and nearly five days later', () => {
    const byCard = [...paid, kept]
    expect(dueAt('2026-03-24T09:00:00.000Z', byCard)).toEqual({ work: [], next: end })
    expect(dueAt(end, byCard).work).toEqual([{ kind: 'renew', method: 'card', period: end, number: 0 }])
    const once = [...byCard, ...begun(secondId, 'renew', end), refused(secondId, end)]
    expect(dueAt('2026-04-03T09:00:00.000Z', once)).toEqual({ work: [], next: '2026-04-05T09:00:00.000Z' })
    expect(dueAt('2026-04-05T09:00:00.000Z', once).work).toEqual([
      { kind: 'renew', method: 'card', period: end, number: 1 },
    ])
    const again = '2026-04-05T09:00:00.000Z'
    const twice = [...once, ...begun(thirdId, 'renew', again), refused(thirdId, again)]
    expect(dueAt('2026-04-06T09:00:00.000Z', twice)).toEqual({ work: [], next: '2026-04-07T07:00:00.000Z' })
  })

  it('SUB-01 paid by card, is charged although nothing ran while there was access, unless that is long ago', () => {
    const byCard = [...paid, kept]
    const late = '2026-04-09T09:00:00.000Z'
    expect(dueAt(late, byCard).work).toEqual([{ kind: 'renew', method: 'card', period: end, number: 0 }])
    const once = [...byCard, ...begun(secondId, 'renew', late), refused(secondId, late)]
    expect(dueAt(late, once).work).toEqual([{ kind: 'end', because: 'unpaid' }])
    expect(dueAt('2026-04-18T09:00:00.000Z', byCard).work).toEqual([{ kind: 'end', because: 'unpaid' }])
    expect(dueAt(late, paid).work).toEqual([{ kind: 'end', because: 'unpaid' }])
  })

  it('SUB-05 paid otherwise than it was asked for, is nothing more to charge until the operator has decided', () => {
    const again = '2026-04-05T09:00:00.000Z'
    const about = { organizationId, paymentId: secondId }
    const flagged = (at: string): At => ({
      type: 'PaymentFlagged',
      data: { ...about, cents: 1_00, currency: 'BRL', because: 'otherAmount' },
      at,
    })
    const settled: At = {
      type: 'PaymentSettled',
      data: { ...about, outcome: 'refused', reason: 'Devolvido' },
      at: again,
    }
    const inDoubt = [...paid, kept, ...begun(secondId, 'renew', end), flagged(end)]
    expect(dueAt(again, inDoubt)).toEqual({ work: [], next: '2026-04-07T09:00:00.000Z' })
    const next: DueWork = { kind: 'renew', method: 'card', period: end, number: 1 }
    expect(dueAt(again, [...inDoubt, settled]).work).toEqual([next])
    // What is in doubt about an earlier period keeps nobody from paying this one.
    const before = '2026-02-20T09:00:00.000Z'
    const earlier = [...begun(secondId, 'renew', before), flagged(before)]
    expect(dueAt(end, [...paid.slice(0, 2), ...earlier, ...paid.slice(2), kept]).work).toEqual([{ ...next, number: 0 }])
  })

  it('SUB-06 that was cancelled, is its end, on the day on which the period ends', () => {
    const cancelled: At = {
      type: 'SubscriptionCancelled',
      data: { organizationId, endsAt: end, reason: '' },
      at: start,
    }
    expect(dueAt('2026-03-24T09:00:00.000Z', [...paid, cancelled])).toEqual({ work: [], next: end })
    expect(dueAt(end, [...paid, cancelled]).work).toEqual([{ kind: 'end', because: 'cancelled' }])
  })

  it('SUB-03 is a payment that was to be begun, and an order that was left for a day', () => {
    const renewing = attempted(secondId, 'renew', '2026-03-23T09:00:00.000Z')
    expect(dueAt('2026-03-23T09:00:01.000Z', [...paid, renewing]).work).toEqual([
      { kind: 'begin', paymentId: secondId },
    ])
    const opened: At = {
      type: 'PaymentOpened',
      data: { organizationId, paymentId: secondId, reference: 'sandbox_1', expiresAt: null },
      at: '2026-03-23T09:00:02.000Z',
    }
    expect(dueAt('2026-03-23T09:00:03.000Z', [...paid, renewing, opened]).work).toEqual([])
    const ordered = [...paid.slice(0, 2), attempted(paymentIds[0], 'subscribe', start)]
    expect(dueAt(start, ordered)).toEqual({ work: [], next: '2026-03-03T09:00:00.000Z' })
    expect(dueAt('2026-03-03T09:00:00.000Z', ordered).work).toEqual([{ kind: 'expire', paymentId: paymentIds[0] }])
  })

  it('SUB-01 that nobody paid, is its end after five days of grace', () => {
    expect(dueAt('2026-04-07T08:59:59.000Z', [...paid, ...begun(secondId, 'renew', end)]).work).toEqual([])
    expect(dueAt('2026-04-07T09:00:00.000Z', paid).work).toEqual([{ kind: 'end', because: 'unpaid' }])
  })

  it('SUB-01 paid in the sandbox, is its end once another gateway is configured', () =>
    expect(dueAt(start, paid, 'stripe').work).toEqual([{ kind: 'end', because: 'gatewayChanged' }]))

  it('SUB-01 on trial, ended or granted, is nothing', () => {
    const ended: At = { type: 'SubscriptionEnded', data: { organizationId, because: 'unpaid' }, at: end }
    expect(dueAt(end, paid.slice(0, 2))).toEqual({ work: [], next: null })
    expect(dueAt('2026-05-02T09:00:00.000Z', [...paid, ended])).toEqual({ work: [], next: null })
    const granted: At = {
      type: 'PlanGranted',
      data: {
        organizationId,
        code: 'ENTERPRISE-00000000',
        endsAt: end,
        plan: 'enterprise',
        seats: 10,
        agreement: 'Contrato 7',
      },
      at: start,
    }
    expect(dueAt('2026-05-02T09:00:00.000Z', [...paid, granted])).toEqual({ work: [], next: null })
  })

  it('SUB-01 is the same where the clock went back over a renewal: nothing is charged twice', () => {
    const issued = begun(secondId, 'renew', end)
    expect(dueAt('2026-04-01T09:00:00.000Z', [...paid, kept, ...issued]).work).toEqual([])
    expect(dueAt(end, [...paid, kept, ...issued]).work).toEqual([])
  })
})
