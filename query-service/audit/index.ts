import type { Answers } from '../pipeline/query'
import { actionLog } from './actionLog'
import { actionLogChoices } from './actionLogChoices'
import { changesOfWeek } from './changesOfWeek'
import { consistencyProof } from './consistencyProof'
import { inclusionProof } from './inclusionProof'
import { lastChanges } from './lastChanges'
import { logHeads } from './logHeads'
import { projectChanges } from './projectChanges'
import { retention } from './retention'
import { taskHistory } from './taskHistory'

export const answers = {
  logHeads,
  inclusionProof,
  consistencyProof,
  actionLog,
  actionLogChoices,
  taskHistory,
  lastChanges,
  projectChanges,
  changesOfWeek,
  retention,
} satisfies Partial<Answers>
