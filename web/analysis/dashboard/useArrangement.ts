import { type DashboardCard, dashboardCards } from '@prumo/contracts/analysis/dashboard'
import { useCommand } from '../../platform/server/useCommand'
import { useQuery } from '../../platform/server/useQuery'
import { arrangementOf, movedTo, type PlacedCard, withShown } from './arrangement'

const untouched: PlacedCard[] = dashboardCards.map((card) => ({ card, isHidden: false }))

/** How the cards of the person who looks are arranged, and what arranges them otherwise. */
export function useArrangement() {
  const { data } = useQuery('dashboard', {})
  const { run } = useCommand()
  const cards = data?.cards ?? untouched
  const arrange = (wanted: readonly PlacedCard[]) => void run('ArrangeDashboard', arrangementOf(wanted))
  return {
    cards,
    shown: cards.flatMap(({ card, isHidden }) => (isHidden ? [] : [card])),
    move: (card: DashboardCard, place: DashboardCard) => arrange(movedTo(cards, card, place)),
    show: (shown: readonly string[]) => arrange(withShown(cards, shown)),
  }
}
