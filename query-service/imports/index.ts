import type { Answers } from '../pipeline/query'
import { importLog } from './importLog'
import { importMapping } from './importMapping'
import { imports } from './imports'

export const answers = { imports, import: importLog, importMapping } satisfies Partial<Answers>
