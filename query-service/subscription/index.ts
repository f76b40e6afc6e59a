import type { Answers } from '../pipeline/query'
import { paymentRecord } from './paymentRecord'

export const answers = { paymentRecord } satisfies Partial<Answers>
