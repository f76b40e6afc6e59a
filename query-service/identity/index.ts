import type { Answers } from '../pipeline/query'
import { me } from './me'

export const answers = { me } satisfies Partial<Answers>
