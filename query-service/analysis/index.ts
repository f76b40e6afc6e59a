import type { Answers } from '../pipeline/query'
import { dashboard } from './dashboard'
import { dashboardToday } from './dashboardToday'

export const answers = { dashboard, dashboardToday } satisfies Partial<Answers>
