import { measures } from '@prumo/contracts/measures'
import { expect, it } from 'vitest'
import { whyInputs } from './whyInputs'

const declared = measures.get('deviation')

it('FIN-10 a figure is reckoned from those that its formula names, of its flow', () =>
  expect(whyInputs({ measure: 'deviation', flow: 'outflow' }, declared)).toEqual([
    { measure: 'realizedAmount', flow: 'outflow' },
    { measure: 'plannedAmount', flow: 'outflow' },
  ]))

it('FIN-10 the balance is reckoned from what comes and what goes, narrowed alike', () =>
  expect(whyInputs({ measure: 'plannedAmount', flow: 'net', to: '2026-03-31' }, undefined)).toEqual([
    { measure: 'plannedAmount', flow: 'inflow', to: '2026-03-31' },
    { measure: 'plannedAmount', flow: 'outflow', to: '2026-03-31' },
  ]))

it('FIN-10 what is narrowed is the sum of its entries', () =>
  expect(whyInputs({ measure: 'forecastAmount', flow: 'outflow', to: '2026-03-31' }, declared)).toEqual([]))
