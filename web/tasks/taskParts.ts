import { later, lazily, soon } from '../platform/lazily'
import { everyText } from '../platform/texts/i18n'

/** What the drawer of a task shows under its tabs: a board is there before anybody opens a task. */
export const details = lazily(async () => (await import('./TaskDetails')).TaskDetails)
export const discussion = lazily(async () => (await import('../discussion/Discussion')).Discussion)
export const attachments = lazily(async () => (await import('../discussion/Attachments')).Attachments)
export const history = lazily(async () => (await import('../audit/TaskHistory')).TaskHistory)
export const taskDrawer = soon(async () => (await import('./TaskDrawer')).TaskDrawer)
/** A delivery group is opened from the work breakdown structure. */
export const cardDrawer = lazily(async () => (await import('../canvas/CardDrawer')).CardDrawer)
/** What a board shows when somebody asks for it. */
export const quickAdd = soon(async () => (await import('./QuickAdd')).QuickAdd)
/** Few lines name a tag that nobody has made. */
export const newTags = lazily(async () => (await import('./NewTags')).NewTags)
export const taskMenu = soon(async () => (await import('./TaskMenu')).TaskMenu)
export const dueDays = soon(async () => (await import('./DueDays')).DueDays)
/** Few open it, and everybody opens the board. */
export const stepDialog = lazily(async () => (await import('./StepDialog')).StepDialog)
/** Few add a task with all its fields, and many with its title alone. */
export const newTaskDialog = lazily(async () => (await import('./NewTaskDialog')).NewTaskDialog)
/** What changes several tasks at once is there when somebody has chosen some. */
export const bulkEditBar = lazily(async () => (await import('./BulkEditBar')).BulkEditBar)
/** Few reschedule a plan, and look at its preview first. */
export const rescheduleDialog = lazily(async () => (await import('./RescheduleDialog')).RescheduleDialog, everyText)
/** A preview says first what changes, and then draws it. */
export const movedCurve = lazily(async () => (await import('./MovedCurve')).MovedCurve)
/** Baselines are saved where they are listed. */
export const saveBaseline = lazily(
  async () => (await import('./baselines/SaveBaselineDialog')).SaveBaselineDialog,
  everyText,
)
/** Saved views are chosen after the tasks are there. */
export const viewMenu = lazily(async () => (await import('./ViewMenu')).ViewMenu)
/** Only who steers by keys meets it. */
export const taskChoice = lazily(async () => (await import('./TaskChoiceMenu')).TaskChoiceMenu)
/** It looks for the board of a task that is called done in a list. */
export const finishTask = lazily(async () => (await import('./FinishTask')).FinishTask)
/** What changes a task in its row comes when somebody points at a cell. */
export const cellEditor = lazily(async () => (await import('./inline/CellEditor')).CellEditor)
export const ganttEditor = lazily(async () => (await import('./gantt/GanttEditor')).GanttEditor)
/** A board shows its cards first, and then says which of them begin too early. */
export const useEarlyTasks = later(async () => (await import('./earlyTasks')).earlyTasks)
