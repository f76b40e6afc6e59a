import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { RowInReach } from './rowInReach'
import type { Column } from './Table'

export const useCellStyles = makeStyles({
  cell: {
    padding: '2px 8px',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // One line a row, as long as columns stand beside each other.
    whiteSpace: 'nowrap',
    '@media (max-width: 800px)': { padding: '6px 8px', whiteSpace: 'normal' },
  },
  end: { textAlign: 'right' },
  stays: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    display: 'grid',
    // No wider than the cell, so that what is longer is cut with a sign.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    alignSelf: 'stretch',
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

type Props<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  /** Whether Tab comes to the row. */
  isInReach: boolean
}

/** What stands in a row of a table. */
export function Cells<Row>({ row, columns, isInReach }: Props<Row>) {
  const styles = useCellStyles()
  return (
    <RowInReach.Provider value={isInReach}>
      {columns.map(({ key, cell, align, stays }) => (
        <div
          key={key}
          role="cell"
          className={mergeClasses(styles.cell, align === 'end' && styles.end, stays && styles.stays)}
        >
          {cell(row)}
        </div>
      ))}
    </RowInReach.Provider>
  )
}
