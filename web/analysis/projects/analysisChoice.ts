import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { mostColumns } from '@prumo/contracts/analysis/queries'
import { isCalendarDay } from '../../platform/formats/dates'
import { type ProjectStatus, projectStatuses } from '../../projects/projectStatuses'
import { type Grouping, groupings, projectFacts } from './projectFacts'
import type { AnalysisSort } from './sortedProjects'

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
}

const everyColumn: readonly string[] = [...projectFacts, ...figureColumns.keys()]

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
  }
}

/** The address of a choice. */
export function addressOfChoice(choice: AnalysisChoice): URLSearchParams {
  const { columns, group, sort, search, status, hidesEnded, chart, on } = choice
  const parameters = {
    columns: columns.join(','),
    group,
    sort: sort.key === 'pitch' && !sort.descending ? undefined : `${sort.descending ? '-' : ''}${sort.key}`,
    search,
    status,
    ended: hidesEnded ? 'no' : undefined,
    chart,
    on,
  }
  return new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** The figures among chosen columns. */
export const figuresAmong = (columns: readonly string[]) =>
  columns.flatMap((name) => {
    const column = figureColumns.get(name)
    return column ? [column] : []
  })

const mostLetters = 200

const dayIn = (text: string) => (isCalendarDay(text) ? text : undefined)

function columnsIn(text: string): string[] {
  const wanted = new Set(text.split(','))
  return everyColumn.filter((name) => wanted.has(name)).slice(0, mostColumns)
}

function sortIn(text: string, columns: readonly string[]): AnalysisSort {
  const descending = text.startsWith('-')
  const key = descending ? text.slice(1) : text
  return columns.includes(key) || key === 'pitch' ? { key, descending } : { key: 'pitch', descending: false }
}
