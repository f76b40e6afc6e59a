import type { Arrow } from './arrows'
import { neighbourFor, placeAmongHidden } from './cardOrder'
import type { Place } from './placeOfDrop'

/** A column of a board, with its cards from top to bottom. `held`: the ids of all, where a filter hides some. */
type CardColumn<Card> = { columnId: string; name: string; cards: readonly Card[]; held?: readonly string[] }

export type CardColumns<Card> = {
  /** In the order in which the arrows walk through them. */
  columns: readonly CardColumn<Card>[]
  idOf: (card: Card) => string
  /** Which card an arrow leads to from the card of that index in the column `at`. */
  beside: (at: number, sideways: -1 | 1, index: number) => Card | undefined
}

/** The card of this id, its index in its column, and that column's index on the board. */
export function findCard<Card>({ columns, idOf }: CardColumns<Card>, cardId: string) {
  for (const [at, { cards }] of columns.entries()) {
    const index = cards.findIndex((card) => idOf(card) === cardId)
    const card = cards[index]
    if (card) return { at, index, card }
  }
  return undefined
}

/** The card that an arrow leads to. */
export function nextCard<Card>(board: CardColumns<Card>, cardId: string, { sideways, down }: Arrow): Card | undefined {
  const found = findCard(board, cardId)
  if (!found) return undefined
  const { at, index } = found
  return sideways === 0 ? board.columns[at]?.cards[index + down] : board.beside(at, sideways, index)
}

/** Where an arrow moves a card: one place up or down, or to the top of the column beside its own. */
export function nextPlace<Card>(
  board: CardColumns<Card>,
  cardId: string,
  { sideways, down }: Arrow,
): Place | undefined {
  const found = findCard(board, cardId)
  const column = found && board.columns[found.at + sideways]
  if (!column) return undefined
  const ids = column.cards.map(board.idOf)
  const beforeId = down === 0 ? (ids[0] ?? null) : neighbourFor(ids, cardId, down)
  return beforeId === undefined ? undefined : { columnId: column.columnId, beforeId }
}

/** Where a card put there among what is shown comes to stand among all; `undefined`: it stands there already. */
export function placeAmongAll<Card>(
  { columns, idOf }: CardColumns<Card>,
  cardId: string,
  to: Place,
): Place | undefined {
  const column = columns.find(({ columnId }) => columnId === to.columnId)
  if (!column) return to
  const shown = column.cards.map(idOf)
  const index = shown.indexOf(cardId)
  if (index !== -1 && (shown[index + 1] ?? null) === to.beforeId) return undefined
  return { ...to, beforeId: placeAmongHidden({ held: column.held ?? shown, shown }, cardId, to.beforeId) }
}
