import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

export const importRoutes: ModuleRoutes = {
  main: [
    {
      path: addresses.importFiles(),
      lazy: screen(() => import('./ImportFilesScreen'), 'ImportFilesScreen', everyText),
    },
  ],
  project: [
    {
      path: addresses.imports(':projectId', ':itemId?'),
      lazy: screen(() => import('./ImportTasksScreen'), 'ImportTasksScreen', everyText),
    },
  ],
}
