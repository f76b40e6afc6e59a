import type { Answers } from '../pipeline/query'
import { dashboard } from './dashboard'

export const answers = { dashboard } satisfies Partial<Answers>
