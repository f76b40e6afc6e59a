import { addresses } from '../../platform/addresses'
import type { ModuleRoutes } from '../../platform/module'
import { openMoneyCurve } from './openMoneyCurve'

export const moneyCurveRoutes: ModuleRoutes = {
  project: [{ path: addresses.moneyCurve(':projectId'), lazy: openMoneyCurve }],
}
