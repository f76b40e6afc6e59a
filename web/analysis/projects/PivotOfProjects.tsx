import type { FigureColumn } from '@prumo/contracts/analysis/figureColumns'
import { useMemo } from 'react'
import { useNarrow } from '../../platform/layout/useNarrow'
import { CutText } from '../../platform/lists/CutText'
import { type Column, Table } from '../../platform/lists/Table'
import type { PivotChoice } from './analysisChoice'
import type { AnalysisWords } from './analysisWords'
import { PivotCell } from './PivotCell'
import { pivotColumnName } from './pivotColumnName'
import type { Pivot, PivotRow } from './pivotOf'

type Props = { pivot: Pivot; choice: PivotChoice; column: FigureColumn; words: AnalysisWords }

/** Sums of a measure where rows and columns meet, with how many projects each of them counts. */
export function PivotOfProjects({ pivot, choice, column, words }: Props) {
  const narrow = useNarrow()
  const columns = useMemo(
    () => pivotColumns({ pivot, choice, column, words }, narrow ? '124px' : 'minmax(180px, 1.5fr)'),
    [pivot, choice, column, words, narrow],
  )
  return <Table label={pivotLabel(choice, words)} columns={columns} rows={pivot.rows} keyOf={({ key }) => key} />
}

const pivotLabel = ({ rows, columns, measure }: PivotChoice, { t, nameOf }: AnalysisWords): string =>
  t('pivot.by', { measure: nameOf(measure), rows: nameOf(rows), columns: nameOf(columns) })

function pivotColumns({ pivot, choice, column, words }: Props, width: string): Column<PivotRow>[] {
  const all = words.t('pivot.all')
  const shared = { width: 'minmax(132px, 1fr)', align: 'end', wraps: true } as const
  return [
    {
      key: 'rows',
      name: words.nameOf(choice.rows),
      width,
      stays: true,
      cell: ({ name }) => (
        <strong>
          <CutText>{name === undefined ? all : words.group(choice.rows, name)}</CutText>
        </strong>
      ),
    },
    ...pivot.columns.map(
      (each): Column<PivotRow> => ({
        ...shared,
        key: each.key,
        name: pivotColumnName(each, choice, words),
        cell: ({ cells }) => <PivotCell projects={cells.get(each.key) ?? []} column={column} words={words} />,
      }),
    ),
    {
      ...shared,
      key: 'all',
      name: all,
      cell: ({ projects }) => <PivotCell projects={projects} column={column} words={words} />,
    },
  ]
}
