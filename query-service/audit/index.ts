import type { Answers } from '../pipeline/query'
import { actionLog } from './actionLog'
import { consistencyProof } from './consistencyProof'
import { inclusionProof } from './inclusionProof'
import { logHeads } from './logHeads'
import { projectChanges } from './projectChanges'
import { retention } from './retention'
import { taskHistory } from './taskHistory'

export const answers = {
  logHeads,
  inclusionProof,
  consistencyProof,
  actionLog,
  taskHistory,
  projectChanges,
  retention,
} satisfies Partial<Answers>
