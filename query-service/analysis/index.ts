import type { Answers } from '../pipeline/query'
import { analysisViews } from './analysisViews'

export const answers = { analysisViews } satisfies Partial<Answers>
