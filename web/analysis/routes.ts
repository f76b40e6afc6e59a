import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'
import { moneyCurveScreen } from './money/moneyCurveScreen'

export const analysisRoutes: ModuleRoutes = {
  project: [
    {
      path: addresses.workCurve(':projectId'),
      lazy: screen(() => import('./work/WorkCurveScreen'), 'WorkCurveScreen', everyText),
    },
    { path: addresses.moneyCurve(':projectId'), lazy: moneyCurveScreen },
  ],
}
