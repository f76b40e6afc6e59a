import { analysisViews } from './analysisViews'

export const readModels = [analysisViews]
