import { inBefore, unchanged } from '../upcast'
import { taskGrowth } from './task'

const { upcasts } = taskGrowth

/** The events of a plan that say all fields of a task, or name them, grow with it. */
export const planUpcasts = {
  TaskAdded: upcasts,
  TaskDeleted: upcasts.map(inBefore),
  TaskRestored: upcasts,
  StepFieldsLocked: upcasts.map(() => unchanged),
}
