import { behaviours } from './behaviours'
import { cardChanges } from './cardChanges'
import { checklistItems } from './checklistItems'
import { deletedTasks } from './deletedTasks'
import { holidays } from './holidays'
import { reschedulings } from './reschedulings'
import { steps } from './steps'
import { tags } from './tags'
import { tasks } from './tasks'
import { views } from './views'
import { workTimes } from './workTimes'

export const readModels = [
  steps,
  tags,
  behaviours,
  tasks,
  deletedTasks,
  checklistItems,
  cardChanges,
  views,
  workTimes,
  holidays,
  reschedulings,
]
