import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'

export const canvasRoutes: ModuleRoutes = {
  project: [
    {
      path: addresses.canvas(':projectId', ':itemId?'),
      lazy: screen(() => import('./CanvasScreen'), 'CanvasScreen'),
    },
  ],
}
