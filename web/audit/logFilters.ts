import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { firstInstant } from '@prumo/contracts/organization/firstInstant'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import { addDays, isCalendarDay } from '../platform/formats/dates'

/** The part of the action log that the address selects. The organization's days, both included; empty is no filter. */
export type LogFilters = {
  /** Words that the rows say. */
  search: string
  person: string
  record: string
  project: string
  kinds: readonly string[]
  from: string
  to: string
  /** `yes` shows also that the log was viewed. */
  views: string
}

const longestSearch = 200
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
const isKind = (text: string) => /^[A-Z][A-Za-z]{1,60}$/.test(text)

/** The filters in an address; what makes no sense there is no filter. */
export function filtersIn(search: URLSearchParams): LogFilters {
  const given = (name: string, makesSense: (text: string) => boolean) => {
    const text = search.get(name) ?? ''
    return makesSense(text) ? text : ''
  }
  return {
    search: (search.get('search') ?? '').slice(0, longestSearch),
    person: given('person', isId),
    record: given('record', isId),
    project: given('project', isId),
    kinds: (search.get('kind') ?? '').split(',').filter(isKind).slice(0, 100),
    from: given('from', isCalendarDay),
    to: given('to', isCalendarDay),
    views: given('views', (text) => text === 'yes'),
  }
}

/** The address again with some filters changed; whatever else stands in it stays. */
export function withFilters(search: URLSearchParams, { kinds, ...changes }: Partial<LogFilters>): URLSearchParams {
  const after = new URLSearchParams(search)
  const all = { ...changes, ...(kinds && { kind: kinds.join(',') }) }
  for (const [name, value] of Object.entries(all)) {
    if (value) after.set(name, value)
    else after.delete(name)
  }
  return after
}

export const noFilters: LogFilters = {
  search: '',
  person: '',
  record: '',
  project: '',
  kinds: [],
  from: '',
  to: '',
  views: '',
}

/** Whether the log is narrowed, besides by leaving views out. */
export const anyFilter = ({ kinds, views: _, ...others }: LogFilters): boolean =>
  kinds.length > 0 || Object.values(others).some((value) => value !== '')

/** Whether views of the log are left out. Whoever chooses their kind wants to see them. */
export const hidesViews = ({ kinds, views }: Pick<LogFilters, 'kinds' | 'views'>): boolean =>
  views !== 'yes' && !kinds.includes('ActionLogViewed')

const dayMs = 86_400_000

/**
 * The filters as a view records them: from where the first day begins until the last has ended. What is searched for in
 * the view is no part of it: people search for names, and the log keeps what it records for ever.
 */
export const askedOf = (
  { person, record, project, kinds, views, from, to }: LogFilters,
  zones: ZonesInForce,
): ActionLogFilters => ({
  personId: person || null,
  recordId: record || null,
  projectId: project || null,
  kinds: [...kinds],
  withoutViews: hidesViews({ kinds, views }),
  from: from ? firstInstant(zones, from) : null,
  to: to ? firstInstant(zones, to, dayMs) : null,
})

/** The filters where nothing after an instant is to be seen: the instant's own millisecond is. */
export function upTo(instant: string | undefined, filters: ActionLogFilters): ActionLogFilters {
  if (instant === undefined) return filters
  const end = new Date(Date.parse(instant) + 1).toISOString()
  return { ...filters, to: filters.to !== null && filters.to < end ? filters.to : end }
}

export const periods = ['today', 'days7', 'days30', 'month'] as const
export type Period = (typeof periods)[number]

/** The days of a period that ends today. */
export function daysOf(period: Period, today: string): { from: string; to: string } {
  const from = {
    today,
    days7: addDays(today, -6),
    days30: addDays(today, -29),
    month: `${today.slice(0, 8)}01`,
  }[period]
  return { from, to: today }
}

/** The period that these days are, `custom` where they are none of them. */
export function periodOf({ from, to }: { from: string; to: string }, today: string): Period | 'any' | 'custom' {
  if (!from && !to) return 'any'
  const found = periods.find((period) => {
    const days = daysOf(period, today)
    return days.from === from && days.to === to
  })
  return found ?? 'custom'
}
