import { accessProfiles } from './accessProfiles'
import { companies } from './companies'
import { users } from './users'

export const readModels = [companies, users, accessProfiles]
