import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { isKeyWithin } from '../focus/isKeyWithin'
import { useNarrow } from '../layout/useNarrow'
import { rowHeights, useDensity } from '../session/density'
import { expectedRoom } from './expectedRoom'
import { keptInRange } from './keptInRange'
import { headHeight, TableHead } from './TableHead'
import { TableRow } from './TableRow'
import { tracksOf } from './tracksOf'
import { useIsPainted } from './useIsPainted'
import { useOpenInSight } from './useOpenInSight'
import { useSameFunction } from './useSameFunction'

export type Column<Row> = {
  key: string
  name: string
  /** What stands at its head in place of the name. */
  head?: ReactNode
  /** A track of a CSS grid, such as `minmax(160px, 2fr)` or `110px`. */
  width: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  sortable?: boolean
  /** Left out where the window is as narrow as a phone's. */
  wide?: boolean
  /** Stays in sight where the others are scrolled to the side: for the first one. */
  stays?: boolean
  /** A long name goes on in further lines. */
  wraps?: boolean
  /** What stands beside its name, such as what it counts. */
  beside?: ReactNode
}

export type TableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The id of its record, where a record may stand in several rows. */
  recordOf?: (row: Row) => string
  /** Enter or a click on a row, in which a `RowOpener` names what opens. */
  onOpen?: (row: Row) => void
  isOpen?: (row: Row) => boolean
  /** Where rows can be chosen: whether this one is. */
  isChosen?: (row: Row) => boolean
  sort?: { key: string; descending?: boolean }
  onSort?: (key: string) => void
  /** Told when the end of the rows comes into view: time for the next page. */
  onEnd?: () => void
  /** How many rows there are in all, where not all of them are here yet. */
  total?: number
  /** What stands above a row, over the whole width: the name of a group that begins there. */
  above?: ((row: Row, index: number) => ReactNode) | undefined
  /** As high as its rows, as far as there is room; else it fills the room. */
  snug?: boolean
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
  snug: { flexGrow: 0, minHeight: 0 },
})

/**
 * So many rows are drawn above and below those in sight, once these are painted. As soon as the last is among them,
 * more are asked for.
 */
const overscan = 12

/** The table of every screen: windowed, with a header that stays, and rows that arrows walk through and Enter opens. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, keyOf, onOpen, isOpen, isChosen, onEnd, total, snug = false, above } = props
  const styles = useStyles()
  const narrow = useNarrow()
  const rowHeight = rowHeights[useDensity()]
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const focusedAt = rows.findIndex((row) => keyOf(row) === focused)
  const reached = Math.max(0, focusedAt)
  const columns = useMemo(
    () => (narrow ? props.columns.filter(({ wide }) => !wide) : props.columns),
    [narrow, props.columns],
  )
  const tracks = useMemo(() => tracksOf(columns), [columns])
  const isPainted = useIsPainted()

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: expectedRoom(),
    overscan: isPainted ? overscan : 0,
    scrollPaddingEnd: headHeight(columns),
    getItemKey: (index) => keyOf(rows[index] as Row),
    rangeExtractor: keptInRange(reached),
  })
  const items = virtual.getVirtualItems()
  useOpenInSight(rows, keyOf, isOpen, virtual)
  const last = (virtual.range?.endIndex ?? 0) + overscan
  useEnd(last, rows.length, onEnd)

  const walk = useSameFunction((event: KeyboardEvent, index: number) => {
    if (!isKeyWithin(event)) return
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (event.key === 'Enter' && event.target === event.currentTarget) onOpen?.(rows[index] as Row)
    if (to === undefined || to < 0 || to >= rows.length) return
    event.preventDefault()
    setFocused(keyOf(rows[to] as Row))
    virtual.scrollToIndex(to)
    focusRow(scroller.current, to)
  })

  return (
    <div
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={(total ?? rows.length) + 1}
      className={mergeClasses(styles.root, snug && styles.snug)}
    >
      <TableHead {...props} columns={columns} />
      <div role="rowgroup" style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index] as Row
          return (
            <TableRow
              key={key}
              measure={virtual.measureElement}
              row={row}
              id={String(key)}
              index={index}
              record={props.recordOf?.(row) ?? String(key)}
              start={start}
              least={rowHeight}
              columns={columns}
              tracks={tracks}
              isInReach={index === reached}
              isChosen={isChosen?.(row)}
              isOpen={isOpen?.(row) ?? false}
              onFocused={setFocused}
              onKey={walk}
              onOpen={onOpen}
              above={above}
            />
          )
        })}
      </div>
    </div>
  )
}

/** Tells when the last row drawn is the last there is. */
function useEnd(last: number, count: number, onEnd: (() => void) | undefined): void {
  useEffect(() => {
    if (onEnd && count > 0 && last >= count - 1) onEnd()
  }, [last, count, onEnd])
}

/** At once where the row is drawn already: the next key is for it. */
function focusRow(scroller: HTMLElement | null, index: number): void {
  const focus = () => {
    const row = scroller?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    row?.focus({ preventScroll: true })
    return Boolean(row)
  }
  if (!focus()) requestAnimationFrame(focus)
}
