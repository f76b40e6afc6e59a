import { addresses } from '../../platform/addresses'
import type { ModuleRoutes } from '../../platform/module'
import { moneyCurveScreen } from './moneyCurveScreen'

export const moneyCurveRoutes: ModuleRoutes = {
  project: [{ path: addresses.moneyCurve(':projectId'), lazy: moneyCurveScreen }],
}
