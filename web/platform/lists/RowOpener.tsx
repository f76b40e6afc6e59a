import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { useHref } from 'react-router-dom'
import { inPast, usePast } from '../server/past'

const useStyles = makeStyles({
  root: {
    // As high as a finger needs, without a higher line.
    display: 'inline-block',
    boxSizing: 'border-box',
    minWidth: '24px',
    maxWidth: '100%',
    padding: '2px 0',
    margin: '-2px 0',
    verticalAlign: 'middle',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    border: 'none',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
    '@media (max-width: 800px)': { overflow: 'visible', overflowWrap: 'anywhere', whiteSpace: 'normal' },
  },
})

type Props = { to?: string; className?: string; children: ReactNode }

/**
 * What a row of a table is called, as what opens it: a link for whoever wants it in another tab, or to copy. A plain
 * click is left to the row. Without an address it is a button.
 */
export function RowOpener({ to, className, children }: Props) {
  const styles = useStyles()
  const href = useHref(inPast(usePast(), to ?? ''))
  const shared = {
    // Tab comes to the row, and Enter there opens the same.
    tabIndex: -1,
    className: mergeClasses(styles.root, className),
    onPointerUp: focusRow,
    ...(typeof children === 'string' && { title: children }),
  }
  if (to === undefined)
    return (
      <button type="button" {...shared}>
        {children}
      </button>
    )
  return (
    <a href={href} {...shared} onClick={leaveToRow}>
      {children}
    </a>
  )
}

/** The row is what takes keys: it has the focus after a click, wherever the click met it. */
const focusRow = ({ currentTarget }: PointerEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[role=row]')?.focus({ preventScroll: true })

/** With a key held, a click is the browser's: the row stays closed. */
function leaveToRow(event: MouseEvent) {
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  if (ctrlKey || metaKey || shiftKey || altKey) event.stopPropagation()
  else event.preventDefault()
}
