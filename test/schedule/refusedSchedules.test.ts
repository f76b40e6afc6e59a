import { networkOf } from '@prumo/contracts/schedule/network'
import { scheduleOf } from '@prumo/contracts/schedule/schedule'
import { expect, it } from 'vitest'
import { mspdiTasks, standardAxis } from './mspdi'
import { planOf } from './nativeSchedules'
import { type P6Input, p6Plan } from './p6Plan'
import { reasonsOf } from './planRefused'

const weekday = (day: number, hours: string) => `<WeekDay><DayType>${day}</DayType>${hours}</WeekDay>`
const hours = (...times: readonly [string, string][]) =>
  `<WorkingTimes>${times
    .map(([from, to]) => `<WorkingTime><FromTime>${from}:00</FromTime><ToTime>${to}:00</ToTime></WorkingTime>`)
    .join('')}</WorkingTimes>`
const officeHours = hours(['08:00', '12:00'], ['13:00', '17:00'])
const officeWeek = [1, 2, 3, 4, 5, 6, 7].map((day) => weekday(day, day === 1 || day === 7 ? '' : officeHours)).join('')

type Parts = {
  project?: string
  week?: string
  calendar?: string
  pour?: string
  /** Said of the link from Dig to Pour. */
  link?: string
  /** Replaces what the file says of Dig's length. */
  length?: string
  more?: string
}

/** Dig on Monday 1 March 2027, and Pour on the Tuesday after it, as MS Project writes them. */
const planWith = ({ project = '', week = officeWeek, calendar = '', pour = '', link = '', length, more = '' }: Parts) =>
  Buffer.from(`<?xml version="1.0"?>
<Project xmlns="http://schemas.microsoft.com/project">
  ${project}<CalendarUID>1</CalendarUID>
  <Calendars>
    <Calendar><UID>1</UID><Name>Office</Name><BaseCalendarUID>-1</BaseCalendarUID>
      <WeekDays>${week}</WeekDays>${calendar}</Calendar>
    <Calendar><UID>2</UID><Name>Nights</Name><BaseCalendarUID>-1</BaseCalendarUID>
      <WeekDays>${weekday(2, hours(['20:00', '23:00']))}</WeekDays></Calendar>
    <Calendar><UID>3</UID><Name>Bia</Name><BaseCalendarUID>1</BaseCalendarUID></Calendar>
  </Calendars>
  <Tasks>
    <Task><UID>1</UID><Name>Dig</Name><OutlineNumber>1</OutlineNumber>
      <Start>2027-03-01T08:00:00</Start><Finish>2027-03-01T17:00:00</Finish>
      ${length ?? '<Duration>PT8H0M0S</Duration><DurationFormat>7</DurationFormat>'}</Task>
    <Task><UID>2</UID><Name>Pour</Name><OutlineNumber>2</OutlineNumber>
      <Start>2027-03-02T08:00:00</Start><Finish>2027-03-02T17:00:00</Finish>
      <Duration>PT8H0M0S</Duration>${pour}
      <PredecessorLink><PredecessorUID>1</PredecessorUID>${link}</PredecessorLink></Task>
    <Task><UID>9</UID><IsNull>1</IsNull></Task>
    ${more}
  </Tasks>
  <Resources><Resource><UID>7</UID><CalendarUID>2</CalendarUID></Resource>
    <Resource><UID>8</UID><CalendarUID>3</CalendarUID></Resource></Resources>
  <Assignments>
    <Assignment><TaskUID>1</TaskUID><ResourceUID>7</ResourceUID></Assignment>
    <Assignment><TaskUID>2</TaskUID><ResourceUID>8</ResourceUID></Assignment>
  </Assignments>
</Project>`)

const part = `<Task><UID>3</UID><Name>Cure</Name><OutlineNumber>2.1</OutlineNumber>
  <Start>2027-03-02T08:00:00</Start><Finish>2027-03-02T17:00:00</Finish><Duration>PT8H0M0S</Duration></Task>`
const partOf = (link: string) => part.replace('</Task>', `${link}</Task>`)
const toSummary = '<PredecessorLink><PredecessorUID>2</PredecessorUID><Type>3</Type></PredecessorLink>'

it('GAN-03 reads a plan of MS Project in which all is supported', () => {
  expect(mspdiTasks(planWith({})).map(({ uid }) => uid)).toEqual(['1', '2'])
  const supported = [
    { link: '<Type>3</Type><LinkLag>4800</LinkLag><LagFormat>7</LagFormat>' },
    { link: '<Type>0</Type><LinkLag>-4800</LinkLag><LagFormat>37</LagFormat>' },
    { link: '<LinkLag>0</LinkLag><LagFormat>8</LagFormat>' },
    { pour: '<ConstraintType>4</ConstraintType><ConstraintDate>2027-03-02T08:00:00</ConstraintDate>' },
    { pour: '<CalendarUID>1</CalendarUID>' },
  ]
  for (const parts of supported) expect(reasonsOf(() => mspdiTasks(planWith(parts)))).toEqual([])
})

it('GAN-03 gives a task of MS Project negative float that ends behind its deadline', () => {
  const pour = '<Deadline>2027-03-01T17:00:00</Deadline>'
  const { tasks, links } = planOf(mspdiTasks(planWith({ pour })), standardAxis)
  expect([...scheduleOf(networkOf(tasks.length, links), tasks).totalFloat]).toEqual([-480, -480])
})

it.each([
  ['Pour: elapsed lag (1)', { link: '<LinkLag>14400</LinkLag><LagFormat>8</LagFormat>' }],
  ['Pour: elapsed lag (1)', { link: '<LinkLag>14400</LinkLag><LagFormat>38</LagFormat>' }],
  ['Pour: percent lag (1)', { link: '<LinkLag>50</LinkLag><LagFormat>19</LagFormat>' }],
  ['Pour: percent lag (1)', { link: '<LinkLag>50</LinkLag><LagFormat>52</LagFormat>' }],
  ['Pour: link to another project (1)', { link: '<CrossProject>1</CrossProject>' }],
  ['Pour: constraint as late as possible', { pour: '<ConstraintType>1</ConstraintType>' }],
  ['Pour: constraint must start on', { pour: '<ConstraintType>2</ConstraintType>' }],
  ['Pour: constraint must finish on', { pour: '<ConstraintType>3</ConstraintType>' }],
  ['Pour: constraint start no later than', { pour: '<ConstraintType>5</ConstraintType>' }],
  ['Pour: constraint finish no earlier than', { pour: '<ConstraintType>6</ConstraintType>' }],
  ['Pour: constraint finish no later than', { pour: '<ConstraintType>7</ConstraintType>' }],
  ['Pour: constraint of a summary', { pour: '<ConstraintType>4</ConstraintType>', more: part }],
  ['Pour: deadline of a summary', { pour: '<Deadline>2027-03-05T17:00:00</Deadline>', more: part }],
  ['Pour: FF link to a summary (1)', { link: '<Type>0</Type>', more: part }],
  ['Cure: SS link from a summary (2)', { more: partOf(toSummary) }],
  ['Pour: task calendar Nights', { pour: '<CalendarUID>2</CalendarUID>' }],
  ['Pour: manual scheduling', { pour: '<Manual>1</Manual>' }],
  ['Pour: inactive', { pour: '<Active>0</Active>' }],
  ['Pour: task of another project', { pour: '<ExternalTask>1</ExternalTask>' }],
  ['Pour: leveling delay', { pour: '<LevelingDelay>4800</LevelingDelay>' }],
  ['Pour: remaining duration', { pour: '<PercentComplete>50</PercentComplete>' }],
  ['Pour: remaining duration', { pour: '<ActualStart>2027-03-02T08:00:00</ActualStart>' }],
  ['Pour: remaining duration', { pour: '<RemainingDuration>PT4H0M0S</RemainingDuration>' }],
  ['Dig: split', { length: '<Duration>PT4H0M0S</Duration>' }],
  ['Dig: elapsed duration', { length: '<Duration>PT9H0M0S</Duration><DurationFormat>6</DurationFormat>' }],
  ['the project: scheduled from its finish', { project: '<ScheduleFromStart>0</ScheduleFromStart>' }],
  ['the project: working time of the calendar Office', { week: officeWeek.replace('17:00', '16:00') }],
  [
    'the project: exceptions of the calendar Office',
    { calendar: '<Exceptions><Exception><Name>Carnival</Name></Exception></Exceptions>' },
  ],
  ['the project: exceptions of the calendar Office', { week: officeWeek + weekday(0, '') }],
])('GAN-03 refuses a plan of MS Project by name: %s', (reason, parts) => {
  expect(reasonsOf(() => mspdiTasks(planWith(parts)))).toEqual([reason])
})

it('GAN-03 refuses a task that others move and that somebody does at other hours', () => {
  const nights = planWith({}).toString().replace('<TaskUID>1</TaskUID>', '<TaskUID>2</TaskUID>')
  expect(reasonsOf(() => mspdiTasks(Buffer.from(nights)))).toEqual(['Pour: resource calendar Nights'])
})

const p6: P6Input = {
  activities: [
    { code: 'A', duration_days: 5, clndr_id: 'MONFRI' },
    { code: 'B', duration_days: 4, clndr_id: 'MONFRI' },
  ],
  relationships: [{ from_code: 'A', to_code: 'B', type: 'FS', lag_days: 0 }],
  opts: {
    dataDate: '2026-01-05',
    projectStart: '2026-01-05',
    cal_map: { MONFRI: { work_days: [1, 2, 3, 4, 5], holidays: [] } },
  },
}
const [first, second] = p6.activities as [P6Input['activities'][0], P6Input['activities'][0]]
const [link] = p6.relationships as [P6Input['relationships'][0]]
const { MONFRI } = p6.opts.cal_map as { MONFRI: P6Input['opts']['cal_map'][string] }
const withActivity = (changes: object) => ({ ...p6, activities: [first, { ...second, ...changes }] })
const withLink = (changes: object) => ({ ...p6, relationships: [{ ...link, ...changes }] })
const withOptions = (changes: object) => ({ ...p6, opts: { ...p6.opts, ...changes } })
const withCalendar = (changes: object) => withOptions({ cal_map: { MONFRI: { ...MONFRI, ...changes } } })

it('GAN-03 reads a plan of Primavera P6 in which all is supported, holidays among it', () => {
  const { axis } = p6Plan(withCalendar({ holidays: ['2026-01-06'] }))
  expect(axis.dayAt(1) - axis.dayAt(0)).toBe(2)
})

it.each([
  ['activity B: cstr_type', withActivity({ cstr_type: 'CS_MEOB' })],
  ['activity B: remain_drtn_days', withActivity({ remain_drtn_days: 2 })],
  ['activity B: calendar NIGHTS', withActivity({ clndr_id: 'NIGHTS' })],
  ['activity B: duration of 1.5 days', withActivity({ duration_days: 1.5 })],
  ['relationship A to B: type PR_XX', withLink({ type: 'PR_XX' })],
  ['relationship A to B: lag of 0.5 days', withLink({ lag_days: 0.5 })],
  ['relationship A to B: lag_calendar', withLink({ lag_calendar: '24 hours' })],
  ['relationship A to Z: activity Z of another plan', withLink({ to_code: 'Z' })],
  ['the plan: data date 2026-01-12', withOptions({ dataDate: '2026-01-12' })],
  ['the plan: progress_override', withOptions({ progress_override: true })],
  ['the plan: 2 calendars', withOptions({ cal_map: { MONFRI, NIGHTS: MONFRI } })],
  ['the plan: resources', { ...p6, resources: [{ code: 'R' }] }],
  ['calendar MONFRI: work day 0', withCalendar({ work_days: [0, 1] })],
  ['calendar MONFRI: holiday "Carnival"', withCalendar({ holidays: ['Carnival'] })],
  ['calendar MONFRI: hours_per_day', withCalendar({ hours_per_day: 10 })],
])('GAN-03 refuses a plan of Primavera P6 by name: %s', (reason, input) => {
  expect(reasonsOf(() => p6Plan(input))).toEqual([reason])
})
