import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overdueBefore } from './overdueBefore'
import { taskStateOf } from './taskStateOf'
import { workCalendar } from './workCalendar'

const week = [true, true, true, true, true, false, false]
const workDays = { week, holidays: ['2026-03-10'] }
// A Friday, the Saturday and the Monday after it, a holiday on Tuesday, and the Wednesday.
const [friday, saturday, monday, tuesday, wednesday] = [
  '2026-03-06',
  '2026-03-07',
  '2026-03-09',
  '2026-03-10',
  '2026-03-11',
]
const stateOn = (today: string, endOn: string, baselineEndOn: string | null, finishedOn: string | null = null) =>
  taskStateOf(workDays, today)({ endOn, baselineEndOn, finishedOn })

describe('The state of a task', () => {
  it('TSK-07 is completed where it was finished, early or late by the day on which it was', () => {
    expect(stateOn(wednesday, monday, monday, monday)).toBe('completed')
    expect(stateOn(wednesday, monday, monday, friday)).toBe('completedEarly')
    expect(stateOn(wednesday, monday, monday, wednesday)).toBe('completedLate')
    expect(stateOn(wednesday, friday, null, wednesday)).toBe('completed')
  })

  it('TSK-07 is delayed where its end has passed, whatever its baseline', () => {
    expect(stateOn(monday, friday, friday)).toBe('delayed')
    expect(stateOn(monday, friday, wednesday)).toBe('delayed')
    expect(stateOn(monday, friday, null)).toBe('delayed')
    expect(stateOn(friday, friday, friday)).toBe('onTime')
  })

  it('TSK-07 is early, late or on time by its planned end', () => {
    expect(stateOn(friday, monday, monday)).toBe('onTime')
    expect(stateOn(friday, friday, monday)).toBe('early')
    expect(stateOn(friday, wednesday, monday)).toBe('late')
    expect(stateOn(friday, monday, null)).toBe('noBaseline')
  })

  it('TSK-07 GAN-09 is told by working days: weekends and holidays make nothing late', () => {
    expect(stateOn(saturday, friday, friday)).toBe('onTime')
    expect(stateOn(friday, saturday, friday)).toBe('onTime')
    expect(stateOn(tuesday, monday, tuesday)).toBe('onTime')
    expect(stateOn(wednesday, monday, monday)).toBe('delayed')
    expect(stateOn(wednesday, monday, friday, saturday)).toBe('completed')
  })

  const day = fc
    .integer({ min: 0, max: 400 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))

  it('TSK-07 of a finished task is the same on every day', () =>
    fc.assert(
      fc.property(day, day, day, fc.option(day), day, (first, second, endOn, baselineEndOn, finishedOn) => {
        const on = (today: string) => stateOn(today, endOn, baselineEndOn, finishedOn)
        expect(on(first)).toBe(on(second))
      }),
    ))

  it('TSK-07 is delayed as soon as a working day has passed since its end', () =>
    fc.assert(
      fc.property(day, day, (today, endOn) => {
        const { endOf } = workCalendar(workDays, today)
        expect(endOn < overdueBefore(workDays, today)).toBe(endOf(today) > endOf(endOn))
      }),
    ))

  it('TSK-07 where every day is worked is told by the days alone', () =>
    fc.assert(
      fc.property(day, day, day, (today, endOn, baselineEndOn) => {
        const every = { week: week.map(() => true), holidays: [] }
        const expected =
          today > endOn ? 'delayed' : endOn === baselineEndOn ? 'onTime' : endOn < baselineEndOn ? 'early' : 'late'
        expect(taskStateOf(every, today)({ endOn, baselineEndOn, finishedOn: null })).toBe(expected)
      }),
    ))
})
