import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText, workTexts } from '../platform/texts/i18n'
import { guardVisitor } from './guards'

const signIn = {
  loader: guardVisitor,
  // Its texts are there from the start.
  lazy: screen(
    () => import('./SignInScreen'),
    'SignInScreen',
    async () => {},
  ),
}
const signUp = screen(() => import('./SignUpScreen'), 'SignUpScreen', workTexts)
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
    { path: addresses.signUp(), loader: guardVisitor, lazy: signUp },
    { path: addresses.terms(), lazy: screen(() => import('./TermsPage'), 'TermsPage', everyText) },
    { path: addresses.authorized(), lazy: screen(() => import('./AuthorizedPage'), 'AuthorizedPage', workTexts) },
    { path: addresses.emailProof(), lazy: screen(() => import('./EmailProofPage'), 'EmailProofPage', workTexts) },
    { path: addresses.signInAt(':subdomain'), ...signIn },
    { path: '*', ...signIn },
  ],
}
