import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

export const pastRoutes: ModuleRoutes = {
  project: [
    {
      path: addresses.changes(':projectId'),
      lazy: screen(() => import('./ChangesScreen'), 'ChangesScreen', everyText),
    },
    {
      path: addresses.deleted(':projectId'),
      lazy: screen(() => import('./DeletedScreen'), 'DeletedScreen', everyText),
    },
  ],
}
