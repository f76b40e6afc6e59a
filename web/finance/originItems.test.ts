import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { times } from '../../test/run/length'
import { moneyIn } from '../platform/formats/typedMoney'
import {
  areEqualParts,
  draftIn,
  draftOf,
  itemsInProportion,
  originIn,
  originText,
  percentIn,
  percentOf,
  sharedItems,
  withPercent,
} from './originItems'

const language = 'pt-BR'
const items = (...amounts: string[]) => amounts.map((amount, index) => ({ id: `i${index}`, amount }))

describe('FIN-03 The parts of what an entry is for', () => {
  it('are equal, or as large as the effort of each, to the cent', () => {
    const equal = sharedItems(['a', 'b', 'c'], { cents: 100_00, language })
    expect(equal.map(({ amount }) => amount)).toEqual(['33,34', '33,33', '33,33'])
    expect(areEqualParts(equal, 100_00, language)).toBe(true)
    expect(areEqualParts(equal, 200_00, language)).toBe(false)
    const weighed = sharedItems(['a', 'b'], { cents: 100_00, weights: [600, 1800], language })
    expect(weighed.map(({ amount }) => amount)).toEqual(['25,00', '75,00'])
    expect(areEqualParts(weighed, 100_00, language)).toBe(false)
    expect(sharedItems(['a', 'b'], { cents: 0, language }).map(({ amount }) => amount)).toEqual(['', ''])
  })

  it('keep their shares of another amount, with what is for none of them', () => {
    const shares = (cents: number, ...amounts: string[]) =>
      itemsInProportion(items(...amounts), 202_50, { cents, language }).map(({ amount }) => amount)
    expect(shares(50_25, '121,50', '81,00')).toEqual(['30,15', '20,10'])
    expect(shares(100_00, '101,25')).toEqual(['50,00'])
    expect(shares(0, '121,50', '81,00')).toEqual(['', ''])
  })

  it('are a share in percent of the amount, where both are amounts', () => {
    expect(percentOf('33,34', 100_00, language)).toBe(33.34)
    expect(percentOf('0,01', 3_00, language)).toBe(0.33)
    expect(percentOf('x', 100, language)).toBeUndefined()
    expect(percentOf('1,00', 0, language)).toBeUndefined()
  })

  it('are typed as percentages, in the decimals of the language and up to a hundred', () => {
    expect(['30', '33,34', '33,3 %', '100'].map((typed) => percentIn(typed, 'pt-BR'))).toEqual([30, 33.34, 33.3, 100])
    for (const typed of ['', '33.34', '100,01', '-1', '1e1', '33,345', '1,2,3', 'x'])
      expect(percentIn(typed, 'pt-BR'), typed).toBeUndefined()
    expect(percentIn('33.34', 'en')).toBe(33.34)
    const set = (id: string, percent: number, ...amounts: string[]) =>
      withPercent(items(...amounts), { id, percent }, { cents: 100_01, language }).map(({ amount }) => amount)
    expect(set('i0', 30, '50,01', '50,00')).toEqual(['30,00', '50,00'])
    expect(set('i1', 70, '30,00', '50,00'), 'the rest of the whole').toEqual(['30,00', '70,01'])
    expect(set('i0', 100, '1,00', ''), 'all of it').toEqual(['100,01', ''])
  })

  it('leave no cent over where they are typed one by one until they are a hundred percent', () => {
    const whole = fc.integer({ min: 1, max: 10 ** 13 })
    const weights = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(whole, weights, (cents, given) => {
        const sum = given.reduce((total, weight) => total + weight, 0)
        const percents = given.map((weight) => Math.floor((weight * 100_00) / sum) / 100)
        const last = Math.round(100_00 - percents.slice(0, -1).reduce((total, each) => total + each * 100, 0)) / 100
        const typed = [...percents.slice(0, -1), last]
        const parts = typed.reduce(
          (all, percent, index) => withPercent(all, { id: `i${index}`, percent }, { cents, language }),
          items(...typed.map(() => '')),
        )
        const left = cents - parts.reduce((total, { amount }) => total + (moneyIn(amount, language) ?? 0), 0)
        // Each part is rounded to the cent. Of small amounts a cent is more than the two digits of a percentage.
        expect(cents >= 100_00 * typed.length ? left : 0).toBe(0)
        expect(Math.abs(left)).toBeLessThanOrEqual(typed.length)
      }),
      { numRuns: times(5000, 50_000) },
    )
  })

  it('stand in a form as one text', () => {
    const origin = { of: 'deliveryGroups' as const, items: [{ id: 'g', cents: 1250 }] }
    const draft = draftOf(origin, language)
    expect(draftIn(originText(draft))).toEqual(draft)
    expect(originIn(originText(draft), 1250, language)).toEqual({ origin })
    expect(draftOf(null, language)).toEqual(draftIn(''))
  })

  it('are asked for, each an amount and none more than all of it, but may differ from it in sum', () => {
    const errorOf = (amounts: string[], cents: number) =>
      originIn(originText({ of: 'tasks', items: items(...amounts) }), cents, language, 'BRL').error
    expect(errorOf([], 100)).toBe('entry.originMissing')
    expect(errorOf(['1,00', ''], 100)).toBe('entry.originInvalid')
    expect(errorOf(['1,01'], 100)).toBe('entry.originTooLarge')
    expect(errorOf(['0,10', '0,00'], 100)).toBeUndefined()
    expect(errorOf(['0,10', 'US$ 0,10'], 100)).toBe('money.inDollars')
    expect(errorOf(['R$ 0,10'], 100)).toBeUndefined()
    expect(errorOf(['1,00', '1,00'], 100)).toBeUndefined()
  })
})
