import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { allTexts } from '../platform/texts/i18n'
import { guardVisitor } from './guards'

const signIn = {
  loader: guardVisitor,
  lazy: screen(() => import('./SignInScreen'), 'SignInScreen'),
}
/** Its texts are those of no other page for visitors. */
const terms = async () => {
  const [{ TermsPage }] = await Promise.all([import('./TermsPage'), allTexts()])
  return { Component: TermsPage }
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
    { path: addresses.terms(), lazy: terms },
    { path: addresses.authorized(), lazy: screen(() => import('./AuthorizedPage'), 'AuthorizedPage') },
    { path: addresses.signInAt(':subdomain'), ...signIn },
    { path: '*', ...signIn },
  ],
}
