import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useRef } from 'react'
import { type Standing, useCardDrag } from './useCardDrag'

type Props = {
  standing: Standing
  movable: boolean
  open: boolean
  /** Chosen together with others. */
  chosen?: boolean
  className?: string | undefined
  onClick?: () => void
  children: ReactNode
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':has([role=button]:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  // Else WebKit selects the text of the whole board while a card is dragged.
  movable: { userSelect: 'none' },
  clickable: {
    display: 'flex',
    flexDirection: 'column',
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
  },
  open: { boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}` },
  chosen: {
    outline: `2px solid ${tokens.colorBrandStroke1}`,
    outlineOffset: '-1px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  dragged: { opacity: 0.4 },
  line: {
    position: 'absolute',
    left: 0,
    right: 0,
    height: '3px',
    borderRadius: '2px',
    backgroundColor: tokens.colorBrandStroke1,
    pointerEvents: 'none',
  },
  above: { top: '-5px' },
  below: { bottom: '-5px' },
})

/** A card to drag, with a line where a dragged card would be put. The element of role button inside takes the keys. */
export function CardBox({ standing, movable, open, chosen = false, className, onClick, children }: Props) {
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  const { edge, dragged } = useCardDrag(root, standing, movable)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title inside takes the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere on the card is a click on its title
    <div
      ref={root}
      className={mergeClasses(
        styles.root,
        movable && styles.movable,
        onClick && styles.clickable,
        open && styles.open,
        chosen && styles.chosen,
        dragged && styles.dragged,
        className,
      )}
      onClick={onClick}
    >
      {edge && <div className={mergeClasses(styles.line, styles[edge])} />}
      {children}
    </div>
  )
}
