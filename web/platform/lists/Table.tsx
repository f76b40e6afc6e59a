import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowSortDownRegular, ArrowSortUpRegular } from '@fluentui/react-icons'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNarrow } from '../layout/useNarrow'

export type Column<Row> = {
  key: string
  name: string
  /** A track of a CSS grid, such as `minmax(160px, 2fr)` or `110px`. */
  width: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  sortable?: boolean
  /** Left out where the window is as narrow as a phone's. */
  wide?: boolean
}

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Enter or a click on a row. */
  onOpen?: (row: Row) => void
  isOpen?: (row: Row) => boolean
  sort?: { key: string; descending?: boolean }
  onSort?: (key: string) => void
  /** Told when the end of the rows comes into view: time for the next page. */
  onEnd?: () => void
  /** How many rows there are in all, where not all of them are here yet. */
  total?: number
  rowHeight?: number
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    overflow: 'auto',
    flexGrow: 1,
    minHeight: '160px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontVariantNumeric: 'tabular-nums',
  },
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
  row: { display: 'grid', alignItems: 'center', width: '100%', boxSizing: 'border-box' },
  line: {
    position: 'absolute',
    left: 0,
    top: 0,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  opens: { cursor: 'pointer' },
  open: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
  },
  cell: { padding: '6px 10px', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  end: { textAlign: 'right' },
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
    cursor: 'pointer',
  },
})

/** The table of every screen: windowed, with a header that stays, and rows that arrows walk through and Enter opens. */
export function Table<Row>(props: Props<Row>) {
  const { label, rows, keyOf, onOpen, isOpen, onEnd, total, rowHeight = 38 } = props
  const styles = useStyles()
  const narrow = useNarrow()
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(0)
  const columns = narrow ? props.columns.filter(({ wide }) => !wide) : props.columns
  // Rows share their tracks only if none is sized by what it holds; narrower than the least widths, the table scrolls.
  const tracks = {
    gridTemplateColumns: columns.map(({ width }) => width).join(' '),
    minWidth: columns.reduce((sum, { width }) => sum + Number(/\d+/.exec(width)?.[0] ?? 0), 0),
  }

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: (index) => keyOf(rows[index] as Row),
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (onEnd && rows.length > 0 && last >= rows.length - 1) onEnd()
  }, [last, rows.length, onEnd])

  const walk = (event: KeyboardEvent, index: number) => {
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (event.key === 'Enter' && event.target === event.currentTarget) onOpen?.(rows[index] as Row)
    if (to === undefined || to < 0 || to >= rows.length) return
    event.preventDefault()
    setFocused(to)
    virtual.scrollToIndex(to)
    const focus = () => {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)
      row?.focus({ preventScroll: true })
      return Boolean(row)
    }
    // At once where the row is drawn already: the next key is for it.
    if (!focus()) requestAnimationFrame(focus)
  }

  return (
    <div
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={(total ?? rows.length) + 1}
      className={styles.root}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row} style={tracks}>
          {columns.map((column) => (
            <Heading key={column.key} column={column} {...props} />
          ))}
        </div>
      </div>
      <div role="rowgroup" style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index] as Row
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              data-record={key}
              role="row"
              aria-rowindex={index + 2}
              tabIndex={index === Math.min(focused, rows.length - 1) ? 0 : -1}
              className={mergeClasses(styles.row, styles.line, onOpen && styles.opens, isOpen?.(row) && styles.open)}
              style={{ ...tracks, minHeight: rowHeight, transform: `translateY(${start}px)` }}
              onFocus={() => setFocused(index)}
              onKeyDown={(event) => walk(event, index)}
              {...(onOpen && { onClick: () => onOpen(row) })}
            >
              {columns.map(({ key: name, cell, align }) => (
                <div key={name} role="cell" className={mergeClasses(styles.cell, align === 'end' && styles.end)}>
                  {cell(row)}
                </div>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Heading<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<Props<Row>, 'sort' | 'onSort'>) {
  const styles = useStyles()
  const sorted = sort?.key === column.key
  const direction = sort?.descending ? 'descending' : 'ascending'
  return (
    <div
      role="columnheader"
      className={mergeClasses(styles.cell, column.align === 'end' && styles.end)}
      {...(column.sortable && { 'aria-sort': sorted ? direction : 'none' })}
    >
      {column.sortable && onSort ? (
        <button type="button" className={styles.sorter} onClick={() => onSort(column.key)}>
          {column.name}
          {sorted && (sort?.descending ? <ArrowSortDownRegular /> : <ArrowSortUpRegular />)}
        </button>
      ) : (
        column.name
      )}
    </div>
  )
}
