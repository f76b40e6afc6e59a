import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

export const discussionRoutes: ModuleRoutes = {
  main: [{ path: addresses.files(), lazy: screen(() => import('./FilesScreen'), 'FilesScreen') }],
  project: [
    {
      path: addresses.projectDiscussion(':projectId'),
      lazy: screen(() => import('./ProjectDiscussionScreen'), 'ProjectDiscussionScreen', everyText),
    },
    {
      path: addresses.projectFiles(':projectId'),
      lazy: screen(() => import('./ProjectFilesScreen'), 'ProjectFilesScreen'),
    },
  ],
}
