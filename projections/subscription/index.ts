import { subscriptions } from './subscriptions'

export const readModels = [subscriptions]
