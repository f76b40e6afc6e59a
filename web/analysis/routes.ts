import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'
import { moneyCurveScreen } from './money/moneyCurveScreen'

export const analysisRoutes: ModuleRoutes = {
  main: [
    {
      path: addresses.projectAnalysis(),
      lazy: screen(() => import('./projects/ProjectAnalysisScreen'), 'ProjectAnalysisScreen', everyText),
    },
  ],
  project: [
    {
      path: addresses.workCurve(':projectId'),
      lazy: screen(() => import('./work/WorkCurveScreen'), 'WorkCurveScreen', everyText),
    },
    { path: addresses.moneyCurve(':projectId'), lazy: moneyCurveScreen },
  ],
}
