import {
  type DashboardCommand,
  type DashboardEvent,
  type GoalFields,
  type HideableStatus,
  mostGoals,
  type ValueType,
} from '@prumo/contracts/analysis/dashboard'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { Map as PersistentMap } from 'immutable'
import { changesIn } from '../rules/fieldChanges'

type Dashboard = {
  /** By the goal's id; `null` is a goal that was removed. */
  goals: PersistentMap<string, GoalFields | null>
  valueType: ValueType
  arrangement: { order: readonly string[]; hidden: readonly string[] }
  hiddenStatuses: readonly HideableStatus[]
}

/** Everybody has one dashboard: a command is about that of its sender. */
type OfPerson<Command> = Command extends { type: infer Type; data: infer Data }
  ? { type: Type; data: Data & { userId: string } }
  : never

/** What one person sees across projects, and how. */
export const dashboard: Decider<Dashboard, OfPerson<DashboardCommand>, DashboardEvent> = {
  stream: ({ userId }) => `dashboard-${userId}`,
  initial: {
    goals: PersistentMap(),
    valueType: 'realized',
    arrangement: { order: [], hidden: [] },
    hiddenStatuses: [],
  },

  decide: {
    AddGoal: (data, { goals }) => {
      const { userId: _, goalId, ...fields } = data
      if (equal(goals.get(goalId), fields)) return []
      if (goals.has(goalId)) throw new Refused('goal.idTaken')
      if (goals.count((goal) => goal !== null) >= mostGoals) throw new Refused('goal.tooMany', { most: mostGoals })
      return [{ type: 'GoalAdded', data }]
    },

    ChangeGoal: ({ userId, goalId, ...changes }, state) => {
      const changed = changesIn(knownGoal(state, goalId), changes)
      return changed ? [{ type: 'GoalChanged', data: { userId, goalId, ...changed } }] : []
    },

    RemoveGoal: ({ userId, goalId }, state) => [
      { type: 'GoalRemoved', data: { userId, goalId, before: knownGoal(state, goalId) } },
    ],

    ChooseFinancialIndicator: (data, { valueType }) =>
      data.valueType === valueType
        ? []
        : [{ type: 'FinancialIndicatorChosen', data: { ...data, before: { valueType } } }],

    ArrangeDashboard: ({ userId, ...arranged }, { arrangement: { order, hidden } }) =>
      equal(arranged, { order, hidden })
        ? []
        : [
            {
              type: 'DashboardArranged',
              data: { userId, ...arranged, before: { order: [...order], hidden: [...hidden] } },
            },
          ],

    ChooseChartProjects: ({ userId, hiddenStatuses }, state) => {
      const before = { hiddenStatuses: [...state.hiddenStatuses] }
      const isSame = equal([...hiddenStatuses].sort(), [...before.hiddenStatuses].sort())
      return isSame ? [] : [{ type: 'ChartProjectsChosen', data: { userId, hiddenStatuses, before } }]
    },
  },

  evolve: {
    GoalAdded: ({ userId: _, goalId, ...goal }, state) => ({ ...state, goals: state.goals.set(goalId, goal) }),
    GoalChanged: ({ userId: _, goalId, before: __, ...changed }, state) => {
      const goal = state.goals.get(goalId)
      if (!goal) return state
      return { ...state, goals: state.goals.set(goalId, { ...goal, ...(changed as Partial<GoalFields>) }) }
    },
    GoalRemoved: ({ goalId }, state) => ({ ...state, goals: state.goals.set(goalId, null) }),
    FinancialIndicatorChosen: ({ valueType }, state) => ({ ...state, valueType }),
    DashboardArranged: ({ order, hidden }, state) => ({ ...state, arrangement: { order, hidden } }),
    ChartProjectsChosen: ({ hiddenStatuses }, state) => ({ ...state, hiddenStatuses }),
  },
}

function knownGoal({ goals }: Dashboard, goalId: string): GoalFields {
  const goal = goals.get(goalId)
  if (!goal) throw new Refused('goal.unknown')
  return goal
}
