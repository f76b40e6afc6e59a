import { makeStyles } from '@fluentui/react-components'
import type { CanvasArea, CanvasCard } from '@prumo/contracts/canvas/queries'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardBoard } from '../platform/cards/useCardBoard'
import { useNarrow } from '../platform/layout/useNarrow'
import { VisuallyHidden } from '../platform/layout/VisuallyHidden'
import { shownPeople } from '../platform/people/shownPeople'
import { CanvasAreaBox } from './CanvasAreaBox'
import { CanvasCardMenu } from './CanvasCardMenu'
import { byArea, inReadingOrder, placedAreas } from './canvasOrder'
import type { Canvas } from './useCanvas'

type Props = {
  projectId: string
  canvas: Canvas
  /** Which of the project's canvases is shown. */
  shown: CanvasArea['canvas']
  currency: string
  openCardId: string | undefined
  mayEdit: boolean
  mayEditRisks: boolean
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
})
const none: CanvasCard[] = []

const idOf = ({ cardId }: CanvasCard) => cardId

/** The areas in the layout that people know. A card is moved by dragging, by Alt and arrows, or from its menu. */
export function CanvasBoard(props: Props) {
  const { projectId, canvas, shown, currency, openCardId, mayEdit, manages, onMove, onOpen, onAdd } = props
  const { mayEditRisks } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const { people: present, formerPeople } = canvas
  const people = useMemo(() => shownPeople({ people: present, formerPeople }, t), [present, formerPeople, t])
  const placed = useMemo(() => placedAreas(canvas.areas, shown), [canvas.areas, shown])
  const areas = useMemo(() => inReadingOrder(placed), [placed])
  const cards = useMemo(() => byArea(canvas.cards), [canvas.cards])
  const cardsOf = (areaId: string) => cards.get(areaId) ?? none

  const columns = areas.map(({ areaId, name }) => ({ columnId: areaId, name, cards: cardsOf(areaId) }))
  const { steering, focusedId, wantsFocus, announcement, move, menu, closeMenu } = useCardBoard({
    columns,
    idOf,
    mayEdit,
    beside: (at, sideways) => {
      const others = sideways === 1 ? columns.slice(at + 1) : columns.slice(0, at).reverse()
      return others.find(({ cards }) => cards.length > 0)?.cards[0]
    },
    onMove: (cardId, { columnId, beforeId }) => onMove({ cardId, areaId: columnId, beforeCardId: beforeId }),
    onOpen,
    announce: ({ title }, area, position) => t('canvas.moved', { title, area, position }),
  })

  const box = (area: CanvasArea) => (
    <CanvasAreaBox
      key={area.areaId}
      projectId={projectId}
      area={area}
      cards={cardsOf(area.areaId)}
      people={people}
      currency={currency}
      hidden={canvas.hidden}
      mayAdd={mayEdit && (area.standardArea !== 'risks' || mayEditRisks)}
      openCardId={openCardId}
      focusedId={focusedId}
      wantsFocus={wantsFocus}
      mayEdit={mayEdit}
      manages={manages}
      onAdd={onAdd}
      steering={steering}
    />
  )
  return (
    <div className={styles.root}>
      <Layout areas={areas} placed={placed} box={box} />
      <VisuallyHidden id="canvas-keys">{t('canvas.keys')}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {menu && (
        <CanvasCardMenu
          projectId={projectId}
          card={menu.card}
          target={menu.target}
          beside={cardsOf(menu.card.areaId).map(idOf)}
          columns={columns}
          mayEdit={mayEdit}
          onOpen={onOpen}
          onMove={(to) => void move(menu.card, to)}
          onClose={closeMenu}
        />
      )}
    </div>
  )
}

type LayoutProps = {
  areas: readonly CanvasArea[]
  placed: ReturnType<typeof placedAreas>
  box: (area: CanvasArea) => ReactNode
}

/** The areas in the layout that people know; on a phone under each other. */
function Layout({ areas, placed, box }: LayoutProps) {
  const styles = useStyles()
  const narrow = useNarrow()
  if (narrow) return <div className={styles.columns}>{areas.map(box)}</div>
  const row = (some: readonly CanvasArea[]) => some.length > 0 && <div className={styles.row}>{some.map(box)}</div>
  return (
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
      {row(placed.custom)}
    </>
  )
}
