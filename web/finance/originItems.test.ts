import { describe, expect, it } from 'vitest'
import { areEqualParts, draftIn, draftOf, originIn, originText, percentOf, sharedItems } from './originItems'

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

  it('are a share in percent of the amount, where both are amounts', () => {
    expect(percentOf('33,34', 100_00, language)).toBe(33.34)
    expect(percentOf('0,01', 3_00, language)).toBe(0.33)
    expect(percentOf('x', 100, language)).toBeUndefined()
    expect(percentOf('1,00', 0, language)).toBeUndefined()
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
      originIn(originText({ of: 'tasks', items: items(...amounts) }), cents, language).error
    expect(errorOf([], 100)).toBe('entry.originMissing')
    expect(errorOf(['1,00', ''], 100)).toBe('entry.originInvalid')
    expect(errorOf(['1,01'], 100)).toBe('entry.originTooLarge')
    expect(errorOf(['0,10', '0,00'], 100)).toBeUndefined()
    expect(errorOf(['1,00', '1,00'], 100)).toBeUndefined()
  })
})
