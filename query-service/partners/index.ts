import type { Answers } from '../pipeline/query'
import { partner } from './partner'
import { partnerProjects } from './partnerProjects'
import { partners } from './partners'

export const answers = { partners, partner, partnerProjects } satisfies Partial<Answers>
