import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateOf, dayEndingNear, dayNear, endDateOf } from './days'

const days = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9998-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

it('GAN-01 a day is the same day after it was drawn, whatever its clocks did', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(dayNear(dateOf(day))).toBe(day)
      expect(dayEndingNear(endDateOf(day))).toBe(day)
    }),
  )
})

it('GAN-01 what a chart draws beyond the calendar is its last day, or its first', () => {
  expect(dayNear(endDateOf('9999-12-31'))).toBe('9999-12-31')
  expect(dayNear(new Date(dateOf('0001-01-01').getTime() - 40 * 86_400_000))).toBe('0001-01-01')
})

it('GAN-01 a bar that is dropped within a day begins at the nearer day', () => {
  const dropped = (hours: number) => dayNear(new Date(dateOf('2026-03-03').getTime() + hours * 3_600_000))
  expect([dropped(-5), dropped(5), dropped(13)]).toEqual(['2026-03-03', '2026-03-03', '2026-03-04'])
})
