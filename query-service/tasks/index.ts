import type { Answers } from '../pipeline/query'
import { board } from './board'
import { deletedTasks } from './deletedTasks'
import { planMoves } from './planMoves'
import { task } from './task'
import { taskChoices } from './taskChoices'
import { tasks } from './tasks'
import { taskViews } from './taskViews'
import { workTime } from './workTime'

export const answers = {
  board,
  task,
  tasks,
  taskChoices,
  taskViews,
  deletedTasks,
  workTime,
  planMoves,
} satisfies Partial<Answers>
