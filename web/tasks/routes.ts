import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText, workTexts } from '../platform/texts/i18n'
import { askForBoard } from './askForBoard'
import { askForTasks } from './askForTasks'

const board = {
  loader: askForBoard,
  // While it is shown, its answer is kept current by itself.
  shouldRevalidate: () => false,
  lazy: screen(() => import('./BoardScreen'), 'BoardScreen', workTexts),
}
const tasks = screen(() => import('./TasksScreen'), 'TasksScreen')

export const taskRoutes: ModuleRoutes = {
  main: [
    { path: addresses.myTasks(), lazy: tasks },
    { path: addresses.allTasks(), lazy: tasks },
  ],
  project: [
    { index: true, ...board },
    { path: addresses.board(':projectId', ':itemId?'), ...board },
    {
      path: addresses.tasks(':projectId', ':itemId?'),
      loader: askForTasks,
      shouldRevalidate: () => false,
      lazy: screen(() => import('./ProjectTasksScreen'), 'ProjectTasksScreen'),
    },
    {
      path: addresses.gantt(':projectId', ':itemId?'),
      loader: askForBoard,
      shouldRevalidate: () => false,
      lazy: screen(() => import('./gantt/GanttScreen'), 'GanttScreen', everyText),
    },
    {
      path: addresses.wbs(':projectId', ':itemId?'),
      lazy: screen(() => import('./wbs/WbsScreen'), 'WbsScreen', everyText),
    },
    {
      path: addresses.baselines(':projectId'),
      lazy: screen(() => import('./baselines/BaselinesScreen'), 'BaselinesScreen', everyText),
    },
  ],
}
