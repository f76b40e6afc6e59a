import { useMemo, useRef, useState } from 'react'
import type { Arrow } from './arrows'
import { neighbourFor, positionAfter } from './cardOrder'
import type { Place } from './placeOfDrop'
import { useCardDrops } from './useCardDrops'

/** What a card of a board is told to do; the same object from one drawing to the next. */
export type Steering = {
  onFocus: (cardId: string) => void
  onOpen: (cardId: string) => void
  /** Walks to another card or, with Alt, moves this one. */
  onArrow: (cardId: string, arrow: Arrow, alt: boolean) => void
  onMenu: (cardId: string, target: HTMLElement) => void
}

/** A column of a board, with its cards from top to bottom. */
export type CardColumn<Card> = { columnId: string; name: string; cards: readonly Card[] }

type Board<Card> = {
  /** In the order in which the arrows walk through them. */
  columns: readonly CardColumn<Card>[]
  idOf: (card: Card) => string
  mayEdit: boolean
  /** Which card an arrow leads to from the card of that index in the column `at`. */
  beside: (at: number, sideways: -1 | 1, index: number) => Card | undefined
  onMove: (cardId: string, to: Place) => Promise<boolean>
  onOpen: (cardId: string) => void
  /** What is said aloud of a card that has been moved. */
  announce: (card: Card, column: string | undefined, position: number) => string
}

/** A board whose cards are moved by dragging, by Alt and arrows, or from their menu. The focus follows a card that was moved or walked to. */
export function useCardBoard<Card>(board: Board<Card>) {
  const [focusedId, setFocusedId] = useState<string>()
  const [menu, setMenu] = useState<{ card: Card; target: HTMLElement }>()
  const [announcement, setAnnouncement] = useState('')
  /** The card that is to have the focus as soon as it is on the screen. */
  const wantsFocus = useRef<string>(undefined)
  const { columns, idOf, mayEdit } = board
  const idsOf = (column: CardColumn<Card> | undefined) => column?.cards.map(idOf) ?? []

  const find = (cardId: string) => {
    for (const [at, column] of columns.entries()) {
      const index = idsOf(column).indexOf(cardId)
      const card = column.cards[index]
      if (card) return { at, column, index, card }
    }
    return undefined
  }
  const focusOn = (cardId: string) => {
    wantsFocus.current = cardId
    setFocusedId(cardId)
  }
  const move = async (card: Card, to: Place) => {
    const cardId = idOf(card)
    const column = columns.find(({ columnId }) => columnId === to.columnId)
    focusOn(cardId)
    if (!(await board.onMove(cardId, to))) return
    setAnnouncement(board.announce(card, column?.name, positionAfter(idsOf(column), cardId, to.beforeId)))
  }
  const moveById = (cardId: string, to: Place) => {
    const card = find(cardId)?.card
    if (card) void move(card, to)
  }
  const walk = (cardId: string, { sideways, down }: Arrow) => {
    const found = find(cardId)
    if (!found) return
    const { at, index, column } = found
    const to = sideways === 0 ? column.cards[index + down] : board.beside(at, sideways, index)
    if (to) focusOn(idOf(to))
  }
  const shift = (cardId: string, { sideways, down }: Arrow) => {
    const found = find(cardId)
    if (!found || !mayEdit) return
    const column = columns[found.at + sideways]
    const ids = idsOf(column)
    const beforeId = down === 0 ? (ids[0] ?? null) : neighbourFor(ids, cardId, down)
    if (column && beforeId !== undefined) void move(found.card, { columnId: column.columnId, beforeId })
  }
  const openMenu = (cardId: string, target: HTMLElement) => {
    const card = find(cardId)?.card
    if (card) setMenu({ card, target })
  }
  useCardDrops(moveById)

  const latest = useRef({ walk, shift, openMenu, onOpen: board.onOpen })
  latest.current = { walk, shift, openMenu, onOpen: board.onOpen }
  const steering = useMemo<Steering>(
    () => ({
      onFocus: setFocusedId,
      onOpen: (cardId) => latest.current.onOpen(cardId),
      onArrow: (cardId, arrow, alt) => latest.current[alt ? 'shift' : 'walk'](cardId, arrow),
      onMenu: (cardId, target) => latest.current.openMenu(cardId, target),
    }),
    [],
  )
  const closeMenu = (gone?: boolean) => {
    setMenu(undefined)
    if (menu) backTo(menu.target, gone)
  }
  return { steering, focusedId, wantsFocus, announcement, move, menu, closeMenu }
}

/** Once the menu is away, the focus goes back to its button, or to the column of a card that is gone; what has taken it meanwhile keeps it. */
function backTo(button: HTMLElement, gone = false) {
  const column = button.closest('section')
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (gone || !button.isConnected) column?.focus()
    else button.focus()
  })
}
