import type { ValueType } from '@prumo/contracts/analysis/dashboard'
import { type EntryKind, entryKinds } from '@prumo/contracts/finance/kinds'
import { showMonth } from '@prumo/contracts/formats/days'
import { showCount } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import type { TFunction } from 'i18next'
import type { FigureOf } from '../../platform/charts/figureOf'
import { moneyWords } from '../money/moneyWords'

type Months = Answer<'dashboardMonths'>
type Work = NonNullable<Months['work']>
export type MoneyMonths = NonNullable<Months['money']>[number]

/** Sums tell how many projects they count. */
type Words = { t: TFunction; language: string; total: number }

const sum = (values: readonly number[]): number => values.reduce((before, value) => before + value, 0)

const monthsAs = (months: readonly { month: string }[], { t }: Words) => ({
  places: months.map(({ month }) => month),
  placesAre: 'months' as const,
  placesName: t('moneyCurve.month'),
})

const spanOf = (months: readonly { month: string }[], { language }: Words) => {
  const [first, last] = [months[0], months.at(-1)]
  return { from: first ? showMonth(first.month, language) : '', to: last ? showMonth(last.month, language) : '' }
}

/** What was to end and what was finished in each month. */
export function workFigure({ months, counted }: Work, words: Words): FigureOf {
  const { t, language, total } = words
  const [planned, finished] = [months.map((month) => month.planned), months.map((month) => month.finished)]
  const show = (count: number) => showCount(count, language)
  return {
    title: t('dashboard.work.title'),
    conclusion: [
      t('dashboard.work.so', {
        ...spanOf(months, words),
        finished: t('dashboard.work.finished', { count: sum(finished) }),
        planned: t('dashboard.work.planned', { count: sum(planned) }),
      }),
      t('dashboard.counted', { counted, count: total }),
    ].join(' '),
    ...monthsAs(months, words),
    series: [
      { key: 'planned', name: t('dashboard.work.series.planned'), look: 'planned', mark: 'bar', values: planned },
      { key: 'finished', name: t('dashboard.work.series.finished'), look: 'actual', mark: 'bar', values: finished },
    ],
    unitName: t('analysis.unit.tasks'),
    show,
    showShort: show,
    valuesAre: 'numbers',
  }
}

const looks = { inflow: 'actual', outflow: 'realized' } as const

/**
 * What came and went in each month, in one currency. With the planned, what is not realized yet counts as it is
 * planned.
 */
export function moneyFigure({ currency, counted, months }: MoneyMonths, valueType: ValueType, words: Words): FigureOf {
  const { t, language, total } = words
  const { money, amounts } = moneyWords(currency, language, t)
  const valuesOf = (kind: EntryKind) =>
    months.map((month) => month[kind].realized + (valueType === 'realized' ? 0 : month[kind].open))
  return {
    ...amounts,
    title: t('dashboard.money.title', { counts: t(`dashboard.valueType.${valueType}`), currency }),
    conclusion: [
      t('dashboard.money.so', {
        ...spanOf(months, words),
        counts: t(`dashboard.valueType.${valueType}`),
        inflow: money(sum(valuesOf('inflow'))),
        outflow: money(sum(valuesOf('outflow'))),
      }),
      t('dashboard.counted', { counted, count: total }),
    ].join(' '),
    ...monthsAs(months, words),
    series: entryKinds.map((kind) => ({
      key: kind,
      name: t(`moneyCurve.flow.${kind}`),
      look: looks[kind],
      mark: 'bar' as const,
      values: valuesOf(kind),
    })),
  }
}
