import type { Answers } from '../pipeline/query'
import { accessProfiles } from './accessProfiles'
import { organizationUsers } from './organizationUsers'

export const answers = { organizationUsers, accessProfiles } satisfies Partial<Answers>
