import { analysisViews } from './analysisViews'
import { dashboards } from './dashboards'
import { nights } from './nights'

export const readModels = [analysisViews, dashboards, nights]
