import type { GoalFields, HideableStatus, ValueType } from '@prumo/contracts/analysis/dashboard'
import { projection } from '../projection'

type Goal = GoalFields & { goalId: string }
type Dashboard = {
  userId: string
  goals: readonly Goal[]
  valueType: ValueType
  cardOrder: readonly string[]
  hiddenCards: readonly string[]
  hiddenStatuses: readonly HideableStatus[]
}

/** One as it is before its person has chosen anything. */
const untouched = (userId: string): Dashboard => ({
  userId,
  goals: [],
  valueType: 'realized',
  cardOrder: [],
  hiddenCards: [],
  hiddenStatuses: [],
})

/** One row per person who set up their dashboard. */
export const dashboards = projection<Dashboard>({
  table: 'analysis_dashboards',
  version: 1,
  key: 'userId',

  columns: (table) => {
    table.uuid('user_id').notNullable()
    for (const list of ['goals', 'card_order', 'hidden_cards', 'hidden_statuses']) table.jsonb(list).notNullable()
    table.text('value_type').notNullable()
    table.index(['organization_id', 'user_id'])
  },

  on: {
    GoalAdded: (row, { userId, ...goal }) => {
      const { goals, ...dashboard } = row ?? untouched(userId)
      return { ...dashboard, goals: [...goals, goal] }
    },
    GoalChanged: (row, { userId: _, goalId, before: __, ...changed }) =>
      row && {
        ...row,
        goals: row.goals.map((goal) => (goal.goalId === goalId ? { ...goal, ...(changed as Partial<Goal>) } : goal)),
      },
    GoalRemoved: (row, { goalId }) => row && { ...row, goals: row.goals.filter((goal) => goal.goalId !== goalId) },
    FinancialIndicatorChosen: (row, { userId, valueType }) => ({ ...(row ?? untouched(userId)), valueType }),
    DashboardArranged: (row, { userId, order, hidden }) => ({
      ...(row ?? untouched(userId)),
      cardOrder: order,
      hiddenCards: hidden,
    }),
    ChartProjectsChosen: (row, { userId, hiddenStatuses }) => ({ ...(row ?? untouched(userId)), hiddenStatuses }),
  },
})
