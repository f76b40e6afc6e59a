import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText } from '../../platform/formats/typedMoney'
import { paymentIn } from './paymentIn'

const read = (given: Record<string, string>, dueCents = 1000_00) =>
  paymentIn(
    {
      text: (name) => given[name] ?? '',
      all: (name) => (name in given ? [given[name] ?? ''] : []),
      has: (name) => name in given,
    },
    { dueCents, language: 'pt-BR', currency: 'BRL', restId: 'rest', lastDay: '2026-03-11' },
  )
const whole = { paidOn: '2026-03-10', cents: '1.000,00' }

describe('FIN-07 A payment as it is typed', () => {
  it('FIN-07 moves its amount with interest and fine, less the discount', () => {
    const { payment, movedCents, errors } = read({
      ...whole,
      interestCents: '12,5',
      fineCents: '20',
      discountCents: '2,50',
    })
    expect(errors).toEqual({})
    expect(payment).toEqual({
      paidOn: '2026-03-10',
      cents: 1000_00,
      interestCents: 12_50,
      fineCents: 20_00,
      discountCents: 2_50,
      rest: null,
    })
    expect(movedCents).toBe(1030_00)
  })

  it('FIN-07 leaves a rest to be paid, on its own day', () => {
    const { payment, openCents } = read({ ...whole, cents: '400', remainder: 'rest', restDueOn: '2026-04-10' })
    expect(payment).toMatchObject({ cents: 400_00, rest: { installmentId: 'rest', dueOn: '2026-04-10' } })
    expect(openCents).toBe(600_00)
  })

  it('FIN-07 settles all of it where the difference is a discount', () => {
    const { payment, movedCents, openCents } = read({
      ...whole,
      cents: '990',
      remainder: 'discount',
      discountCents: '1',
    })
    expect(payment).toMatchObject({ cents: 1000_00, discountCents: 11_00, rest: null })
    expect([movedCents, openCents]).toEqual([989_00, 0])
  })

  it('FIN-07 says at its field what is wrong', () => {
    expect(read({}).errors).toEqual({ paidOn: 'entry.paidOnMissing', cents: 'entry.amountInvalid' })
    expect(read({ ...whole, paidOn: '2026-03-11' }).errors).toEqual({})
    expect(read({ ...whole, paidOn: '2026-03-12' }).errors).toEqual({ paidOn: 'entry.paidInFuture' })
    expect(read({ ...whole, paidOn: 'amanhã' }).errors).toEqual({ paidOn: 'day.invalid' })
    expect(read({ ...whole, cents: '1000,01' }).errors).toEqual({ cents: 'entry.paymentTooLarge' })
    expect(read({ ...whole, discountCents: '1000,01' }).errors).toEqual({ discountCents: 'entry.discountTooLarge' })
    expect(read({ ...whole, cents: '1' }).errors).toEqual({ restDueOn: 'entry.restDueOnMissing' })
    expect(read({ ...whole, cents: 'US$ 1.000,00' }).errors).toEqual({ cents: 'money.inDollars' })
    expect(read({ ...whole, cents: 'R$ 1.000,00', interestCents: '€ 1' }).errors).toEqual({
      interestCents: 'money.inEuros',
    })
    expect(read({ ...whole, fineCents: '1.5' }).errors).toEqual({ fineCents: 'money.invalid' })
  })

  it('FIN-07 accounts for every cent: what moves and what stays is the installment with interest, fine and discount', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_00 })
    fc.assert(
      fc.property(
        cents.filter((due) => due > 0),
        cents,
        cents,
        cents,
        fc.constantFrom('rest', 'discount'),
        (due, amount, interest, fine, remainder) => {
          fc.pre(amount <= due && amount > 0)
          const text = (value: number) => moneyText(value, 'pt-BR')
          const given = {
            paidOn: '2026-03-10',
            cents: text(amount),
            interestCents: text(interest),
            fineCents: text(fine),
          }
          const { payment, movedCents, openCents, errors } = read({ ...given, remainder, restDueOn: '2026-04-10' }, due)
          expect(errors).toEqual({})
          expect(movedCents).toBe(amount + interest + fine)
          expect(movedCents + openCents).toBe(due + interest + fine - payment.discountCents)
          expect(payment.cents + openCents).toBe(due)
          expect(payment.rest === null).toBe(payment.cents === due)
        },
      ),
    )
  })
})
