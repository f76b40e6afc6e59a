import type { QueryInput } from '@prumo/contracts/index'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import type { ViewFilters } from '@prumo/contracts/tasks/views'
import { addDays, isCalendarDay } from '../platform/formats/dates'
import { weekdayOf } from '../platform/formats/months'
import { containsWords } from '../platform/formats/plainText'
import { isOverdue } from './isOverdue'
import { type Priority, priorities } from './priorities'

/** What tasks are narrowed to, as the address says it. An empty text or list is no filter. */
export type TaskFilters = {
  search: string
  /** Ids of people, or `nobody`. */
  assignee: readonly string[]
  priority: readonly Priority[]
  tag: readonly string[]
  /** Names of delivery groups; the empty name is for tasks in none. */
  deliveryGroup: readonly string[]
  /** A word of `dueChoices`, or two days with `..` between them, of which one may be missing. */
  due: string
  /** Of lists alone: a board shows in its columns what is finished. */
  state: '' | 'open' | 'finished' | 'any'
}
/** The filters of which several values can be chosen. */
export type SeveralFilter = 'assignee' | 'priority' | 'tag' | 'deliveryGroup'

export const dueChoices = ['overdue', 'week', 'days7'] as const satisfies readonly ViewFilters['due'][]
export const noFilters: TaskFilters = {
  search: '',
  assignee: [],
  priority: [],
  tag: [],
  deliveryGroup: [],
  due: '',
  state: '',
}

const mostChoices = 50
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
const wellFormed = (text: string, max: number) => text.replaceAll('\0', '').toWellFormed().slice(0, max).toWellFormed()
const isPriority = (text: string): text is Priority => priorities.some((each) => each === text)

/** The filters in an address; what makes no sense there is no filter. */
export function filtersIn(address: URLSearchParams): TaskFilters {
  const several = (name: SeveralFilter, makesSense: (text: string) => boolean) =>
    [...new Set(address.getAll(name).filter(makesSense))].slice(0, mostChoices)
  const given = address.get('state') ?? ''
  const due = address.get('due') ?? ''
  return {
    search: wellFormed(address.get('search') ?? '', 200),
    assignee: several('assignee', (text) => text === 'nobody' || isId(text)),
    priority: several('priority', isPriority) as Priority[],
    tag: several('tag', isId),
    deliveryGroup: several('deliveryGroup', (text) => text.length <= 200 && wellFormed(text, 200) === text),
    // Older addresses call overdue a state.
    due: given === 'overdue' && !due ? 'overdue' : isDue(due) ? due : '',
    state: (['open', 'finished', 'any'] as const).find((each) => each === given) ?? '',
  }
}

function isDue(text: string): boolean {
  if (dueChoices.some((choice) => choice === text)) return true
  const { from, to } = rangeIn(text)
  return (from ?? to) !== undefined && !(from && to && to < from)
}

/** The days of a range such as `2026-03-01..2026-03-31`. */
export function rangeIn(due: string): { from?: string | undefined; to?: string | undefined } {
  const ends = due.split('..')
  if (ends.length !== 2 || !ends.every((end) => end === '' || isCalendarDay(end))) return {}
  return { from: ends[0] || undefined, to: ends[1] || undefined }
}

/** The address again with some filters changed; whatever else stands in it stays. */
export function withFilters(address: URLSearchParams, changes: Partial<TaskFilters>): URLSearchParams {
  const after = new URLSearchParams(address)
  for (const [name, value] of Object.entries({ ...filtersIn(address), ...changes })) {
    after.delete(name)
    if (typeof value !== 'string') for (const each of value) after.append(name, each)
    else if (value) after.set(name, value)
  }
  return after
}

/** How many filters there are, besides what is searched for. */
export const anyFilter = (filters: TaskFilters): boolean => Object.values(filters).some(({ length }) => length > 0)

/** The days that a filter by end means. */
function daysOf(due: string, today: string): { from?: string | undefined; to?: string | undefined } {
  if (due === 'days7') return { from: today, to: addDays(today, 6) }
  const sunday = addDays(today, -weekdayOf(today))
  return due === 'week' ? { from: sunday, to: addDays(sunday, 6) } : rangeIn(due)
}

type Question = QueryInput<'tasks'>
const orNone = <Value>(values: readonly Value[]): Value[] | undefined => (values.length > 0 ? [...values] : undefined)

/** The filters as the list of tasks takes them, which is paged by the server. */
export function questionOf(filters: TaskFilters, usualState: 'open' | undefined, today: string) {
  const { from, to } = filters.due === 'overdue' ? {} : daysOf(filters.due, today)
  const state = filters.state === 'any' ? undefined : filters.state || usualState
  return {
    search: filters.search || undefined,
    assigneeId: orNone(filters.assignee),
    priority: orNone(filters.priority),
    tagId: orNone(filters.tag),
    deliveryGroup: orNone(filters.deliveryGroup),
    state: filters.due === 'overdue' && state !== 'finished' ? 'overdue' : state,
    endFrom: from,
    endTo: filters.due === 'overdue' && state === 'finished' ? addDays(today, -1) : to,
    today,
  } satisfies Partial<Question>
}

/** Whether a card of the board is among those that the filters leave, as the server would decide. */
export function matcherOf(filters: TaskFilters, today: string, overdueBefore: string | undefined) {
  const { from = '', to = '9999-12-31' } = filters.due === 'overdue' ? {} : daysOf(filters.due, today)
  const isAmong = (chosen: readonly string[], ...values: string[]) =>
    chosen.length === 0 || values.some((value) => chosen.includes(value))
  return (task: TaskCard): boolean =>
    isAmong(filters.assignee, task.assigneeId ?? 'nobody') &&
    isAmong(filters.priority, task.priority) &&
    isAmong(filters.tag, ...task.tagIds) &&
    isAmong(filters.deliveryGroup, task.deliveryGroup ?? '') &&
    task.endOn >= from &&
    task.endOn <= to &&
    (filters.due !== 'overdue' || isOverdue(task, overdueBefore)) &&
    (containsWords(task.title, filters.search) || filters.search.trim() === `#${task.number}`)
}
