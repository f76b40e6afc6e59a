import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import type { CanvasCard } from '@prumo/contracts/canvas/queries'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Initials } from '../platform/Initials'
import { type Edge, edgeAt } from '../tasks/drag'

type Props = {
  card: CanvasCard
  nextCardId: string | null
  /** What the card says besides its title: dates, amounts, the response to a risk. */
  facts: readonly string[]
  member: string | undefined
  open: boolean
  /** Whether Tab comes here: one card of an area is enough, arrows do the rest. */
  reachable: boolean
  mayEdit: boolean
  onFocus: (cardId: string) => void
  onOpen: (cardId: string) => void
  onKey: (card: CanvasCard, key: string, alt: boolean) => void
  onMenu: (card: CanvasCard, target: HTMLElement) => void
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '6px 6px 6px 10px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    overflow: 'visible',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':has([data-card]:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  open: { boxShadow: `0 0 0 1px ${tokens.colorBrandStroke1}` },
  dragged: { opacity: 0.4 },
  colour: { position: 'absolute', insetBlock: '-1px', left: '-1px', width: '4px', borderRadius: '4px 0 0 4px' },
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
  top: { display: 'flex', alignItems: 'flex-start', gap: '4px' },
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
  facts: { display: 'flex', flexDirection: 'column' },
  foot: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
})

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** A card in its area: its title, and below it what belongs to it. */
export const CanvasCardBox = memo(function CanvasCardBox(props: Props) {
  const { card, nextCardId, facts, member, open, reachable, mayEdit, onFocus, onOpen, onKey, onMenu } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<Edge>()
  const latest = useRef({ card, nextCardId })
  latest.current = { card, nextCardId }
  const { cardId } = card

  useEffect(() => {
    const element = root.current
    if (!element || !mayEdit) return undefined
    return combine(
      draggable({
        element,
        getInitialData: () => ({ card: latest.current.card }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => (source.data as { card?: CanvasCard }).card?.cardId !== cardId,
        getData: ({ input }) => ({
          areaId: latest.current.card.areaId,
          cardId,
          nextCardId: latest.current.nextCardId,
          edge: edgeAt(element, input.clientY),
        }),
        onDrag: ({ self }) => setEdge(self.data.edge as Edge),
        onDragLeave: () => setEdge(undefined),
        onDrop: () => setEdge(undefined),
      }),
    )
  }, [cardId, mayEdit])

  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onOpen(cardId)
    else if (arrows.has(event.key)) onKey(card, event.key, event.altKey)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title inside takes the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere on the card is a click on its title
    <div
      ref={root}
      className={mergeClasses(styles.root, open && styles.open, dragged && styles.dragged)}
      onClick={() => onOpen(cardId)}
    >
      {card.colour && <span className={styles.colour} style={{ backgroundColor: card.colour }} />}
      {edge && <div className={mergeClasses(styles.line, styles[edge])} />}
      <div className={styles.top}>
        {/* biome-ignore lint/a11y/useSemanticElements: Firefox drags nothing by a button */}
        <span
          role="button"
          data-card={cardId}
          tabIndex={reachable ? 0 : -1}
          aria-describedby="canvas-keys"
          className={styles.title}
          onFocus={() => onFocus(cardId)}
          onKeyDown={steer}
        >
          {card.title}
        </span>
        <button
          type="button"
          className={styles.more}
          aria-label={t('canvas.cardActions', { title: card.title })}
          aria-haspopup="menu"
          tabIndex={reachable ? 0 : -1}
          onClick={(event) => {
            event.stopPropagation()
            onMenu(card, event.currentTarget)
          }}
        >
          <MoreHorizontalRegular />
        </button>
      </div>
      {(facts.length > 0 || member) && (
        <div className={styles.foot}>
          <span className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
          {member && <Initials name={member} />}
        </div>
      )}
    </div>
  )
})
