import type { RouteObject } from 'react-router-dom'
import { Arrival } from './app/Arrival'
import { ErrorPage } from './app/ErrorPage'
import { Opening } from './app/Opening'
import { guardCheckout } from './identity/guards'
import { leave } from './platform/leave'
import { screen } from './platform/screen'
import { everyText } from './platform/texts/i18n'
import { subscriptionRoutes } from './subscription/routes'

/** What is shown in the document of checkout. Any other address leads back to the document of all others. */
export const checkoutRoutes: RouteObject[] = [
  {
    Component: Arrival,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Opening,
    children: [
      {
        loader: guardCheckout,
        lazy: screen(() => import('./app/CheckoutFrame'), 'CheckoutFrame', everyText),
        children: subscriptionRoutes.checkout ?? [],
      },
      { path: '*', loader: leave },
    ],
  },
]
