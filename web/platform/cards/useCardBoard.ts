import { useMemo, useRef, useState } from 'react'
import type { Arrow } from './arrows'
import { type CardColumns, findCard, nextCard, nextPlace, placeAmongAll } from './cardColumns'
import { positionAfter } from './cardOrder'
import type { Place } from './placeOfDrop'
import { useCardDrops } from './useCardDrops'
import { useCardMenu } from './useCardMenu'

/** What a card of a board is told to do; the same object from one drawing to the next. */
export type Steering = {
  onFocus: (cardId: string) => void
  onOpen: (cardId: string) => void
  /** Walks to another card or, with Alt, moves this one. */
  onArrow: (cardId: string, arrow: Arrow, alt: boolean) => void
  onMenu: (cardId: string, target: HTMLElement) => void
}

type Board<Card> = CardColumns<Card> & {
  mayEdit: boolean
  /** `to` is a place among all cards of a column, also those that are not shown. */
  onMove: (cardId: string, to: Place) => Promise<boolean>
  onOpen: (cardId: string) => void
  /** What is said aloud of a card that has been moved. */
  announce: (card: Card, column: string | undefined, position: number) => string
}

/** A board whose cards move by dragging, Alt and arrows, or a menu. Focus follows a card that was moved or visited. */
export function useCardBoard<Card>(board: Board<Card>) {
  const [focusedId, setFocusedId] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  /** The card that is to have the focus as soon as it is on the screen. */
  const wantsFocus = useRef<string>(undefined)
  const { menu, openMenu, closeMenu } = useCardMenu<Card>()

  const focusOn = (cardId: string) => {
    wantsFocus.current = cardId
    setFocusedId(cardId)
  }
  const move = async (card: Card, to: Place) => {
    const cardId = board.idOf(card)
    const column = board.columns.find(({ columnId }) => columnId === to.columnId)
    const place = placeAmongAll(board, cardId, to)
    focusOn(cardId)
    if (!place || !(await board.onMove(cardId, place))) return
    const position = positionAfter(column?.cards.map(board.idOf) ?? [], cardId, to.beforeId)
    setAnnouncement(board.announce(card, column?.name, position))
  }
  const moveById = (cardId: string, to: Place | undefined) => {
    const found = findCard(board, cardId)
    if (found && to) void move(found.card, to)
  }
  const walk = (cardId: string, arrow: Arrow) => {
    const card = nextCard(board, cardId, arrow)
    if (card) focusOn(board.idOf(card))
  }
  useCardDrops(moveById)

  const steering = useSteering({
    onFocus: setFocusedId,
    onOpen: board.onOpen,
    onArrow: (cardId, arrow, alt) => {
      if (!alt) walk(cardId, arrow)
      else if (board.mayEdit) moveById(cardId, nextPlace(board, cardId, arrow))
    },
    onMenu: (cardId, target) => {
      const found = findCard(board, cardId)
      if (found) openMenu({ card: found.card, target })
    },
  })
  return { steering, focusedId, wantsFocus, announcement, move, menu, closeMenu }
}

/** The same object from one drawing to the next: it does what the newest would. */
function useSteering(newest: Steering): Steering {
  const latest = useRef(newest)
  latest.current = newest
  return useMemo(
    () => ({
      onFocus: (cardId) => latest.current.onFocus(cardId),
      onOpen: (cardId) => latest.current.onOpen(cardId),
      onArrow: (cardId, arrow, alt) => latest.current.onArrow(cardId, arrow, alt),
      onMenu: (cardId, target) => latest.current.onMenu(cardId, target),
    }),
    [],
  )
}
