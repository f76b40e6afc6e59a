import type { Answers } from '../pipeline/query'
import { entry } from './entry'
import { installments } from './installments'
import { ledgerTotals } from './ledgerTotals'

export const answers = { installments, ledgerTotals, entry } satisfies Partial<Answers>
