import type { FigureOf, FigureSeries } from '../platform/charts/figureOf'
import { addDays } from '../platform/formats/dates'

type Sample = Pick<FigureOf, 'places' | 'placesAre' | 'series' | 'marks'>
type Look = FigureSeries['look']

/** Two years of days. */
const days = 730
const statusAt = 430

/** A share of 100 that begins and ends slowly, as work does. */
const share = (day: number, length: number) => {
  const part = Math.min(1, Math.max(0, day / length))
  return 100 * part * part * (3 - 2 * part)
}
const places = Array.from({ length: days }, (_, day) => addDays('2025-09-15', day))
const line = (look: Look, valueAt: (day: number) => number | null): FigureSeries => ({
  key: look,
  name: '',
  look,
  mark: 'line',
  values: places.map((_, day) => valueAt(day)),
})

/** Curves with a value for each day of two years, of which some end or begin at the status day. */
export const sampleCurves: Sample = {
  places,
  placesAre: 'days',
  marks: [{ at: places[statusAt] ?? '', name: '' }],
  series: [
    line('planned', (day) => share(day, 640)),
    line('realized', (day) => (day > statusAt ? null : share(day, 720) * 0.9)),
    line('actual', (day) => (day > statusAt ? null : share(day, 700))),
    line('forecast', (day) => (day < statusAt ? null : share(day, 729))),
    line('reported', (day) => (day > 350 ? null : share(day, 760) * 0.8)),
  ],
}

const bar = (look: Look, values: readonly (number | null)[]): FigureSeries => ({
  key: look,
  name: '',
  look,
  mark: 'bar',
  values,
})

/** Months with bars side by side, and a line over them. */
export const sampleBars: Sample = {
  places: ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02'],
  placesAre: 'months',
  marks: [{ at: '2026-11', name: '' }],
  series: [
    bar('planned', [20, 45, 60, 30, 40, 55, 15]),
    bar('realized', [18, 40, -12, 22, null, null, null]),
    bar('forecast', [null, null, null, 10, 44, 58, 20]),
    { ...bar('other', [12, 22, 40, 48, 66, 84, 90]), mark: 'line' },
  ],
}
