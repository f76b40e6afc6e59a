import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

export const documentRoutes: ModuleRoutes = {
  main: [
    {
      path: addresses.approval(':projectId?', ':documentId?'),
      lazy: screen(() => import('./ApprovalsScreen'), 'ApprovalsScreen'),
    },
    {
      path: addresses.signOff(':projectId', ':documentId'),
      lazy: screen(() => import('./SignOffScreen'), 'SignOffScreen'),
    },
    { path: addresses.documents(), lazy: screen(() => import('./DocumentsScreen'), 'DocumentsScreen') },
  ],
  project: [
    {
      path: addresses.document(':projectId', ':itemId?'),
      lazy: screen(() => import('./ProjectDocumentsScreen'), 'ProjectDocumentsScreen'),
    },
  ],
  open: [
    { path: addresses.checkReceipt(), lazy: screen(() => import('./CheckReceiptPage'), 'CheckReceiptPage', everyText) },
  ],
}
