import { describe, expect, it } from 'vitest'
import { aDrawnRow } from '../../../../test/given/aDrawnRow'
import { ganttZooms } from '../renderer'
import { stretchesOff } from './chartMarks'
import { chartLevels, chartLocale, chartTime, middleOf } from './chartTime'
import { instantOf, msPerDay } from './instants'

const rows = [aDrawnRow({ startOn: '2027-03-10', endOn: '2027-05-20' }), aDrawnRow({ id: 'other' })]
const at = (instant: number) => new Date(instant).toISOString().slice(0, 10)

describe('The time of a chart', () => {
  it.each([
    ['day', '2027-02-27', 32],
    ['week', '2027-02-22', 80 / 7],
    ['month', '2027-02-01', 64 / 30.4],
    ['quarter', '2027-01-01', 56 / 91.3],
    ['year', '2027-01-01', 44 / 365.25],
  ] as const)(
    'GAN-02 begins with a column before the first bar, as wide as the zoom wants: %s',
    (zoom, from, pixels) => {
      const time = chartTime(rows, zoom, 0)
      expect(at(time.from)).toBe(from)
      expect(at(time.to)).toBe('2027-05-23')
      expect(msPerDay / 2 ** time.zoom).toBeCloseTo(pixels, 6)
    },
  )

  it('GAN-02 fills the room that it has', () => {
    const { from, to } = chartTime(rows, 'day', 3200)
    expect((to - from) / msPerDay).toBeCloseTo(100, 6)
  })

  it('GAN-02 stays around the middle of what is in sight of the plan', () => {
    const shown = (left: string, right: string) => ({
      leftGlobal: instantOf(left),
      rightGlobal: instantOf(right),
      centerGlobal: 7,
      timePerPixel: 1,
    })
    expect(at(middleOf(rows, shown('2027-03-11', '2027-03-21')))).toBe('2027-03-16')
    expect(at(middleOf(rows, shown('2027-01-01', '2027-03-05')))).toBe('2027-03-03')
    expect(middleOf(rows, shown('2028-01-01', '2028-02-01'))).toBe(7)
  })
})

it('GAN-02 the calendar is written in the language, and its second line has the columns', () => {
  const written = (zoom: (typeof ganttZooms)[number], language: string) =>
    chartLevels(zoom, language).map(([level]) => level?.format({ timeStart: new Date('2027-04-05') }))
  expect(ganttZooms.map((zoom) => chartLevels(zoom, 'pt-BR').map(([level]) => level?.main))).toEqual(
    ganttZooms.map(() => [false, true]),
  )
  expect(written('day', 'pt-BR')).toEqual(['abril de 2027', '5'])
  expect(written('week', 'en')).toEqual(['April 2027', 'Apr 5'])
  expect(written('quarter', 'en')).toEqual(['2027', '2'])
  expect(written('year', 'en')).toEqual(['', '2027'])
})

it('GAN-02 names of days begin with Sunday, those of months with January, and weeks with Monday', () => {
  const { weekdays, months, weekStart } = chartLocale('en')
  expect([weekdays[0], weekdays.length, months[0], months[11], weekStart]).toEqual([
    'Sunday',
    7,
    'January',
    'December',
    1,
  ])
})

it('GAN-09 days off that follow each other are one stripe, also where the window begins in one', () => {
  const weekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())
  const stripes = stretchesOff(instantOf('2027-03-07') + msPerDay / 3, instantOf('2027-03-15'), weekend)
  expect(stripes.map(([from, to]) => [at(from), at(to)])).toEqual([
    ['2027-03-07', '2027-03-08'],
    ['2027-03-13', '2027-03-15'],
  ])
})
