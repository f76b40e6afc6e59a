import { payments } from './payments'
import { subscriptions } from './subscriptions'

export const readModels = [subscriptions, payments]
