import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { guardVisitor } from './guards'

const signIn = {
  loader: guardVisitor,
  lazy: screen(() => import('./SignInScreen'), 'SignInScreen'),
}
const workerHome = screen(() => import('./WorkerHome'), 'WorkerHome')

/** An address that is none of the program's shows sign-in. */
export const identityRoutes: ModuleRoutes = {
  main: [
    { path: addresses.myInformation(), lazy: screen(() => import('./MyInformationScreen'), 'MyInformationScreen') },
  ],
  worker: [
    { path: addresses.worker(), lazy: workerHome },
    { path: addresses.workerTasks(), lazy: workerHome },
  ],
  open: [
    { path: addresses.signIn(), ...signIn },
    { path: addresses.signUp(), loader: guardVisitor, lazy: screen(() => import('./SignUpScreen'), 'SignUpScreen') },
    { path: addresses.authorized(), lazy: screen(() => import('./AuthorizedPage'), 'AuthorizedPage') },
    { path: addresses.signInAt(':subdomain'), ...signIn },
    { path: '*', ...signIn },
  ],
}
