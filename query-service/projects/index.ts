import type { Answers } from '../pipeline/query'
import { project } from './project'
import { projectShortcuts } from './projectShortcuts'
import { projects } from './projects'
import { search } from './search'
import { writtenCustomers } from './writtenCustomers'

export const answers = { projects, project, projectShortcuts, search, writtenCustomers } satisfies Partial<Answers>
