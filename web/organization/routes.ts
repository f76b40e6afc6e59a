import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

export const organizationRoutes: ModuleRoutes = {
  main: [
    {
      path: addresses.organization(),
      lazy: screen(() => import('./OrganizationScreen'), 'OrganizationScreen', everyText),
    },
  ],
}
