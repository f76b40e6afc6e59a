import type { Answers } from '../pipeline/query'
import { projectAnalysis } from './projectAnalysis'

export const answers = { projectAnalysis } satisfies Partial<Answers>
