import type { Answers } from '../pipeline/query'
import { entry } from './entry'
import { installments } from './installments'
import { ledgerTotals } from './ledgerTotals'
import { monthTotals } from './monthTotals'

export const answers = { installments, ledgerTotals, monthTotals, entry } satisfies Partial<Answers>
