import type { Answers } from '../pipeline/query'
import { board } from './board'
import { deletedTasks } from './deletedTasks'
import { task } from './task'
import { taskChoices } from './taskChoices'
import { tasks } from './tasks'
import { taskViews } from './taskViews'

export const answers = { board, task, tasks, taskChoices, taskViews, deletedTasks } satisfies Partial<Answers>
