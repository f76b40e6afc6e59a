import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

export const partnerRoutes: ModuleRoutes = {
  main: [{ path: addresses.customers(), lazy: screen(() => import('./PartnersScreen'), 'PartnersScreen', everyText) }],
}
