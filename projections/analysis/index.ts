import { analysisViews } from './analysisViews'
import { nights } from './nights'

export const readModels = [analysisViews, nights]
