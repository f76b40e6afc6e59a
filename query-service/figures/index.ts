import type { Answers } from '../pipeline/query'
import { dashboardMonths } from './dashboardMonths'
import { projectAnalysis } from './projectAnalysis'
import { projectHealth } from './projectHealth'

export const answers = { dashboardMonths, projectAnalysis, projectHealth } satisfies Partial<Answers>
