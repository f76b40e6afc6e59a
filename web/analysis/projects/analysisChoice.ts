import {
  analysisColumns,
  type Grouping,
  groupings,
  mostColumns,
  type SavedChoice,
  sortedByName,
} from '@prumo/contracts/analysis/analysisChoice'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { isCalendarDay } from '../../platform/formats/dates'
import { type ProjectStatus, projectStatuses } from '../../projects/projectStatuses'
import type { AnalysisSort } from './sortedProjects'
import { isSummed } from './sumsOf'

/** Where what they have in rows meets what they have across, projects are summed up. */
export type PivotChoice = NonNullable<SavedChoice['pivot']>

/** What is analysed, and how: the address says all of it. */
export type AnalysisChoice = {
  /** Facts and figures of projects in the order of the register. */
  columns: readonly string[]
  group: Grouping | undefined
  sort: AnalysisSort
  search: string
  status: ProjectStatus | undefined
  /** Whether finished and inactive projects are left out. */
  hidesEnded: boolean
  /** The column that is drawn, if any. */
  chart: string | undefined
  /** The day at whose end projects are shown, where that is not today. */
  on: string | undefined
  /** In place of a row for each project; its measure is one of the columns. */
  pivot: PivotChoice | undefined
}

/** What is shown to whoever has chosen nothing yet: how far projects are, what is late, and what is spent. */
const usualColumns = [
  'status',
  'manager',
  'taskProgress',
  'overdueTaskCount',
  'schedulePerformanceIndex',
  'plannedTotalAmount.outflow',
  'realizedAmount.outflow',
  'overdueAmount.outflow',
]

/** Whatever makes no sense in an address is as if it were not there. */
export function analysisChoice(address: URLSearchParams): AnalysisChoice {
  const named = columnsIn(address.get('columns') ?? '')
  const columns = named.length > 0 ? named : usualColumns
  const chart = address.get('chart') ?? ''
  return {
    columns,
    group: groupings.find((each) => each === address.get('group')),
    sort: sortIn(address.get('sort') ?? '', columns),
    search: (address.get('search') ?? '').slice(0, mostLetters),
    status: projectStatuses.find((each) => each === address.get('status')),
    hidesEnded: address.get('ended') === 'no',
    chart: figureColumns.has(chart) && columns.includes(chart) ? chart : undefined,
    on: dayIn(address.get('on') ?? ''),
    pivot: pivotIn(address.get('pivot') ?? '', columns),
  }
}

/** The address of a choice. */
export function addressOfChoice(choice: AnalysisChoice): URLSearchParams {
  const { columns, group, sort, search, status, hidesEnded, chart, pivot, on } = choice
  const parameters = {
    columns: columns.join(','),
    group,
    sort: isUsualSort(sort) ? undefined : `${sort.descending ? '-' : ''}${sort.key}`,
    search,
    status,
    ended: hidesEnded ? 'no' : undefined,
    chart,
    on,
    pivot: pivot && [pivot.rows, pivot.columns, pivot.measure].join('.'),
  }
  return new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** The choice that a view keeps. What makes no sense any more is left out. */
export function choiceOfView(saved: SavedChoice): AnalysisChoice {
  const { columns, group, sort, search, status, hidesEnded, chart, pivot } = saved
  const address = addressOfChoice({
    columns,
    group,
    sort: sort ?? usualSort,
    search: search ?? '',
    status,
    hidesEnded: hidesEnded ?? false,
    chart,
    pivot,
    // A view shows projects as they stand.
    on: undefined,
  })
  return analysisChoice(address)
}

/** A choice as a view keeps it. */
export function savedChoiceOf({ columns, sort, search, hidesEnded, ...others }: AnalysisChoice): SavedChoice {
  const { group, status, chart, pivot } = others
  const kept = {
    group,
    status,
    chart,
    pivot,
    sort: isUsualSort(sort) ? undefined : sort,
    search: search.trim() || undefined,
    hidesEnded: hidesEnded || undefined,
  }
  const chosen = Object.entries(kept).filter(([, value]) => value !== undefined)
  return { columns: [...columns], ...Object.fromEntries(chosen) }
}

/** Whether two choices show the same of a day. */
export const showTheSame = (first: AnalysisChoice, second: AnalysisChoice): boolean =>
  addressOfChoice(asInView(first)).toString() === addressOfChoice(asInView(second)).toString()

const asInView = (choice: AnalysisChoice): AnalysisChoice => ({
  ...choice,
  search: choice.search.trim(),
  on: undefined,
})

/** The figures among chosen columns. */
export const figuresAmong = (columns: readonly string[]) =>
  columns.flatMap((name) => {
    const column = figureColumns.get(name)
    return column ? [column] : []
  })

/** Those of them that can be summed up. */
export const summedAmong = (columns: readonly string[]) => figuresAmong(columns).filter(isSummed)

const mostLetters = 200
const usualSort: AnalysisSort = { key: sortedByName, descending: false }
const isUsualSort = ({ key, descending }: AnalysisSort) => key === sortedByName && !descending

const dayIn = (text: string) => (isCalendarDay(text) ? text : undefined)

function columnsIn(text: string): string[] {
  const wanted = new Set(text.split(','))
  return analysisColumns.filter((name) => wanted.has(name)).slice(0, mostColumns)
}

function sortIn(text: string, columns: readonly string[]): AnalysisSort {
  const descending = text.startsWith('-')
  const key = descending ? text.slice(1) : text
  return columns.includes(key) || key === sortedByName ? { key, descending } : usualSort
}

/** Two groupings and a measure, whose name may have a dot. */
function pivotIn(text: string, columns: readonly string[]): PivotChoice | undefined {
  const [rowsName, columnsName, ...rest] = text.split('.')
  const rows = groupings.find((each) => each === rowsName)
  const across = groupings.find((each) => each === columnsName)
  const measure = summedAmong(columns).find(({ name }) => name === rest.join('.'))
  return rows && across && measure && { rows, columns: across, measure: measure.name }
}
