import { describe, expect, it } from 'vitest'
import { workCalendar } from '../schedule/workCalendar'
import { movedCurve } from './movedCurve'

const week = [true, true, true, true, true, false, false]
const calendar = workCalendar({ week, holidays: [] }, '2027-01-04')
type Days = [startOn: string, endOn: string]
const days = ([startOn, endOn]: Days) => ({ startOn, endOn })
const task = (before: Days, after: Days = before, more: { isMilestone?: boolean; minutes?: number } = {}) => ({
  before: days(before),
  after: days(after),
  isMilestone: more.isMilestone ?? false,
  estimatedMinutes: more.minutes ?? null,
})
const stays: Days = ['2027-03-01', '2027-03-05']
const early: Days = ['2027-03-03', '2027-03-04']
const late: Days = ['2027-03-08', '2027-03-09']

describe('GAN-04 KAN-05 The curve of a plan whose tasks move', () => {
  it('takes the part of what moves along, day by day, and comes to the same sum', () => {
    const curve = movedCurve([task(stays), task(early, late)], calendar)
    expect(curve).toMatchObject({ unit: 'workingDays', by: 'day' })
    const at = (on: string) => curve?.points.find((point) => point.on === on)
    expect(curve?.points[0]).toEqual({ on: '2027-02-28', before: 0, after: 0 })
    expect(at('2027-03-02')).toMatchObject({ before: 2, after: 2 })
    expect(at('2027-03-03')).toMatchObject({ before: 4, after: 3 })
    expect(at('2027-03-05')).toMatchObject({ before: 7, after: 5 })
    expect(curve?.points.at(-1)).toEqual({ on: '2027-03-09', before: 7, after: 7 })
  })

  it('weighs by effort where every task but milestones has one, else by working days', () => {
    const gate = task(['2027-03-05', '2027-03-05'], late, { isMilestone: true })
    const [dig, pour] = [task(stays, stays, { minutes: 600 }), task(early, late, { minutes: 120 })]
    const effort = movedCurve([dig, pour, gate], calendar)
    expect([effort?.unit, effort?.points.at(-1)?.after]).toEqual(['effort', 720])
    const days = movedCurve([dig, task(early, late), gate], calendar)
    expect([days?.unit, days?.points.at(-1)?.after]).toEqual(['workingDays', 7])
  })

  it('weighs what moves onto days off as before', () => {
    const curve = movedCurve([task(early, ['2027-03-05', '2027-03-07'])], calendar)
    expect(curve?.points.at(-1)).toMatchObject({ before: 2, after: 2 })
  })

  it('is none where nothing weighs anything', () => {
    expect(movedCurve([], calendar)).toBeNull()
    expect(movedCurve([task(early, late, { isMilestone: true, minutes: 60 })], calendar)).toBeNull()
    expect(movedCurve([task(['2027-03-06', '2027-03-07'], late)], calendar)).toBeNull()
  })

  it.each([
    ['day', '2027-04-20'],
    ['week', '2028-03-01'],
    ['month', '2031-03-01'],
    ['month', '2090-03-01'],
  ])('has at most 60 points, by %s until %s, and the last at its end', (by, endOn) => {
    const curve = movedCurve([task(stays), task(early, ['2027-04-01', endOn])], calendar)
    expect(curve?.by).toBe(by)
    expect(curve?.points.length).toBeLessThanOrEqual(60)
    expect(curve?.points.length).toBeGreaterThan(20)
    expect(curve?.points.at(-1)).toMatchObject({ before: 7, after: 7 })
  })
})
