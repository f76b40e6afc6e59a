import { showDay } from '@prumo/contracts/formats/days'
import { numberFormat } from '@prumo/contracts/formats/formatters'
import { showMoney, showPercent } from '@prumo/contracts/formats/numbers'
import type { MeasureUnit } from '@prumo/contracts/measure'
import type { TFunction } from 'i18next'
import { type Counted, isCost } from './curveChoice'

/** How what a curve counts is written for somebody: its values, its days, and the unit by itself. */
export type CurveTexts = ReturnType<typeof curveTexts>

type Of = { t: TFunction; language: string; counts: Counted; currency: string | null }

export function curveTexts({ t, language, counts, currency }: Of) {
  const number = (value: number, digits: number) =>
    numberFormat(language, { maximumFractionDigits: digits }).format(value)
  const counted = (unit: 'workingDays' | 'tasks' | 'effort', value: number, digits: number) =>
    t(`analysis.value.${unit}`, { count: Math.abs(value), value: number(value, digits) })
  const work = (value: number) =>
    isCost(counts)
      ? showMoney(Math.round(value), currency, language)
      : counts === 'effort'
        ? counted('effort', value / 60, 1)
        : counted(counts, value, 1)
  const inUnit: Record<MeasureUnit, (value: number) => string> = {
    work,
    amount: (value) => showMoney(Math.round(value), currency, language),
    ratio: (value) => number(value, 3),
    percent: (value) => showPercent(value, language),
    workingDays: (value) => counted('workingDays', value, 1),
    day: (value) => number(value, 0),
    count: (value) => number(value, 0),
    score: (value) => number(value, 0),
  }
  return {
    t,
    language,
    work,
    /** A value of a measure; a dash where it has none. */
    ofMeasure: (unit: MeasureUnit, value: number | null) => (value === null ? '–' : inUnit[unit](value)),
    /** On an axis, where the unit stands at its end: hours, for an effort. */
    short: (value: number) =>
      numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(
        isCost(counts) ? value / 100 : value,
      ),
    day: (day: string) => showDay(day, language),
    unit: isCost(counts) ? t('analysis.unit.cost', { currency: currency ?? '' }) : t(`analysis.unit.${counts}`),
  }
}
