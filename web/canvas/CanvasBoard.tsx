import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { makeStyles } from '@fluentui/react-components'
import type { CanvasArea, CanvasCard } from '@prumo/contracts/canvas/queries'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../platform/useNarrow'
import { CanvasAreaBox } from './CanvasAreaBox'
import { CanvasCardMenu } from './CanvasCardMenu'
import { byArea, cardBeside, inReadingOrder, placedAreas, withMovedCard } from './canvasOrder'
import { placeOfCard } from './placeOfCard'
import type { Canvas } from './useCanvas'

type Props = {
  projectId: string
  canvas: Canvas
  /** Which of the project's canvases is shown. */
  shown: CanvasArea['canvas']
  currency: string
  openCardId: string | undefined
  mayEdit: boolean
  manages: boolean
  onMove: (move: { cardId: string; areaId: string; beforeCardId: string | null }) => Promise<boolean>
  onOpen: (cardId: string) => void
  onAdd: (area: CanvasArea) => void
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '10px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: '10px',
    minHeight: '420px',
    '@media (max-width: 800px)': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  },
  column: { display: 'flex', flexDirection: 'column', gap: '10px', minWidth: 0 },
  row: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', gap: '10px' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
const none: CanvasCard[] = []

/** Once the menu is away, the focus goes back to its button, or to the area of a card that is gone; what has taken it meanwhile keeps it. */
function backTo(button: HTMLElement, gone = false) {
  const area = button.closest('section')
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (gone || !button.isConnected) area?.focus()
    else button.focus()
  })
}

/** The areas in the layout that people know. A card is moved by dragging, by Alt and arrows, or from its menu. */
export function CanvasBoard(props: Props) {
  const { projectId, canvas, shown, currency, openCardId, mayEdit, manages, onMove, onOpen, onAdd } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const [focusedId, setFocusedId] = useState<string>()
  const [menu, setMenu] = useState<{ card: CanvasCard; target: HTMLElement }>()
  const [said, setSaid] = useState('')
  const wantsFocus = useRef<string>(undefined)
  const people = useMemo(() => new Map(canvas.people.map(({ userId, name }) => [userId, name])), [canvas.people])
  const placed = useMemo(() => placedAreas(canvas.areas, shown), [canvas.areas, shown])
  const areas = useMemo(() => inReadingOrder(placed), [placed])
  const cards = useMemo(() => byArea(canvas.cards), [canvas.cards])
  const cardsOf = (areaId = '') => cards.get(areaId) ?? none

  const move = async (card: CanvasCard, areaId: string, beforeCardId: string | null) => {
    wantsFocus.current = card.cardId
    setFocusedId(card.cardId)
    if (!(await onMove({ cardId: card.cardId, areaId, beforeCardId }))) return
    const after = byArea(withMovedCard(canvas.cards, card.cardId, areaId, beforeCardId)).get(areaId) ?? []
    const position = after.findIndex(({ cardId }) => cardId === card.cardId) + 1
    const area = areas.find((one) => one.areaId === areaId)?.name
    setSaid(t('canvas.moved', { title: card.title, area, position }))
  }
  const latest = useRef(move)
  latest.current = move

  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => 'card' in source.data,
        onDrop: ({ source, location }) => {
          const { card } = source.data as { card: CanvasCard }
          const place = placeOfCard(location.current.dropTargets)
          if (place && place.beforeCardId !== card.cardId) void latest.current(card, place.areaId, place.beforeCardId)
        },
      }),
    [],
  )

  const walk = (card: CanvasCard, sideways: -1 | 0 | 1, down: -1 | 0 | 1) => {
    const own = cardsOf(card.areaId)
    const at = areas.findIndex(({ areaId }) => areaId === card.areaId)
    const others = sideways === 1 ? areas.slice(at + 1) : areas.slice(0, at).reverse()
    const next = others.find(({ areaId }) => cardsOf(areaId).length > 0)
    const to = sideways === 0 ? own[own.indexOf(card) + down] : cardsOf(next?.areaId)[0]
    if (!to) return
    wantsFocus.current = to.cardId
    setFocusedId(to.cardId)
  }
  const shift = (card: CanvasCard, sideways: -1 | 0 | 1, down: -1 | 0 | 1) => {
    if (!mayEdit) return
    if (down !== 0) {
      const before = cardBeside(cardsOf(card.areaId), card.cardId, down)
      if (before !== undefined) void move(card, card.areaId, before)
      return
    }
    const area = areas[areas.findIndex(({ areaId }) => areaId === card.areaId) + sideways]
    if (area) void move(card, area.areaId, cardsOf(area.areaId)[0]?.cardId ?? null)
  }
  const keyed = useRef({ walk, shift })
  keyed.current = { walk, shift }
  const onKey = useCallback((card: CanvasCard, key: string, alt: boolean) => {
    const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    const down = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    keyed.current[alt ? 'shift' : 'walk'](card, sideways, down)
  }, [])
  const onMenu = useCallback((card: CanvasCard, target: HTMLElement) => setMenu({ card, target }), [])

  const box = (area: CanvasArea) => (
    <CanvasAreaBox
      key={area.areaId}
      projectId={projectId}
      area={area}
      cards={cardsOf(area.areaId)}
      people={people}
      currency={currency}
      openCardId={openCardId}
      focusedId={focusedId}
      wantsFocus={wantsFocus}
      mayEdit={mayEdit}
      manages={manages}
      onAdd={onAdd}
      onFocus={setFocusedId}
      onOpen={onOpen}
      onKey={onKey}
      onMenu={onMenu}
    />
  )
  const row = (some: readonly CanvasArea[]) => some.length > 0 && <div className={styles.row}>{some.map(box)}</div>

  return (
    <div className={styles.root}>
      {narrow ? (
        <div className={styles.columns}>{areas.map(box)}</div>
      ) : (
        <>
          {placed.columns.length > 0 && (
            <div className={styles.columns}>
              {placed.columns.map((column) => (
                <div key={column[0]?.areaId} className={styles.column}>
                  {column.map(box)}
                </div>
              ))}
            </div>
          )}
          {row(placed.foot)}
          {row(placed.own)}
        </>
      )}
      <div className={styles.hidden} id="canvas-keys">
        {t('canvas.keys')}
      </div>
      <div className={styles.hidden} aria-live="polite">
        {said}
      </div>
      {menu && (
        <CanvasCardMenu
          {...menu}
          projectId={projectId}
          areas={areas}
          beside={cardsOf(menu.card.areaId)}
          mayEdit={mayEdit}
          onOpen={onOpen}
          onMove={(areaId, before) => void move(menu.card, areaId, before)}
          onClose={(gone) => {
            setMenu(undefined)
            backTo(menu.target, gone)
          }}
        />
      )}
    </div>
  )
}
