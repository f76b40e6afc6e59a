import { expect, it } from 'vitest'
import { partsOf, type Why, whyIn, whyText } from './why'
import { whyOfMonth } from './whyOfMonth'
import { whyOfPoint } from './whyOfPoint'

const cardId = '01a2b3c4-0000-7000-8000-000000000001'
const statusOn = '2026-03-31'

it.each([
  { measure: 'realizedAmount', flow: 'outflow' },
  { measure: 'plannedAmount', flow: 'net', to: '2026-02-28' },
  { measure: 'plannedAmount', flow: 'inflow', from: '2026-02-01', to: '2026-02-28' },
  { measure: 'plannedTotalAmount', flow: 'outflow', cardId },
  { measure: 'plannedTotalAmount', flow: 'outflow', without: 'origin' },
  { measure: 'undatedAmount', flow: 'inflow' },
  { measure: 'realizedAmount', flow: 'inflow', groupName: 'Ala A. Fase 1' },
] as const satisfies Why[])('FIN-10 an address names a figure and leads back to it: %j', (why) =>
  expect(whyIn(whyText(why))).toEqual(why),
)

it.each([
  null,
  '',
  'x.outflow',
  'realizedAmount',
  'realizedAmount.both',
  'toString.outflow',
  'plannedAmount.outflow.x',
])('FIN-10 what names no figure opens nothing: %s', (text) => expect(whyIn(text)).toBeUndefined())

it('FIN-10 a forecast is what was realized by the status day, and what is open and falls due by its day', () =>
  expect(partsOf({ measure: 'forecastAmount', flow: 'outflow', to: '2026-05-31' }, statusOn)).toMatchObject([
    { of: 'realized', kind: 'outflow', to: statusOn },
    { of: 'open', kind: 'outflow', to: '2026-05-31' },
  ]))

it('FIN-10 a month is the sum of what has a day in it, and of what was realized until the status day', () => {
  const march = whyOfMonth('realized', 'inflow', '2026-03')
  expect(march && partsOf(march, '2026-03-10')).toMatchObject([
    { of: 'realized', kind: 'inflow', from: '2026-03-01', to: '2026-03-10' },
  ])
  const february = whyOfMonth('planned', 'outflow', '2024-02')
  expect(february).toMatchObject({ from: '2024-02-01', to: '2024-02-29' })
  expect(whyOfMonth('planned', 'outflow', undefined)).toBeUndefined()
})

it('FIN-10 what is overdue is asked for as such, whatever day it counts on in a forecast', () =>
  expect(partsOf({ measure: 'overdueAmount', flow: 'inflow' }, statusOn)).toEqual([{ of: 'overdue', kind: 'inflow' }]))

it('FIN-10 what has no day is asked for without days, and the balance by its two kinds', () => {
  expect(partsOf({ measure: 'undatedAmount', flow: 'outflow' }, statusOn)).toEqual([
    { of: 'realized', kind: 'outflow', without: 'day' },
  ])
  expect(partsOf({ measure: 'realizedAmount', flow: 'net' }, statusOn)).toEqual([])
})

it('FIN-10 a point of what was reported is none to be asked about', () => {
  expect(whyOfPoint('realized', 'net', '2026-03-08')).toEqual({
    measure: 'realizedAmount',
    flow: 'net',
    to: '2026-03-08',
  })
  expect(whyOfPoint('realizedThen', 'net', '2026-03-08')).toBeUndefined()
})
