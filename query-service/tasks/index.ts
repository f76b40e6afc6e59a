import type { Answers } from '../pipeline/query'
import { board } from './board'
import { deletedTasks } from './deletedTasks'
import { task } from './task'
import { tasks } from './tasks'

export const answers = { board, task, tasks, deletedTasks } satisfies Partial<Answers>
