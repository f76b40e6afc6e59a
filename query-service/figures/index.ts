import type { Answers } from '../pipeline/query'
import { projectAnalysis } from './projectAnalysis'
import { projectHealth } from './projectHealth'

export const answers = { projectAnalysis, projectHealth } satisfies Partial<Answers>
