import { numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import { workAxis } from '@prumo/contracts/schedule/workAxis'
import { isSummary, kindOfNumber, type MsTask, placeOf, startNoEarlierThan } from './nativeSchedules'
import { PlanRefused } from './planRefused'
import { textIn, within, type XmlElement, xmlTree } from './xmlTree'

const standardHours = [
  ['08:00:00', '12:00:00'],
  ['13:00:00', '17:00:00'],
]
export const standardAxis = workAxis(
  { week: [480, 480, 480, 480, 480, 0, 0], holidays: new Set() },
  numberOfDay('2000-01-03'),
)

const asSoonAsPossible = '0'
const constraints: Record<string, string> = {
  1: 'as late as possible',
  2: 'must start on',
  3: 'must finish on',
  5: 'start no later than',
  6: 'finish no earlier than',
  7: 'finish no later than',
}
/** Units of working time, from minutes to months; 32 more where they are estimated. */
const workingFormats = [3, 5, 7, 9, 11, 21]
const percentFormats = [19, 20]
const isFlag = (element: XmlElement, name: string) => textIn(element, name) === '1'
const isNothing = (amount: string) => Number(amount) === 0

/**
 * Every task of an MSPDI file, summaries among them. Dates may depend on what the engine does not reckon with: such a
 * file is refused, by the names of all that is not supported.
 */
export function mspdiTasks(xml: Buffer): MsTask[] {
  const project = xmlTree(xml)
  const elements = within(project, 'Tasks', 'Task').filter((task) => !isFlag(task, 'IsNull'))
  const tasks = elements.map(taskIn)
  const plan = { project, elements, tasks }
  const reasons = [
    ...reasonsOfProject(project),
    ...elements.flatMap((element, index) => {
      const task = tasks[index] as MsTask
      const features = [...featuresOf(element), ...timeFeatures(element, task, plan), ...linkFeatures(element, plan)]
      return features.map((feature) => `${nameOf(element)}: ${feature}`)
    }),
  ]
  if (reasons.length > 0) throw new PlanRefused(reasons)
  return tasks
}

type Plan = { project: XmlElement; elements: readonly XmlElement[]; tasks: readonly MsTask[] }

const nameOf = (element: XmlElement) => textIn(element, 'Name') || `task ${textIn(element, 'UID')}`

const taskIn = (element: XmlElement): MsTask => ({
  uid: textIn(element, 'UID'),
  outline: textIn(element, 'OutlineNumber'),
  start: textIn(element, 'Start'),
  finish: textIn(element, 'Finish'),
  totalSlack: Number(textIn(element, 'TotalSlack')) / 10,
  freeSlack: Number(textIn(element, 'FreeSlack')) / 10,
  constraint: textIn(element, 'ConstraintType'),
  constrainedAt: textIn(element, 'ConstraintDate'),
  links: within(element, 'PredecessorLink').map((link) => ({
    uid: textIn(link, 'PredecessorUID'),
    kind: kindOfNumber(textIn(link, 'Type') || '1'),
    lagMinutes: Number(textIn(link, 'LinkLag')) / 10,
  })),
  deadlineAt: textIn(element, 'Deadline'),
})

function reasonsOfProject(project: XmlElement): string[] {
  const calendar = calendarOf(project, textIn(project, 'CalendarUID'))
  const found: string[] = []
  if (textIn(project, 'ScheduleFromStart') === '0') found.push('scheduled from its finish')
  if (!calendar) found.push('no calendar')
  else if (exceptionsOf(calendar).length > 0) found.push(`exceptions of the calendar ${nameOf(calendar)}`)
  else if (!isStandard(calendar)) found.push(`working time of the calendar ${nameOf(calendar)}`)
  return found.map((feature) => `the project: ${feature}`)
}

const calendarOf = (project: XmlElement, uid: string) =>
  within(project, 'Calendars', 'Calendar').find((calendar) => textIn(calendar, 'UID') === uid)

/** Days off and other hours, as older and newer files write them. */
const exceptionsOf = (calendar: XmlElement) => [
  ...within(calendar, 'Exceptions', 'Exception'),
  ...within(calendar, 'WeekDays', 'WeekDay').filter((day) => textIn(day, 'DayType') === '0'),
  ...within(calendar, 'WorkWeeks', 'WorkWeek'),
]

/** Monday to Friday, 8 to 12 and 13 to 17 o'clock. Sunday is day 1. */
function isStandard(calendar: XmlElement): boolean {
  const days = within(calendar, 'WeekDays', 'WeekDay')
  return [1, 2, 3, 4, 5, 6, 7].every((number) => {
    const day = days.find((each) => textIn(each, 'DayType') === String(number))
    const hours = day ? within(day, 'WorkingTimes', 'WorkingTime') : []
    const times = hours.map((time) => [textIn(time, 'FromTime'), textIn(time, 'ToTime')])
    const expected = number === 1 || number === 7 ? [] : standardHours
    return JSON.stringify(times.filter(([from]) => from)) === JSON.stringify(expected)
  })
}

/** What a task says of itself that the engine does not reckon with. */
function featuresOf(element: XmlElement): string[] {
  const found: string[] = []
  if (isFlag(element, 'Manual')) found.push('manual scheduling')
  if (textIn(element, 'Active') === '0') found.push('inactive')
  if (isFlag(element, 'ExternalTask') || isFlag(element, 'IsSubproject')) found.push('task of another project')
  if (!isNothing(textIn(element, 'LevelingDelay'))) found.push('leveling delay')
  const hasBegun = ['ActualStart', 'ActualFinish', 'Stop', 'Resume'].some((name) => textIn(element, name))
  const remaining = textIn(element, 'RemainingDuration')
  if (hasBegun || !isNothing(textIn(element, 'PercentComplete')) || (remaining && remaining !== lengthIn(element)))
    found.push('remaining duration')
  return found
}

const lengthIn = (element: XmlElement) => textIn(element, 'Duration')

function timeFeatures(element: XmlElement, task: MsTask, { project, tasks }: Plan): string[] {
  const found: string[] = []
  const isLeaf = !isSummary(tasks, task)
  const { constraint } = task
  const isConstrained = constraint !== '' && constraint !== asSoonAsPossible
  if (isConstrained && constraint !== startNoEarlierThan)
    found.push(`constraint ${constraints[constraint] ?? constraint}`)
  else if (isConstrained && !isLeaf) found.push('constraint of a summary')
  if (task.deadlineAt && !isLeaf) found.push('deadline of a summary')
  const calendarUid = textIn(element, 'CalendarUID')
  if (calendarUid && calendarUid !== '-1' && calendarUid !== textIn(project, 'CalendarUID'))
    found.push(`task calendar ${nameOfCalendar(project, calendarUid)}`)
  // A task that begins when others let it would last for another time elsewhere.
  const isMoved = tasks.some(({ links, outline }) => links.length > 0 && isWithin(task, outline))
  if (isLeaf && isMoved) found.push(...resourceCalendars(project, task.uid).map((name) => `resource calendar ${name}`))
  const format = Number(textIn(element, 'DurationFormat') || 7) % 32
  if (isLeaf && !workingFormats.includes(format)) found.push('elapsed duration')
  else if (isLeaf && minutesIn(lengthIn(element)) < spanOf(task)) found.push('split')
  return found
}

const isWithin = ({ outline }: MsTask, group: string) => group === '0' || `${outline}.`.startsWith(`${group}.`)
const spanOf = ({ start, finish }: MsTask) => placeOf(standardAxis, finish) - placeOf(standardAxis, start)
const nameOfCalendar = (project: XmlElement, uid: string) => {
  const calendar = calendarOf(project, uid)
  return calendar ? nameOf(calendar) : uid
}

/** `PT16H30M0S` in minutes. */
function minutesIn(length: string): number {
  const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M(\d+)S$/.exec(length) ?? []
  return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60
}

/** The calendars, other than the project's, of those who work on a task. */
function resourceCalendars(project: XmlElement, taskUid: string): string[] {
  const resources = within(project, 'Resources', 'Resource')
  return within(project, 'Assignments', 'Assignment')
    .filter((assignment) => textIn(assignment, 'TaskUID') === taskUid)
    .flatMap((assignment) => resources.filter((each) => textIn(each, 'UID') === textIn(assignment, 'ResourceUID')))
    .flatMap((resource) => calendarOf(project, textIn(resource, 'CalendarUID')) ?? [])
    .filter((calendar) => {
      const base = textIn(calendar, 'BaseCalendarUID')
      const isOfProject = [base, textIn(calendar, 'UID')].includes(textIn(project, 'CalendarUID'))
      return !isOfProject || (base !== '-1' && within(calendar, 'WeekDays', 'WeekDay').length > 0)
    })
    .map(nameOf)
}

function linkFeatures(element: XmlElement, { elements, tasks }: Plan): string[] {
  return within(element, 'PredecessorLink').flatMap((link) => {
    const uid = textIn(link, 'PredecessorUID')
    const predecessor = tasks.find((task) => task.uid === uid)
    const task = tasks[elements.indexOf(element)] as MsTask
    if (isFlag(link, 'CrossProject') || !predecessor) return [`link to another project (${uid})`]
    const kind = kindOfNumber(textIn(link, 'Type') || '1')
    const found: string[] = []
    // The start of a summary is the first of its leaves, and its finish the last.
    if (kind[0] === 'S' && isSummary(tasks, predecessor)) found.push(`${kind} link from a summary (${uid})`)
    if (kind[1] === 'F' && isSummary(tasks, task)) found.push(`${kind} link to a summary (${uid})`)
    const format = Number(textIn(link, 'LagFormat') || 7) % 32
    if (!isNothing(textIn(link, 'LinkLag')) && !workingFormats.includes(format))
      found.push(`${percentFormats.includes(format) ? 'percent' : 'elapsed'} lag (${uid})`)
    return found
  })
}
