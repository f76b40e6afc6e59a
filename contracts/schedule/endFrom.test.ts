import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber, numberOfDay } from './calendarDay'
import { endFrom } from './endFrom'
import { workCalendar } from './workCalendar'

const week = [true, true, true, true, true, false, false]
/** 30 November 2026 is a Monday; 8 December is a holiday. */
const calendar = workCalendar({ week, holidays: ['2026-12-08'] }, '2026-11-01')
const task = { startOn: '2026-11-30', endOn: '2026-12-02' }

describe('TSK-02 the end of a task that is to begin on another day', () => {
  it.each([
    ['2026-11-20', '2026-12-02', 'stays behind an earlier start'],
    ['2026-12-02', '2026-12-02', 'stays on the start'],
    ['2026-12-03', '2026-12-07', 'keeps three working days across a weekend'],
    ['2026-12-07', '2026-12-10', 'keeps three working days across a holiday'],
    ['2026-12-12', '2026-12-16', 'is reckoned from the first working day after days off'],
  ])('from %s on is %s: it %s', (newStart, end) => expect(endFrom(calendar, task, newStart)).toBe(end))

  it('is the start of a milestone, earlier or later', () => {
    const milestone = { startOn: '2026-12-02', endOn: '2026-12-02', isMilestone: true }
    expect(endFrom(calendar, milestone, '2026-12-05')).toBe('2026-12-05')
    expect(endFrom(calendar, milestone, '2026-11-30')).toBe('2026-11-30')
  })

  it('of a task wholly on days off is its first working day', () =>
    expect(endFrom(calendar, { startOn: '2026-12-05', endOn: '2026-12-06' }, '2026-12-09')).toBe('2026-12-09'))

  it('lies at the end of the calendar at most', () => expect(endFrom(calendar, task, '9999-12-31')).toBe('9999-12-31'))

  it('is never before the start, and no working day is lost on the way', () => {
    const day = fc.integer({ min: numberOfDay('2026-01-01'), max: numberOfDay('2028-01-01') })
    fc.assert(
      fc.property(day, fc.nat(40), day, (start, length, to) => {
        const [startOn, endOn, newStart] = [start, start + length, to].map(dayOfNumber) as [string, string, string]
        const end = endFrom(calendar, { startOn, endOn }, newStart)
        expect(end >= newStart).toBe(true)
        const lasting = (from: string, until: string) => calendar.endOf(until) - calendar.beginOf(from)
        if (newStart > endOn) expect(lasting(newStart, end)).toBe(Math.max(1, lasting(startOn, endOn)))
        else expect(end).toBe(endOn)
      }),
    )
  })
})
