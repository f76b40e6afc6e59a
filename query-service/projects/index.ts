import type { Answers } from '../pipeline/query'
import { project } from './project'
import { projects } from './projects'
import { search } from './search'
import { writtenCustomers } from './writtenCustomers'

export const answers = { projects, project, search, writtenCustomers } satisfies Partial<Answers>
