import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

export const auditRoutes: ModuleRoutes = {
  main: [
    { path: addresses.logProof(), lazy: screen(() => import('./LogProofScreen'), 'LogProofScreen', everyText) },
    { path: addresses.actionLog(), lazy: screen(() => import('./ActionLogScreen'), 'ActionLogScreen', everyText) },
  ],
  project: [
    {
      path: addresses.projectActionLog(':projectId'),
      lazy: screen(() => import('./ProjectActionLogScreen'), 'ProjectActionLogScreen', everyText),
    },
  ],
}
