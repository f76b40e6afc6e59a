import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { askForLedger } from './askForLedger'
import { ledgerScreen } from './ledgerScreen'

export const financeRoutes: ModuleRoutes = {
  project: [
    {
      path: addresses.finance(':projectId', ':itemId?'),
      loader: askForLedger,
      // While it is shown, its answers are kept current by themselves.
      shouldRevalidate: () => false,
      lazy: ledgerScreen,
    },
  ],
}
