import { accounts } from './accounts'

export const readModels = [accounts]
