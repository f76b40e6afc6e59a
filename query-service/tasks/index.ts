import type { Answers } from '../pipeline/query'
import { baselineComparison } from './baselineComparison'
import { baselineDates } from './baselineDates'
import { baselineReasons } from './baselineReasons'
import { baselines } from './baselines'
import { board } from './board'
import { deletedTasks } from './deletedTasks'
import { deliveryGroups } from './deliveryGroups'
import { planMoves } from './planMoves'
import { task } from './task'
import { taskBaselines } from './taskBaselines'
import { taskChoices } from './taskChoices'
import { tasks } from './tasks'
import { taskViews } from './taskViews'
import { upcomingTasks } from './upcomingTasks'
import { wbs } from './wbs'
import { workCurve } from './workCurve'
import { workCurveChanges } from './workCurveChanges'
import { workCurveTasks } from './workCurveTasks'
import { workTime } from './workTime'

export const answers = {
  board,
  task,
  tasks,
  taskBaselines,
  taskChoices,
  taskViews,
  deletedTasks,
  workTime,
  baselines,
  baselineDates,
  baselineComparison,
  baselineReasons,
  planMoves,
  upcomingTasks,
  wbs,
  deliveryGroups,
  workCurve,
  workCurveTasks,
  workCurveChanges,
} satisfies Partial<Answers>
