import { numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import type { PlannedTask } from '@prumo/contracts/schedule/earlyDates'
import { type Link, type LinkKind, linkKinds } from '@prumo/contracts/schedule/link'
import { type WorkAxis, workAxis } from '@prumo/contracts/schedule/workAxis'
import { PlanRefused } from './planRefused'
import { openTask } from './psplib'

type Fields = Readonly<Record<string, unknown>>
type P6Calendar = { work_days: number[]; holidays: string[] }
export type P6Input = {
  activities: { code: string; duration_days: number; clndr_id: string }[]
  relationships: { from_code: string; to_code: string; type: string; lag_days: number }[]
  opts: { dataDate: string; projectStart: string; cal_map: Record<string, P6Calendar> }
}

/** What the reader reads of each part of a plan. */
const fieldsRead = {
  plan: ['activities', 'relationships', 'opts'],
  activity: ['code', 'duration_days', 'clndr_id'],
  relationship: ['from_code', 'to_code', 'type', 'lag_days'],
  options: ['dataDate', 'projectStart', 'cal_map'],
  calendar: ['work_days', 'holidays'],
} as const

type P6Plan = { codes: string[]; tasks: PlannedTask[]; links: Link[]; axis: WorkAxis }

/** A plan of Primavera P6. What the engine does not reckon with is refused, each by its name. */
export function p6Plan(input: P6Input): P6Plan {
  const reasons = reasonsAgainst(input)
  if (reasons.length > 0) throw new PlanRefused(reasons)
  const { activities, relationships, opts } = input
  const [{ work_days: workDays, holidays }] = Object.values(opts.cal_map) as [P6Calendar]
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => (workDays.includes(day) ? 1 : 0))
  const codes = activities.map(({ code }) => code)
  return {
    codes,
    tasks: activities.map((activity) => openTask(activity.duration_days)),
    links: relationships.map(
      (link): Link => ({
        from: codes.indexOf(link.from_code),
        to: codes.indexOf(link.to_code),
        kind: link.type as LinkKind,
        lag: link.lag_days,
      }),
    ),
    axis: workAxis({ week, holidays: new Set(holidays.map(numberOfDay)) }, numberOfDay(opts.projectStart)),
  }
}

function reasonsAgainst(input: P6Input): string[] {
  const { activities, relationships, opts } = input
  const calendars = Object.entries(opts.cal_map)
  return [
    ...unread('the plan', input, fieldsRead.plan),
    ...unread('the plan', opts, fieldsRead.options),
    ...(opts.dataDate === opts.projectStart ? [] : [`the plan: data date ${opts.dataDate}`]),
    ...(calendars.length === 1 ? [] : [`the plan: ${calendars.length} calendars`]),
    ...calendars.flatMap(([id, calendar]) => calendarReasons(`calendar ${id}`, calendar)),
    ...activities.flatMap((activity) => [
      ...unread(`activity ${activity.code}`, activity, fieldsRead.activity),
      ...(activity.clndr_id in opts.cal_map ? [] : [`activity ${activity.code}: calendar ${activity.clndr_id}`]),
      ...broken(`activity ${activity.code}: duration`, activity.duration_days),
    ]),
    ...relationships.flatMap((link) => {
      const name = `relationship ${link.from_code} to ${link.to_code}`
      const missing = [link.from_code, link.to_code].filter((code) => !activities.some((each) => each.code === code))
      return [
        ...unread(name, link, fieldsRead.relationship),
        ...missing.map((code) => `${name}: activity ${code} of another plan`),
        ...(linkKinds.some((kind) => kind === link.type) ? [] : [`${name}: type ${link.type}`]),
        ...broken(`${name}: lag`, link.lag_days),
      ]
    }),
  ]
}

/** Fields that say something and that nothing reads. */
const unread = (name: string, fields: Fields, read: readonly string[]) =>
  Object.entries(fields)
    .filter(([field, value]) => !read.includes(field) && value !== null && value !== undefined)
    .map(([field]) => `${name}: ${field}`)

function calendarReasons(name: string, calendar: P6Calendar): string[] {
  const days = calendar.work_days.filter((day) => ![1, 2, 3, 4, 5, 6, 7].includes(day))
  const holidays = calendar.holidays.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(String(day)))
  return [
    ...unread(name, calendar, fieldsRead.calendar),
    ...days.map((day) => `${name}: work day ${day}`),
    ...holidays.map((day) => `${name}: holiday ${JSON.stringify(day)}`),
  ]
}

/** Parts of a day are no places of the axis. */
const broken = (name: string, days: number) => (Number.isInteger(days) ? [] : [`${name} of ${days} days`])
