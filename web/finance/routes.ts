import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

export const financeRoutes: ModuleRoutes = {
  project: [
    {
      path: addresses.finance(':projectId', ':itemId?'),
      lazy: screen(() => import('./FinanceScreen'), 'FinanceScreen', everyText),
    },
  ],
}
