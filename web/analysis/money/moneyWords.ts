import { showDay } from '@prumo/contracts/formats/days'
import { numberFormat } from '@prumo/contracts/formats/formatters'
import { showMoney } from '@prumo/contracts/formats/numbers'
import type { TFunction } from 'i18next'
import type { FigureOf } from '../../platform/charts/figureOf'

export type MoneyWords = {
  t: TFunction
  language: string
  money: (cents: number) => string
  day: (day: string) => string
  /** How a chart writes amounts: whole, and in few characters on an axis. */
  amounts: Pick<FigureOf, 'show' | 'showShort' | 'valuesAre' | 'unitName'>
}

/** Writes what a chart of money says in a language. */
export function moneyWords(currency: string, language: string, t: TFunction): MoneyWords {
  const money = (cents: number) => showMoney(cents, currency, language)
  const short = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return {
    t,
    language,
    money,
    day: (day) => showDay(day, language),
    amounts: {
      show: money,
      showShort: (cents) => short.format(cents / 100),
      valuesAre: 'cents',
      unitName: currency,
    },
  }
}
