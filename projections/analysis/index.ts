import { dashboards } from './dashboards'

export const readModels = [dashboards]
