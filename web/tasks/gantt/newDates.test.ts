import { workCalendar } from '@prumo/contracts/schedule/workCalendar'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { durationOf, lasting, movedBy, movedTo, startingOn } from './newDates'

const week = [true, true, true, true, true, false, false]
/** 7 September 2026 is a holiday, and a Monday. */
const calendar = workCalendar({ week, holidays: ['2026-09-07'] }, '2026-09-01')
const dates = { startOn: '2026-09-03', endOn: '2026-09-04' }

it('GAN-09 a task that is moved keeps its working days across a weekend and a holiday', () => {
  expect(movedTo(calendar, dates, '2026-09-04')).toEqual({ startOn: '2026-09-04', endOn: '2026-09-08' })
  expect(movedBy(calendar, dates, 2)).toEqual({ startOn: '2026-09-08', endOn: '2026-09-09' })
  expect(movedBy(calendar, dates, -1)).toEqual({ startOn: '2026-09-02', endOn: '2026-09-03' })
})

it('GAN-09 a task that is moved to a day off begins on the next working day', () => {
  expect(movedTo(calendar, dates, '2026-09-05')).toEqual({ startOn: '2026-09-08', endOn: '2026-09-09' })
})

it('GAN-07 a duration in working days says when the task ends', () => {
  expect(lasting(calendar, dates, 3)).toEqual({ startOn: '2026-09-03', endOn: '2026-09-08' })
  expect(lasting(calendar, dates, 0)).toEqual({ startOn: '2026-09-03', endOn: '2026-09-03' })
})

it('GAN-09 a task that is to start on another day keeps its end, or takes it along past it', () => {
  expect(startingOn(calendar, dates, '2026-09-04')).toEqual({ startOn: '2026-09-04' })
  expect(startingOn(calendar, dates, '2026-09-08')).toEqual({ startOn: '2026-09-08', endOn: '2026-09-09' })
})

it('GAN-09 a task wholly on days off takes one working day once it is moved', () => {
  const off = { startOn: '2026-09-05', endOn: '2026-09-07' }
  expect(durationOf(calendar, off)).toBe(0)
  expect(movedBy(calendar, off, 0)).toEqual({ startOn: '2026-09-08', endOn: '2026-09-08' })
})

it('GAN-09 moving by some days and back again leads back to the same working days', () => {
  const place = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 60 }), fc.integer({ min: -200, max: 200 }), (start, length, days) => {
      const task = { startOn: calendar.dayFrom(start), endOn: calendar.dayUntil(start + length) }
      const moved = movedBy(calendar, task, days)
      expect(durationOf(calendar, moved)).toBe(length)
      expect(movedBy(calendar, moved, -days)).toEqual(task)
    }),
  )
})
