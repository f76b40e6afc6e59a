import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode } from 'react'
import { Cells } from './Cells'
import type { Column } from './Table'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    alignItems: 'center',
    width: '100%',
    boxSizing: 'border-box',
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
  chosen: { backgroundColor: tokens.colorNeutralBackground3 },
  above: { gridColumn: '1 / -1' },
})

type Props<Row> = {
  row: Row
  id: string
  index: number
  record: string
  /** How far below the first row it stands, and how high it is at least. */
  start: number
  least: number
  columns: readonly Column<Row>[]
  tracks: CSSProperties
  /** Whether Tab comes to it. */
  isInReach: boolean
  /** Nothing where rows cannot be chosen. */
  isChosen: boolean | undefined
  isOpen: boolean
  measure: (element: HTMLElement | null) => void
  onFocused: (id: string) => void
  onKey: (event: KeyboardEvent, index: number) => void
  onOpen: ((row: Row) => void) | undefined
  above: ((row: Row, index: number) => ReactNode) | undefined
}

function DrawnRow<Row>(props: Props<Row>) {
  const { row, index, columns, isInReach, isChosen, isOpen, onOpen, above } = props
  const styles = useStyles()
  return (
    <div
      ref={props.measure}
      data-index={index}
      data-record={props.record}
      role="row"
      aria-rowindex={index + 2}
      tabIndex={isInReach ? 0 : -1}
      {...(isChosen !== undefined && { 'aria-selected': isChosen })}
      className={mergeClasses(styles.root, onOpen && styles.opens, isChosen && styles.chosen, isOpen && styles.open)}
      style={{ ...props.tracks, minHeight: props.least, transform: `translateY(${props.start}px)` }}
      onFocus={() => props.onFocused(props.id)}
      onKeyDown={(event) => props.onKey(event, index)}
      {...(onOpen && { onClick: () => onOpen(row) })}
    >
      <Above>{above?.(row, index)}</Above>
      <Cells row={row} columns={columns} isInReach={isInReach} />
    </div>
  )
}

/** A row of a table. While the table only scrolls, or the focus moves, it is drawn again only if it is concerned. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow

/** Opens no row: it says what the rows below have in common. */
function Above({ children }: { children: ReactNode }) {
  const styles = useStyles()
  if (!children) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click goes nowhere.
    <div role="rowheader" className={styles.above} onClick={(event) => event.stopPropagation()}>
      {children}
    </div>
  )
}
