import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'

export const partnerRoutes: ModuleRoutes = {
  main: [{ path: addresses.customers(), lazy: screen(() => import('./PartnersScreen'), 'PartnersScreen') }],
}
