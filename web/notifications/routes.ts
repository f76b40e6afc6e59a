import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'

export const notificationRoutes: ModuleRoutes = {
  main: [
    {
      path: addresses.notifications(),
      lazy: screen(() => import('./NotificationsScreen'), 'NotificationsScreen'),
    },
  ],
}
