import { behaviours } from './behaviours'
import { cardChanges } from './cardChanges'
import { checklistItems } from './checklistItems'
import { deletedTasks } from './deletedTasks'
import { steps } from './steps'
import { tags } from './tags'
import { tasks } from './tasks'
import { views } from './views'

export const readModels = [steps, tags, behaviours, tasks, deletedTasks, checklistItems, cardChanges, views]
