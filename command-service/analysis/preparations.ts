import { inOwn } from '../pipeline/inOwn'
import { inOwnStream } from '../pipeline/inOwnStream'
import type { Preparations } from '../pipeline/preparation'

export const analysisPreparations: Preparations = {
  SaveAnalysisView: inOwn('SaveAnalysisView'),
  ChangeAnalysisView: inOwn('ChangeAnalysisView'),
  RenameAnalysisView: inOwn('RenameAnalysisView'),
  ShareAnalysisView: inOwn('ShareAnalysisView'),
  UnshareAnalysisView: inOwn('UnshareAnalysisView'),
  DeleteAnalysisView: inOwn('DeleteAnalysisView'),
}

/** Everybody has one dashboard. */
export const dashboardPreparations = inOwnStream(
  'AddGoal',
  'ChangeGoal',
  'RemoveGoal',
  'ChooseFinancialIndicator',
  'ArrangeDashboard',
  'ChooseChartProjects',
)
