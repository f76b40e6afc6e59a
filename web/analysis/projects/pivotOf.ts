import type { AnalysedProject } from './analysedValue'
import type { PivotChoice } from './analysisChoice'
import { type AnalysisGroup, analysisGroups } from './analysisRows'

/** More columns than these are too many to be told apart: what is beyond them is one column. */
export const mostAcross = 40

/** Projects that have something in common, or those beyond the columns that are shown. */
type PivotColumn = { key: string; name: string; others: number; projects: readonly AnalysedProject[] }

/** Of what projects of a row have in each column; the row without a name has all of them. */
export type PivotRow = {
  key: string
  name: string | undefined
  projects: readonly AnalysedProject[]
  cells: ReadonlyMap<string, readonly AnalysedProject[]>
}

export type Pivot = { columns: readonly PivotColumn[]; rows: readonly PivotRow[] }

const byName = { key: 'pitch', descending: false } as const

/** Projects in rows and across by what they have in common, both in the order of their names: no figure orders them. */
export function pivotOf(
  projects: readonly AnalysedProject[],
  { rows, columns: across }: Pick<PivotChoice, 'rows' | 'columns'>,
  most = mostAcross,
): Pivot {
  const columns = pivotColumns(analysisGroups(projects, across, byName), most)
  const columnOf = new Map(
    columns.flatMap(({ key, projects: its }) => its.map(({ projectId }) => [projectId, key] as const)),
  )
  const isIn =
    (column: string) =>
    ({ projectId }: AnalysedProject) =>
      columnOf.get(projectId) === column
  const row = (key: string, name: string | undefined, its: readonly AnalysedProject[]): PivotRow => ({
    key,
    name,
    projects: its,
    cells: new Map(columns.map(({ key: column }) => [column, its.filter(isIn(column))])),
  })
  return {
    columns,
    rows: [
      row('all', undefined, projects),
      ...analysisGroups(projects, rows, byName).map(({ name, projects: its }) => row(`row ${name}`, name, its)),
    ],
  }
}

function pivotColumns(groups: readonly AnalysisGroup[], most: number): PivotColumn[] {
  const columns = groups.map(({ name, projects }) => ({ key: `column ${name}`, name, others: 0, projects }))
  if (columns.length <= most) return columns
  const beyond = columns.slice(most - 1)
  const others = { key: 'others', name: '', others: beyond.length, projects: beyond.flatMap((each) => each.projects) }
  return [...columns.slice(0, most - 1), others]
}
