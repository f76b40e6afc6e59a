import type { Answers } from '../pipeline/query'
import { dashboard } from './dashboard'
import { dashboardMonths } from './dashboardMonths'
import { dashboardToday } from './dashboardToday'
import { projectAnalysis } from './projectAnalysis'
import { projectHealth } from './projectHealth'

export const answers = {
  dashboard,
  dashboardMonths,
  dashboardToday,
  projectAnalysis,
  projectHealth,
} satisfies Partial<Answers>
