import type { ViewFilters, ViewScreen } from '@prumo/contracts/tasks/views'
import { filtersIn, noFilters, rangeIn, withFilters } from './taskFilters'
import { sortIn, usualSort } from './taskSorts'
import { inProjects } from './useTaskGroups'

type Given = { [Name in keyof ViewFilters]: ViewFilters[Name] | '' | readonly [] | false }
const withoutEmpty = (given: Given): ViewFilters =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value && (!Array.isArray(value) || value.length > 0)),
  ) as ViewFilters

/** What the address of this screen narrows tasks to, as a view keeps it. Blank texts narrow nothing. */
export function viewFiltersIn(address: URLSearchParams, screen: ViewScreen): ViewFilters {
  const filters = filtersIn(address)
  const { from, to } = rangeIn(filters.due)
  const ofList = screen === 'list'
  const sort = sortIn(address.get('sort'))
  return withoutEmpty({
    search: filters.search.trim(),
    assigneeIds: filters.assignee.filter((each) => each !== 'nobody'),
    unassigned: filters.assignee.includes('nobody'),
    priorities: [...filters.priority],
    tagIds: [...filters.tag],
    deliveryGroups: filters.deliveryGroup.filter((each) => each.trim() !== ''),
    ungrouped: filters.deliveryGroup.includes(''),
    due: from || to ? undefined : (filters.due as ViewFilters['due']),
    endFrom: from,
    endTo: to,
    state: ofList && filters.state,
    group: ofList && inProjects.find((each) => each === address.get('group')),
    sort: ofList && sort !== usualSort && sort,
  })
}

/** The part of an address that shows a view. */
export function searchOfView({ taskViewId, filters }: { taskViewId: string; filters: ViewFilters }): string {
  const { assigneeIds = [], unassigned, deliveryGroups = [], ungrouped, endFrom, endTo } = filters
  const address = withFilters(new URLSearchParams(), {
    ...noFilters,
    search: filters.search ?? '',
    assignee: unassigned ? [...assigneeIds, 'nobody'] : assigneeIds,
    priority: filters.priorities ?? [],
    tag: filters.tagIds ?? [],
    deliveryGroup: ungrouped ? [...deliveryGroups, ''] : deliveryGroups,
    due: endFrom || endTo ? `${endFrom ?? ''}..${endTo ?? ''}` : (filters.due ?? ''),
    state: filters.state ?? '',
  })
  if (filters.group) address.set('group', filters.group)
  if (filters.sort) address.set('sort', filters.sort)
  address.set('view', taskViewId)
  return `?${address}`
}

const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value)
const canonical = (filters: ViewFilters) =>
  JSON.stringify(
    Object.entries(filters)
      .map(([name, value]) => [name, sorted(value)])
      .sort(),
  )

/** Whether two views show the same tasks in the same order. What was chosen first makes no difference. */
export const showTheSame = (first: ViewFilters, second: ViewFilters): boolean => canonical(first) === canonical(second)
