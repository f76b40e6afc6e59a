import type { Answers } from '../pipeline/query'
import { project } from './project'
import { projects } from './projects'
import { search } from './search'

export const answers = { projects, project, search } satisfies Partial<Answers>
