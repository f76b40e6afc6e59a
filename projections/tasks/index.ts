import { baselines } from './baselines'
import { behaviours } from './behaviours'
import { cardChanges } from './cardChanges'
import { checklistItems } from './checklistItems'
import { deletedTasks } from './deletedTasks'
import { holidays } from './holidays'
import { holidayVersions } from './holidayVersions'
import { numbers } from './numbers'
import { pushes } from './pushes'
import { reschedulings } from './reschedulings'
import { steps } from './steps'
import { stepVersions } from './stepVersions'
import { tags } from './tags'
import { tasks } from './tasks'
import { versions } from './versions'
import { views } from './views'
import { workTimes } from './workTimes'
import { workTimeVersions } from './workTimeVersions'

export const readModels = [
  steps,
  tags,
  behaviours,
  tasks,
  deletedTasks,
  numbers,
  checklistItems,
  cardChanges,
  views,
  workTimes,
  holidays,
  baselines,
  versions,
  stepVersions,
  workTimeVersions,
  holidayVersions,
  reschedulings,
  pushes,
]
