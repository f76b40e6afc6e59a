import { makeStyles, tokens } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import type { KeyboardEvent, ReactNode } from 'react'
import { arrows } from './arrows'
import type { Steering } from './useCardBoard'

type Props = {
  cardId: string
  title: string
  /** Where it carries its id, such as `data-task`. */
  attribute: `data-${string}`
  /** The element that tells which keys move a card. */
  keysId: string
  /** What its menu is called. */
  actions: string
  /** Whether Tab comes here. */
  reachable: boolean
  steering: Steering
  /** What stands before the title. */
  children?: ReactNode
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'flex-start', gap: '4px' },
  title: { flexGrow: 1, overflowWrap: 'anywhere', lineHeight: '19px', minHeight: '24px', outlineStyle: 'none' },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '24px',
    flexShrink: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    background: 'none',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** A card's title, which takes its keys, and the button of its menu. */
export function CardHead({ cardId, title, attribute, keysId, actions, reachable, steering, children }: Props) {
  const styles = useStyles()
  const steer = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (event.key === 'Enter' || event.key === ' ') steering.onOpen(cardId)
    else if (arrow) steering.onArrow(cardId, arrow, event.altKey)
    else return
    event.preventDefault()
  }
  const mark = { [attribute]: cardId }
  return (
    <div className={styles.root}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: Firefox drags nothing by a button */}
      <span
        role="button"
        {...mark}
        data-record={cardId}
        tabIndex={reachable ? 0 : -1}
        aria-describedby={keysId}
        className={styles.title}
        onFocus={() => steering.onFocus(cardId)}
        onKeyDown={steer}
      >
        {title}
      </span>
      <button
        type="button"
        className={styles.more}
        aria-label={actions}
        aria-haspopup="menu"
        tabIndex={reachable ? 0 : -1}
        onClick={(event) => {
          event.stopPropagation()
          steering.onMenu(cardId, event.currentTarget)
        }}
      >
        <MoreHorizontalRegular />
      </button>
    </div>
  )
}
