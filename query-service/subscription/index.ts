import type { Answers } from '../pipeline/query'
import { billingData } from './billingData'
import { payment } from './payment'
import { paymentRecord } from './paymentRecord'
import { payments } from './payments'
import { subscription } from './subscription'

export const answers = { subscription, billingData, payment, payments, paymentRecord } satisfies Partial<Answers>
