import { measures } from '@prumo/contracts/measures'
import { expect, it } from 'vitest'
import { aCurve } from '../../../test/given/aCurve'
import { indicatorsOf } from './indicatorsOf'

it('KAN-05 every figure of a curve comes in the order of the register, and what is missing says why', () => {
  const indicators = indicatorsOf(aCurve, measures)
  const inRegister = [...measures.keys()].filter((name) => name in aCurve.figures)
  expect(indicators.map(({ measure }) => measure.name)).toEqual(inRegister)
  expect(indicators).toHaveLength(Object.keys(aCurve.figures).length)
  expect(indicators.find(({ measure }) => measure.name === 'toCompletePerformanceIndex')).toMatchObject({
    value: null,
    missing: 'overspent',
  })
})

it('KAN-05 a figure that only says why it is missing is listed as well', () => {
  const bare = { figures: {}, missing: { costPerformanceIndex: 'otherUnits' } as const }
  expect(indicatorsOf(bare, measures)).toMatchObject([{ value: null, missing: 'otherUnits' }])
})
