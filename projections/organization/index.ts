import { accessProfiles } from './accessProfiles'
import { companies } from './companies'
import { timeZones } from './timeZones'
import { users } from './users'

export const readModels = [companies, users, accessProfiles, timeZones]
