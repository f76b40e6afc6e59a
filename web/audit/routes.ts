import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'

export const auditRoutes: ModuleRoutes = {
  main: [
    { path: addresses.logProof(), lazy: screen(() => import('./LogProofScreen'), 'LogProofScreen') },
    { path: addresses.actionLog(), lazy: screen(() => import('./ActionLogScreen'), 'ActionLogScreen') },
  ],
  project: [
    {
      path: addresses.projectActionLog(':projectId'),
      lazy: screen(() => import('./ProjectActionLogScreen'), 'ProjectActionLogScreen'),
    },
  ],
}
