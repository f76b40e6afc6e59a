import type { RouteObject } from 'react-router-dom'
import { analysisRoutes } from './analysis/routes'
import { Arrival } from './app/Arrival'
import { ErrorPage } from './app/ErrorPage'
import { Opening } from './app/Opening'
import { auditRoutes } from './audit/routes'
import { canvasRoutes } from './canvas/routes'
import { discussionRoutes } from './discussion/routes'
import { documentRoutes } from './documents/routes'
import { financeRoutes } from './finance/routes'
import { guardMain, guardWorker } from './identity/guards'
import { identityRoutes } from './identity/routes'
import { importRoutes } from './imports/routes'
import { notificationRoutes } from './notifications/routes'
import { organizationRoutes } from './organization/routes'
import { partnerRoutes } from './partners/routes'
import { pastRoutes } from './past/routes'
import { addresses } from './platform/addresses'
import { leave } from './platform/leave'
import type { ModuleRoutes } from './platform/module'
import { screen } from './platform/screen'
import { workTexts } from './platform/texts/i18n'
import { askForProject } from './projects/askForProject'
import { projectRoutes } from './projects/routes'
import { subscriptionRoutes } from './subscription/routes'
import { taskRoutes } from './tasks/routes'

const modules: readonly ModuleRoutes[] = [
  taskRoutes,
  projectRoutes,
  canvasRoutes,
  financeRoutes,
  analysisRoutes,
  importRoutes,
  discussionRoutes,
  documentRoutes,
  auditRoutes,
  pastRoutes,
  organizationRoutes,
  partnerRoutes,
  identityRoutes,
  notificationRoutes,
  subscriptionRoutes,
]
const routesBehind = (guard: keyof ModuleRoutes) => modules.flatMap((module) => module[guard] ?? [])

const notBuiltYet = screen(() => import('./app/NotBuiltYet'), 'NotBuiltYet')
/** Stands where a module will be. */
const later = (path: string): RouteObject => ({ path, lazy: notBuiltYet })

const itemOfAction = screen(() => import('./app/ItemOfAction'), 'ItemOfAction')
/** The addresses of actions on an item of a module. */
const actionRoutes = ({ path = '' }: RouteObject): RouteObject[] =>
  path.endsWith('?') ? [{ path: `${path.slice(0, -1)}/:action`, lazy: itemOfAction }] : []

const home = screen(() => import('./app/HomeScreen'), 'HomeScreen')
const mainRoutes: RouteObject[] = [
  { index: true, lazy: home },
  { path: `${addresses.dashboard()}/*`, lazy: home },
  ...routesBehind('main'),
  {
    path: addresses.project(':projectId'),
    loader: askForProject,
    // While it is shown, its answer is kept current by itself.
    shouldRevalidate: () => false,
    lazy: screen(() => import('./projects/ProjectScreen'), 'ProjectScreen', workTexts),
    children: [
      ...routesBehind('project'),
      ...routesBehind('project').flatMap(actionRoutes),
      later(':submodule'),
      later(':submodule/:itemId'),
      later(':submodule/:submoduleId/:action'),
    ],
  },
  later(addresses.portfolios()),
  later(addresses.portfolio(':portfolioId')),
]

const shell = screen(() => import('./app/Shell'), 'Shell', workTexts)

/** Every address of the program but those of checkout, with its guard. Any other shows sign-in. */
export const routes: RouteObject[] = [
  {
    Component: Arrival,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Opening,
    children: [
      { path: addresses.home(), loader: guardMain, shouldRevalidate: () => true, lazy: shell, children: mainRoutes },
      // A document of its own: `checkoutRoutes`.
      { path: `${addresses.checkout()}/*`, loader: leave },
      { loader: guardWorker, lazy: shell, children: routesBehind('worker') },
      later(addresses.workerTask(':taskId')),
      later(addresses.publicProject(':hashCode')),
      later(addresses.certificate(':numberLink')),
      { path: addresses.notFound(), lazy: screen(() => import('./app/NotFoundPage'), 'NotFoundPage') },
      ...routesBehind('open'),
    ],
  },
]
