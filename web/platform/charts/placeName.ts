import { showDay, showMonth } from '@prumo/contracts/formats/days'
import { dayFormat } from '@prumo/contracts/formats/formatters'
import { localeOf } from '@prumo/contracts/formats/localeOf'
import type { FigureOf } from './figureOf'

/** A place as it is read. */
export const placeName = (place: string, placesAre: FigureOf['placesAre'], language: string): string =>
  ({ days: () => showDay(place, language), months: () => showMonth(place, language), words: () => place })[placesAre]()

const month = { month: 'short', year: '2-digit' } as const
const dayOfMonth = { day: '2-digit', month: '2-digit' } as const

/** A place on the axis, in few characters: `03/02`, `mar. de 26` or a word that is cut. */
export function shortPlaceName(
  place: string,
  are: 'days' | 'months' | 'words',
  language: string,
  most: number,
): string {
  if (are === 'words') return place.length <= most ? place : `${place.slice(0, Math.max(1, most - 1)).trimEnd()}…`
  return dayFormat(localeOf(language), are === 'months' ? month : dayOfMonth).format(Date.parse(place))
}
