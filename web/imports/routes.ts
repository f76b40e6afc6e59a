import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'

export const importRoutes: ModuleRoutes = {
  main: [{ path: addresses.importFiles(), lazy: screen(() => import('./ImportFilesScreen'), 'ImportFilesScreen') }],
  project: [
    {
      path: addresses.imports(':projectId', ':itemId?'),
      lazy: screen(() => import('./ImportTasksScreen'), 'ImportTasksScreen'),
    },
  ],
}
