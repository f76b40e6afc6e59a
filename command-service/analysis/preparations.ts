import { inOwnStream } from '../pipeline/inOwnStream'

/** Everybody has one dashboard. */
export const dashboardPreparations = inOwnStream(
  'AddGoal',
  'ChangeGoal',
  'RemoveGoal',
  'ChooseFinancialIndicator',
  'ArrangeDashboard',
  'ChooseChartProjects',
)
