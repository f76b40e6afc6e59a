import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'

export const organizationRoutes: ModuleRoutes = {
  main: [{ path: addresses.organization(), lazy: screen(() => import('./OrganizationScreen'), 'OrganizationScreen') }],
}
