import { closings } from './closings'
import { entries } from './entries'
import { installments } from './installments'

export const readModels = [entries, installments, closings]
