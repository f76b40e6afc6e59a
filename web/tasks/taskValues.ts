import type { Answer, CommandOf } from '@prumo/contracts/index'
import type { Texts } from '../platform/drafts/formTexts'
import { minutesIn, showHours } from '../platform/formats/hours'
import { moneyIn, moneyProblem, moneyText } from '../platform/formats/typedMoney'
import type { Fields } from '../platform/forms/formFields'
import { customFieldLines, customFieldsIn } from './customFieldLines'
import { namedAs } from './namedAs'
import { takesEndAlong } from './takesEndAlong'

export type Task = Answer<'task'>
type Changes = Partial<Omit<CommandOf<'ChangeTask'>['data'], 'projectId' | 'taskId' | 'seen'>>
/** What the canvas calls its delivery groups and requirements. */
type Titles = { readonly deliveryGroups: readonly string[]; readonly requirements: readonly string[] }
const noTitles: Titles = { deliveryGroups: [], requirements: [] }
/** How its amounts are written. */
type Manner = { readonly language: string; readonly currency: string | null }
type Read = { changes: Changes; errors: Record<string, string> }

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** The fields that nobody changes in a task's step. Who locks a date means milestone and deadline as well. */
export function lockedIn({ lockedFields }: Pick<Task, 'lockedFields'>): ReadonlySet<string> {
  const isDated = lockedFields.some((field) => field === 'startOn' || field === 'endOn')
  return new Set([...lockedFields, ...(isDated ? ['isMilestone', 'deadlineOn'] : [])])
}

function customFieldTexts({ customFields }: Task): Texts {
  const lines = customFieldLines(customFields)
  return lines === undefined ? {} : { customFields: [lines] }
}

/** The progress that was reported of a task, whatever counts of it. */
export const reportedOf = ({ progress, reportedProgress }: Pick<Task, 'progress' | 'reportedProgress'>): number =>
  reportedProgress ?? progress

/** How a task stands in its form: the texts of each field. */
export const textsOfTask = (task: Task, language: string): Texts => ({
  title: [task.title],
  description: [task.description],
  startOn: [task.startOn],
  endOn: [task.endOn],
  baselineStartOn: [task.baselineStartOn ?? ''],
  baselineEndOn: [task.baselineEndOn ?? ''],
  timeOfDay: [task.timeOfDay ?? ''],
  isMilestone: task.isMilestone ? ['on'] : [],
  deadlineOn: [task.deadlineOn ?? ''],
  priority: [task.priority],
  assigneeId: [task.assigneeId ?? ''],
  tagIds: task.tagIds,
  deliveryGroup: [task.deliveryGroup ?? ''],
  requirements: [task.requirements.join('\n')],
  progress: [String(reportedOf(task))],
  estimatedMinutes: [showHours(task.estimatedMinutes, language)],
  realizedMinutes: [showHours(task.realizedMinutes, language)],
  hourCents: [moneyText(task.hourCents, language)],
  occurrence: [task.occurrence],
  colour: [task.colour ?? ''],
  ...customFieldTexts(task),
})

/** What is new, as the canvas writes it; what a task has already stays as it is. */
function groupIn(text: string, { deliveryGroup }: Task, { deliveryGroups }: Titles): string | null {
  const group = orNull(text)
  return group === null || group === deliveryGroup ? group : namedAs(group, deliveryGroups)
}

function requirementsIn(text: string, task: Task, { requirements }: Titles): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return [...new Set(lines.map((line) => (task.requirements.includes(line) ? line : namedAs(line, requirements))))]
}

/** The changes that a form makes to a task, without locked or missing fields; or what is wrong with them. */
export function taskChanges(
  task: Task,
  { text, all, has }: Fields,
  locked: ReadonlySet<string>,
  { language, currency }: Manner,
  titles: Titles = noTitles,
): Read {
  const [startOn, endOn, progress] = [text('startOn'), text('endOn'), Number(text('progress'))]
  const [estimated, realized] = [minutesIn(text('estimatedMinutes')), minutesIn(text('realizedMinutes'))]
  const hourCents = moneyIn(text('hourCents'), language, currency)
  const hourProblem = moneyProblem(text('hourCents'), language, currency)
  const customFields = customFieldsIn(text('customFields'))
  const [baselineStartOn, baselineEndOn] = [orNull(text('baselineStartOn')), orNull(text('baselineEndOn'))]
  const wanted = {
    title: text('title').trim(),
    description: text('description'),
    startOn,
    endOn,
    baselineStartOn,
    baselineEndOn,
    timeOfDay: orNull(text('timeOfDay')),
    isMilestone: text('isMilestone') === 'on',
    deadlineOn: orNull(text('deadlineOn')),
    priority: text('priority') as Task['priority'],
    assigneeId: orNull(text('assigneeId')),
    tagIds: all('tagIds'),
    deliveryGroup: groupIn(text('deliveryGroup'), task, titles),
    requirements: requirementsIn(text('requirements'), task, titles),
    progress,
    estimatedMinutes: estimated ?? null,
    realizedMinutes: realized ?? null,
    ...(has('hourCents') && { hourCents: hourCents ?? null }),
    ...(has('occurrence') && { occurrence: text('occurrence') as Task['occurrence'] }),
    colour: orNull(text('colour')),
    ...(has('customFields') && { customFields: customFields ?? [] }),
  }
  // Whoever leaves the end as it was takes it along.
  const isAlong =
    endOn === task.endOn && takesEndAlong({ ...task, isMilestone: task.isMilestone && wanted.isMilestone }, { startOn })
  const errors = {
    ...(wanted.title === '' && { title: 'title.missing' }),
    ...(!isDay(startOn) && { startOn: 'day.invalid' }),
    ...(!isDay(endOn) && { endOn: 'day.invalid' }),
    ...(isDay(startOn) && isDay(endOn) && endOn < startOn && !isAlong && { endOn: 'task.endBeforeStart' }),
    ...(isDay(startOn) &&
      endOn > startOn &&
      wanted.isMilestone &&
      !isAlong && { isMilestone: 'task.milestoneTakesDays' }),
    ...(wanted.deadlineOn && !isDay(wanted.deadlineOn) && { deadlineOn: 'day.invalid' }),
    ...(baselineStartOn && !isDay(baselineStartOn) && { baselineStartOn: 'day.invalid' }),
    ...(baselineEndOn && !isDay(baselineEndOn) && { baselineEndOn: 'day.invalid' }),
    ...(wanted.timeOfDay && !/^([01]\d|2[0-3]):[0-5]\d$/.test(wanted.timeOfDay) && { timeOfDay: 'timeOfDay.invalid' }),
    ...(!(Number.isInteger(progress) && progress >= 0 && progress <= 100) && { progress: 'progress.invalid' }),
    ...(estimated === undefined && { estimatedMinutes: 'hours.invalid' }),
    ...(realized === undefined && { realizedMinutes: 'hours.invalid' }),
    ...(hourProblem && { hourCents: hourProblem }),
    ...(customFields === undefined && { customFields: 'customFields.invalid' }),
  }
  const stands = { ...task, progress: reportedOf(task) }
  const open = Object.entries(wanted).filter(
    ([name, value]) => !locked.has(name) && !isSame(value, stands[name as keyof Task]),
  )
  return {
    changes: Object.fromEntries(open) as Changes,
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !locked.has(name))) as Record<string, string>,
  }
}

const isSame = (a: unknown, b: unknown) =>
  Array.isArray(a) && Array.isArray(b) ? JSON.stringify([...a].sort()) === JSON.stringify([...b].sort()) : a === b
