import type { Answers } from '../pipeline/query'
import { partner } from './partner'
import { partners } from './partners'

export const answers = { partners, partner } satisfies Partial<Answers>
