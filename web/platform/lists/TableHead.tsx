import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowSortDownRegular, ArrowSortUpRegular } from '@fluentui/react-icons'
import { useCellStyles } from './Cells'
import type { Column, TableProps } from './Table'
import { tracksOf } from './tracksOf'

const lineHeight = 31
/** Five lines of a name. */
const mostHeight = 86

/** In pixels, with its border: so much of the scroller it covers at most. */
export const headHeight = (columns: readonly { wraps?: boolean }[]): number =>
  columns.some(({ wraps }) => wraps) ? mostHeight : lineHeight

const useStyles = makeStyles({
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  row: {
    display: 'grid',
    alignItems: 'center',
    width: '100%',
    boxSizing: 'border-box',
    minHeight: `${lineHeight - 1}px`,
  },
  wraps: { display: 'flex', alignItems: 'center', gap: '2px', whiteSpace: 'normal', lineHeight: '16px' },
  wrapsAtEnd: { justifyContent: 'flex-end' },
  stays: { backgroundColor: tokens.colorNeutralBackground3 },
  sorter: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    border: 'none',
    padding: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
  },
})

/** The head of a table, which stays in sight: names of columns, most of which sort it. */
export function TableHead<Row>({ columns, ...sorting }: Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  const styles = useStyles()
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row} style={tracksOf(columns)}>
        {columns.map((column) => (
          <Heading key={column.key} column={column} {...sorting} />
        ))}
      </div>
    </div>
  )
}

function Heading<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const styles = useStyles()
  const cells = useCellStyles()
  const sorted = sort?.key === column.key
  const direction = sort?.descending ? 'descending' : 'ascending'
  return (
    <div
      role="columnheader"
      className={mergeClasses(
        cells.cell,
        column.align === 'end' && cells.end,
        column.wraps && styles.wraps,
        column.wraps && column.align === 'end' && styles.wrapsAtEnd,
        column.stays && cells.stays,
        column.stays && styles.stays,
      )}
      {...(column.sortable && { 'aria-sort': sorted ? direction : 'none' })}
    >
      {column.sortable && onSort ? (
        <button type="button" className={styles.sorter} onClick={() => onSort(column.key)}>
          {column.name}
          {sorted && (sort?.descending ? <ArrowSortDownRegular /> : <ArrowSortUpRegular />)}
        </button>
      ) : (
        (column.head ?? column.name)
      )}
      {column.beside}
    </div>
  )
}
