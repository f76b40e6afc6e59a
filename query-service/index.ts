import { actionLog } from './audit/actionLog'
import { consistencyProof } from './audit/consistencyProof'
import { inclusionProof } from './audit/inclusionProof'
import { logHeads } from './audit/logHeads'
import { projectChanges } from './audit/projectChanges'
import { retention } from './audit/retention'
import { taskHistory } from './audit/taskHistory'
import { canvas } from './canvas/canvas'
import { card } from './canvas/card'
import { deletedCards } from './canvas/deletedCards'
import { comments } from './discussion/comments'
import { files } from './discussion/files'
import { storage } from './discussion/storage'
import { approvals } from './documents/approvals'
import { document } from './documents/document'
import { documents } from './documents/documents'
import { signOff } from './documents/signOff'
import { me } from './identity/me'
import { importLog } from './imports/importLog'
import { importMapping } from './imports/importMapping'
import { imports } from './imports/imports'
import { accessProfiles } from './organization/accessProfiles'
import { organizationUsers } from './organization/organizationUsers'
import type { Answers } from './pipeline/query'
import { project } from './projects/project'
import { projects } from './projects/projects'
import { search } from './projects/search'
import { board } from './tasks/board'
import { deletedTasks } from './tasks/deletedTasks'
import { task } from './tasks/task'
import { tasks } from './tasks/tasks'

/** Every question and its answer. */
export const answers: Answers = {
  me,
  organizationUsers,
  accessProfiles,
  projects,
  project,
  search,
  board,
  task,
  tasks,
  deletedTasks,
  canvas,
  card,
  deletedCards,
  comments,
  files,
  storage,
  documents,
  document,
  approvals,
  signOff,
  imports,
  import: importLog,
  importMapping,
  logHeads,
  inclusionProof,
  consistencyProof,
  actionLog,
  taskHistory,
  projectChanges,
  retention,
}
