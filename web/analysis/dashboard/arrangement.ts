import type { DashboardCard } from '@prumo/contracts/analysis/dashboard'
import type { CommandOf } from '@prumo/contracts/index'

export type PlacedCard = { card: DashboardCard; isHidden: boolean }
type Arrangement = CommandOf<'ArrangeDashboard'>['data']

/** The arrangement that cards stand in. */
export const arrangementOf = (cards: readonly PlacedCard[]): Arrangement => ({
  order: cards.map(({ card }) => card),
  hidden: cards.flatMap(({ card, isHidden }) => (isHidden ? [card] : [])),
})

/** With a card in the place of another one, and that one after or before it, as it came from before or after. */
export function movedTo(cards: readonly PlacedCard[], moved: DashboardCard, place: DashboardCard): PlacedCard[] {
  const to = cards.findIndex(({ card }) => card === place)
  const placed = cards.find(({ card }) => card === moved)
  return placed && to >= 0 ? cards.filter(({ card }) => card !== moved).toSpliced(to, 0, placed) : [...cards]
}

/** With these cards shown, and all others hidden. */
export const withShown = (cards: readonly PlacedCard[], shown: readonly string[]): PlacedCard[] =>
  cards.map(({ card }) => ({ card, isHidden: !shown.includes(card) }))
