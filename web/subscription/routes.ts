import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

export const subscriptionRoutes: ModuleRoutes = {
  main: [
    { path: addresses.plans(), lazy: screen(() => import('./plans/PlansScreen'), 'PlansScreen', everyText) },
    {
      path: addresses.paymentHistory(),
      lazy: screen(() => import('./history/PaymentHistoryScreen'), 'PaymentHistoryScreen', everyText),
    },
  ],
  checkout: [
    { path: `${addresses.checkout()}/*`, lazy: screen(() => import('./CheckoutScreen'), 'CheckoutScreen', everyText) },
  ],
}
