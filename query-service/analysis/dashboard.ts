import { type DashboardCard, dashboardCards } from '@prumo/contracts/analysis/dashboard'
import type { Answer } from '@prumo/contracts/index'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'

type Settings = Answer<'dashboard'>
type Row = Pick<Settings, 'goals' | 'valueType' | 'hiddenStatuses'> & { cardOrder: string[]; hiddenCards: string[] }

const untouched: Row = { goals: [], valueType: 'realized', hiddenStatuses: [], cardOrder: [], hiddenCards: [] }

export const dashboard: Query<'dashboard'> = async (db, _, { actor: { organizationId, userId } }) => {
  const found: Row | undefined = await db('analysis_dashboards')
    .where({ organization_id: organizationId, user_id: userId })
    .first(columns('goals', 'valueType', 'hiddenStatuses', 'cardOrder', 'hiddenCards'))
  const { goals, valueType, hiddenStatuses, cardOrder, hiddenCards } = found ?? untouched
  const arranged = cardOrder.filter(isCard)
  return {
    goals: goals.toSorted((first, second) => (first.dueOn < second.dueOn ? -1 : 1)),
    valueType,
    hiddenStatuses,
    cards: [...arranged, ...dashboardCards.filter((card) => !arranged.includes(card))].map((card) => ({
      card,
      isHidden: hiddenCards.includes(card),
    })),
  }
}

/** What was arranged may name cards that there are no longer. */
const isCard = (name: string): name is DashboardCard => dashboardCards.some((card) => card === name)
