import { useTranslation } from 'react-i18next'
import { useLanguage } from '../texts/useLanguage'
import type { FigureOf } from './figureOf'
import type { At } from './neighbourOf'
import { placeName } from './placeName'

/** Says a value of a figure: its place, its series and how much it is, with what is marked there. */
export function useSpokenValue(figure: FigureOf): (at: At) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ series, index }) => {
    const place = figure.places[index] ?? ''
    const value = figure.series[series]?.values[index]
    const marked = (figure.marks ?? []).filter(({ at }) => at === place).map(({ name }) => name)
    return [
      t('charts.value', {
        place: placeName(place, figure.placesAre, language),
        series: figure.series[series]?.name,
        value: typeof value === 'number' ? figure.show(value) : t('charts.noValue'),
      }),
      ...marked,
    ].join(', ')
  }
}
