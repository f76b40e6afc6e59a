import { type DashboardCard, dashboardCards } from '@prumo/contracts/analysis/dashboard'
import type { Query } from '../pipeline/query'
import { dashboardOf } from './dashboardOf'

export const dashboard: Query<'dashboard'> = async (db, _, { actor }) => {
  const { goals, cardOrder, hiddenCards, ...chosen } = await dashboardOf(db, actor)
  const arranged = cardOrder.filter(isCard)
  return {
    ...chosen,
    goals: goals.toSorted((first, second) => (first.dueOn < second.dueOn ? -1 : 1)),
    cards: [...arranged, ...dashboardCards.filter((card) => !arranged.includes(card))].map((card) => ({
      card,
      isHidden: hiddenCards.includes(card),
    })),
  }
}

/** What was arranged may name cards that there are no longer. */
const isCard = (name: string): name is DashboardCard => dashboardCards.some((card) => card === name)
