import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { mostHolidays } from '@prumo/contracts/tasks/workTime'
import { defaultWorkWeek } from '@prumo/contracts/tasks/workWeek'
import { fold } from '@prumo/platform/decider'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { plan } from './plan'
import { planSnapshot } from './planSnapshot'

const projectId = '00000000-0000-4000-8000-000000000001'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [christmas, eve] = [idOf(21), idOf(22)]
const given = givenOf(plan, {
  actor: ann,
  at,
  project: { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} },
})

const holiday = (holidayId: string, holidayOn: string, description: string) => ({ holidayId, holidayOn, description })
const added = (...of: Parameters<typeof holiday>): PlanEvent => ({
  type: 'HolidayAdded',
  data: { projectId, ...holiday(...of) },
})
const set = (change: Partial<typeof defaultWorkWeek>, before = defaultWorkWeek): PlanEvent => ({
  type: 'WorkTimeSet',
  data: { projectId, ...before, ...change, before },
})
const setting = (change: object) => ({
  type: 'SetWorkTime' as const,
  data: { projectId, ...defaultWorkWeek, ...change },
})

describe('The work time of a plan', () => {
  it('SET-06 is eight hours from Monday to Friday until somebody sets another week', () => {
    given().when(setting({})).then()
    given()
      .when(setting({ fridayMinutes: 420 }))
      .then(set({ fridayMinutes: 420 }))
  })

  it('SET-06 refuses a week of less than one hour', () => {
    const week = Object.fromEntries(Object.keys(defaultWorkWeek).map((name) => [name, 0]))
    given()
      .when(setting({ ...week, sundayMinutes: 59 }))
      .thenRefused('workTime.tooShort', { minutes: 60 })
    given()
      .when(setting({ ...week, sundayMinutes: 60 }))
      .then(set({ ...week, sundayMinutes: 60 }))
  })

  it('SES-15 refuses to replace a day that its sender has not seen', () =>
    given(set({ fridayMinutes: 420 }))
      .when(setting({ fridayMinutes: 360, seen: { fridayMinutes: 480 } }))
      .thenRefused('record.changedMeanwhile', { fields: ['fridayMinutes'] }))
})

describe('A holiday', () => {
  it('SET-07 is added with its day and description', () =>
    given()
      .when({ type: 'AddHoliday', data: { projectId, ...holiday(christmas, '2026-12-25', 'Natal') } })
      .then(added(christmas, '2026-12-25', 'Natal')))

  it('SET-07 refuses a day that is a holiday already, by another id', () =>
    given(added(christmas, '2026-12-25', 'Natal'))
      .when({ type: 'AddHoliday', data: { projectId, ...holiday(eve, '2026-12-25', 'Véspera') } })
      .thenRefused('holiday.dayTaken', { day: '2026-12-25', holiday: 'Natal' }))

  it('SET-07 that was added already adds nothing, and its id takes no other', () => {
    given(added(christmas, '2026-12-25', 'Natal'))
      .when({ type: 'AddHoliday', data: { projectId, ...holiday(christmas, '2026-12-25', 'Natal') } })
      .then()
    given(added(christmas, '2026-12-25', 'Natal'))
      .when({ type: 'AddHoliday', data: { projectId, ...holiday(christmas, '2026-12-26', 'Natal') } })
      .thenRefused('holiday.idTaken')
  })

  it('SET-07 comes with others in one action: all of them, or none', () => {
    const holidays = [holiday(eve, '2026-12-24', 'Véspera'), holiday(christmas, '2026-12-25', 'Natal')]
    given()
      .when({ type: 'AddHolidays', data: { projectId, holidays } })
      .then(added(eve, '2026-12-24', 'Véspera'), added(christmas, '2026-12-25', 'Natal'))
    given(added(idOf(23), '2026-12-25', 'Ponte'))
      .when({ type: 'AddHolidays', data: { projectId, holidays } })
      .thenRefused('holiday.dayTaken', { day: '2026-12-25', holiday: 'Ponte' })
    given()
      .when({
        type: 'AddHolidays',
        data: { projectId, holidays: [...holidays, holiday(idOf(24), '2026-12-24', 'De novo')] },
      })
      .thenRefused('holiday.dayTaken', { day: '2026-12-24', holiday: 'Véspera' })
  })

  it('SET-07 moves to a free day, and records both', () => {
    const both = [added(eve, '2026-12-24', 'Véspera'), added(christmas, '2026-12-25', 'Natal')]
    const change = (holidayOn: string) => ({
      type: 'ChangeHoliday' as const,
      data: { projectId, holidayId: eve, holidayOn },
    })
    given(...both)
      .when(change('2026-12-23'))
      .then({
        type: 'HolidayChanged',
        data: { projectId, holidayId: eve, holidayOn: '2026-12-23', before: { holidayOn: '2026-12-24' } },
      })
    given(...both)
      .when(change('2026-12-25'))
      .thenRefused('holiday.dayTaken', { day: '2026-12-25', holiday: 'Natal' })
    given(...both)
      .when(change('2026-12-24'))
      .then()
  })

  it('SET-07 is removed with what it was; what is unknown is refused', () => {
    given(added(christmas, '2026-12-25', 'Natal'))
      .when({ type: 'RemoveHoliday', data: { projectId, holidayId: christmas } })
      .then({
        type: 'HolidayRemoved',
        data: { projectId, holidayId: christmas, before: { holidayOn: '2026-12-25', description: 'Natal' } },
      })
    given()
      .when({ type: 'RemoveHoliday', data: { projectId, holidayId: christmas } })
      .thenRefused('holiday.unknown')
  })

  it('SET-07 is refused where the plan has as many as it takes', () => {
    const many = Array.from({ length: mostHolidays }, (_, index) =>
      added(
        idOf(1000 + index),
        `${2030 + Math.floor(index / 28)}-02-${String(1 + (index % 28)).padStart(2, '0')}`,
        'Folga',
      ),
    )
    given(...many)
      .when({ type: 'AddHoliday', data: { projectId, ...holiday(christmas, '2026-12-25', 'Natal') } })
      .thenRefused('holiday.tooMany', { most: mostHolidays })
  })
})

it('SET-06 SET-07 Work time and holidays stand in a snapshot of the plan', () => {
  const events = [set({ fridayMinutes: 420 }), added(christmas, '2026-12-25', 'Natal')]
  const state = fold(
    plan,
    events.map((event) => ({ ...event, at })),
  )
  const kept = planSnapshot.read(JSON.parse(JSON.stringify(planSnapshot.write(state))) as never)
  expect([kept.workWeek, [...kept.holidays]]).toEqual([state.workWeek, [...state.holidays]])
})
