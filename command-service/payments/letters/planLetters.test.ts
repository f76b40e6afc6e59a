import { defaultPrices } from '@prumo/contracts/subscription/plans'
import { fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { type At, begun, end, kept, paid, paymentIds, refused, start } from '../../../test/given/aPaidPlan'
import { onTrial, priceNow, pro } from '../../../test/given/aSubscription'
import { ann } from '../../../test/given/given'
import { subscription } from '../../subscription/subscription'
import { lettersDue } from './lettersDue'
import { planLetters } from './planLetters'

const { organizationId } = ann
const [firstId, secondId, thirdId] = paymentIds
/** In Brasília it is three hours earlier. */
const trial: At = { ...onTrial('2026-03-17T01:30:00.000Z'), at: '2026-03-02T01:30:00.000Z' }
const inNoronha = [{ since: '2026-01-01T00:00:00.000Z', timeZone: 'America/Noronha' }]

const lettersAt = (at: string, history: readonly At[], zones: typeof inNoronha = []) =>
  lettersDue(planLetters(fold(subscription, history), { zones, prices: defaultPrices }), at)
const namesAt = (...given: Parameters<typeof lettersAt>) => lettersAt(...given).due.map(({ name }) => name)
const newsAt = (...given: Parameters<typeof lettersAt>) => lettersAt(...given).due.map(({ news }) => news)

const awaited = (paymentId: string, at: string): At[] => [
  ...begun(paymentId, 'renew', at, 'slip'),
  { type: 'PaymentAwaited', data: { organizationId, paymentId, payableUntil: '2026-04-05' }, at },
]
const expired = (paymentId: string, at: string): At => ({
  type: 'PaymentFailed',
  data: { organizationId, paymentId, outcome: 'expired', because: null },
  at,
})
const ended = (because: string, at: string): At => ({
  type: 'SubscriptionEnded',
  data: { organizationId, because },
  at,
})
const amount = { cents: priceNow(pro), currency: 'BRL' }

describe('The letters of a trial', () => {
  // It ends on March 16 at 22:30 in Brasília: that day counts, and not the 17th of UTC.
  it('SUB-01 say seven days and one day before its end that it ends, in the morning of the organization', () => {
    expect(lettersAt('2026-03-09T10:59:59.999Z', [trial])).toEqual({ due: [], next: '2026-03-09T11:00:00.000Z' })
    expect(namesAt('2026-03-09T11:00:00.000Z', [trial])).toEqual(['trial 7 2026-03-17T01:30:00.000Z'])
    expect(namesAt('2026-03-15T11:00:00.000Z', [trial])).toEqual(['trial 1 2026-03-17T01:30:00.000Z'])
    expect(namesAt('2026-03-10T10:00:00.000Z', [trial], inNoronha)).toEqual(['trial 7 2026-03-17T01:30:00.000Z'])
    expect(lettersAt('2026-03-09T09:00:00.000Z', [trial], inNoronha).next).toBe('2026-03-09T10:00:00.000Z')
  })

  it('SUB-01 that were slept over are left out: only the last one makes sense', () => {
    expect(namesAt('2026-03-16T20:00:00.000Z', [trial])).toEqual(['trial 1 2026-03-17T01:30:00.000Z'])
    expect(newsAt('2026-03-17T01:30:00.000Z', [trial])).toEqual([
      { kind: 'accessEnded', because: 'trial', endedAt: '2026-03-17T01:30:00.000Z' },
    ])
    expect(lettersAt('2026-03-24T01:30:00.000Z', [trial])).toEqual({ due: [], next: null })
  })

  it('SUB-01 are over with a plan that is bought', () =>
    expect(namesAt('2026-03-15T11:00:00.000Z', [trial, ...paid.slice(1)])).toEqual([]))
})

describe('The letters of a renewal', () => {
  it('SUB-01 by slip come with the slip, for as long as it can be paid', () => {
    const issued = [...paid, ...awaited(secondId, '2026-03-23T09:00:00.000Z')]
    expect(newsAt('2026-03-25T09:00:00.000Z', issued)).toEqual([
      {
        kind: 'slipIssued',
        paymentId: secondId,
        payableUntil: '2026-04-05',
        accessEndsAt: '2026-04-07T09:00:00.000Z',
        ...amount,
      },
    ])
    const over = [...issued, expired(secondId, '2026-04-06T03:00:00.000Z')]
    expect(newsAt('2026-04-06T04:00:00.000Z', over)).toEqual([
      { kind: 'renewalFailed', method: 'slip', nextTryAt: null, accessEndsAt: '2026-04-07T09:00:00.000Z' },
    ])
  })

  it('SUB-01 by card come three days before, with the amount, the brand and the last four digits', () => {
    const byCard = [...paid, kept]
    expect(lettersAt('2026-03-30T10:59:59.999Z', byCard)).toEqual({ due: [], next: '2026-03-30T11:00:00.000Z' })
    expect(newsAt('2026-03-30T11:00:00.000Z', byCard)).toEqual([
      { kind: 'cardCharged', on: end, brand: 'visa', lastFour: '4242', ...amount },
    ])
    expect(namesAt(end, byCard)).toEqual([])
  })

  it('SUB-05 that was refused, say when it is tried again and until when there is access', () => {
    const once = [...paid, kept, ...begun(secondId, 'renew', end), refused(secondId, end)]
    expect(newsAt(end, once)).toEqual([
      {
        kind: 'renewalFailed',
        method: 'card',
        nextTryAt: '2026-04-05T09:00:00.000Z',
        accessEndsAt: '2026-04-07T09:00:00.000Z',
      },
    ])
    const again = '2026-04-05T09:00:00.000Z'
    const twice = [...once, ...begun(thirdId, 'renew', again), refused(thirdId, again)]
    // The first one was slept over: of two that were refused only the last is told.
    expect(namesAt(again, twice)).toEqual([`failed ${thirdId}`])
  })

  it('SUB-06 are none where it was cancelled, and its end is told', () => {
    const cancelled: At = {
      type: 'SubscriptionCancelled',
      data: { organizationId, endsAt: end, reason: '' },
      at: start,
    }
    expect(namesAt('2026-03-30T11:00:00.000Z', [...paid, kept, cancelled])).toEqual([])
    expect(newsAt(end, [...paid, kept, cancelled, ended('cancelled', end)])).toEqual([
      { kind: 'accessEnded', because: 'cancelled', endedAt: end },
    ])
  })

  it('SUB-01 that ended unpaid, say so once, whatever was refused before', () => {
    const over = '2026-04-07T09:00:00.000Z'
    const unpaid = [...paid, kept, ...begun(secondId, 'renew', end), refused(secondId, end), ended('unpaid', over)]
    expect(newsAt(over, unpaid)).toEqual([{ kind: 'accessEnded', because: 'unpaid', endedAt: over }])
  })
})

describe('The letter of a payment', () => {
  const confirmed = (paymentId: string, at: string): At => ({
    type: 'PaymentConfirmed',
    data: { organizationId, paymentId, ...amount, credit: 0, paidAt: at, card: null },
    at,
  })

  it('SUB-07 says that it was paid, and not of one that is in doubt', () => {
    const history = [...paid, confirmed(firstId, start)]
    expect(newsAt('2026-03-03T09:00:00.000Z', history)).toEqual([{ kind: 'paid', paymentId: firstId, ...amount }])
    expect(newsAt('2026-03-09T09:00:00.000Z', history)).toEqual([])
    const flagged: At = {
      type: 'PaymentFlagged',
      data: { organizationId, paymentId: firstId, ...amount, because: 'otherAmount' },
      at: start,
    }
    expect(newsAt('2026-03-03T09:00:00.000Z', [...history, flagged])).toEqual([])
  })
})
