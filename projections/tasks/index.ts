import { behaviours } from './behaviours'
import { checklistItems } from './checklistItems'
import { deletedTasks } from './deletedTasks'
import { steps } from './steps'
import { tags } from './tags'
import { tasks } from './tasks'

export const readModels = [steps, tags, behaviours, tasks, deletedTasks, checklistItems]
