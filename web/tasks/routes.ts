import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'

const board = screen(() => import('./BoardScreen'), 'BoardScreen')
const tasks = screen(() => import('./TasksScreen'), 'TasksScreen')

export const taskRoutes: ModuleRoutes = {
  main: [
    { path: addresses.myTasks(), lazy: tasks },
    { path: addresses.allTasks(), lazy: tasks },
  ],
  project: [
    { index: true, lazy: board },
    { path: addresses.board(':projectId', ':itemId?'), lazy: board },
    {
      path: addresses.tasks(':projectId', ':itemId?'),
      lazy: screen(() => import('./ProjectTasksScreen'), 'ProjectTasksScreen'),
    },
  ],
}
