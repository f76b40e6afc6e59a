import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { moneyFigure, workFigure } from './monthFigures'

const t = ((key: string, given: object = {}) =>
  `${key} ${Object.values(given).join(' ')}`.trim()) as unknown as TFunction
const words = { t, language: 'en', total: 15 }

it('POR-05 work by month says what was planned and finished in all, and of how many projects', () => {
  const months = [
    { month: '2026-02', planned: 3, finished: 1 },
    { month: '2026-03', planned: 0, finished: 4 },
  ]
  const figure = workFigure({ counted: 12, months }, words)
  expect(figure.places).toEqual(['2026-02', '2026-03'])
  expect(figure.series.map(({ values }) => values)).toEqual([
    [3, 0],
    [1, 4],
  ])
  expect(figure.conclusion).toMatch(/finished 5 .*planned 3 .*counted 12 15$/)
})

it('POR-06 money by month is what was realized, or also what is still open of the planned', () => {
  const flow = (realized: number, open: number) => ({ realized, open })
  const months = [
    { month: '2026-02', inflow: flow(100_00, 0), outflow: flow(0, 30_00) },
    { month: '2026-03', inflow: flow(0, 50_00), outflow: flow(20_00, 5_00) },
  ]
  const valuesOf = (valueType: 'realized' | 'realizedAndPlanned') =>
    moneyFigure({ currency: 'USD', counted: 12, months }, valueType, words).series.map(({ values }) => values)
  expect(valuesOf('realized')).toEqual([
    [100_00, 0],
    [0, 20_00],
  ])
  expect(valuesOf('realizedAndPlanned')).toEqual([
    [100_00, 50_00],
    [30_00, 25_00],
  ])
})
